import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { continuationOf } from '../client/continuation.ts';
import { errorSentence } from '../client/error-text.ts';
import { server } from '../client/server.ts';
import { gameInfo, useBoard } from '../games/index.ts';
import { addMessages, t } from '../i18n/index.ts';
import { peopleMessages } from '../i18n/load.ts';
import { HomeScreen } from './home.tsx';
import { useLanguage } from './language.tsx';
import { lazy } from './lazy.tsx';
import { Notice } from './notice.tsx';
import { SetupScreen } from './setup.tsx';

/** A screen of the server's, with its words. */
function lazyOnline<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return lazy(async () => (await Promise.all([load(), addMessages('people', peopleMessages)]))[0]);
}

const MatchScreen = lazy(async () => (await import('../match/match-screen.tsx')).MatchScreen);
const RecordScreen = lazy(async () => (await import('../match/replay.tsx')).RecordScreen);
const ReplayScreen = lazy(async () => (await import('../match/replay.tsx')).ReplayScreen);
const NewTableScreen = lazyOnline(async () => (await import('../online/index.ts')).NewTableScreen);
const TableScreen = lazyOnline(async () => (await import('../online/index.ts')).TableScreen);
const FinishedGameScreen = lazyOnline(async () => (await import('../online/index.ts')).FinishedGameScreen);
const AccountScreen = lazyOnline(async () => (await import('../online/account/index.ts')).AccountScreen);
const RecoverScreen = lazyOnline(async () => (await import('../online/account/index.ts')).RecoverScreen);
const LearnScreen = lazy(async () => (await import('../lessons/screen.tsx')).LearnScreen);
const RulesScreen = lazy(async () => (await import('../rules/screen.tsx')).RulesScreen);
const ResetScreen = lazyOnline(async () => (await import('../online/account/index.ts')).ResetScreen);
const AdminScreen = lazyOnline(async () => (await import('../online/admin/admin.tsx')).AdminScreen);

/**
 * The screen, by the address after the hash. On this device: #/new/tides, #/match/ab12, #/replay/ab12, #/record/…
 * On the server: #/online/tides, #/t/ab12 (a table), #/g/ab12 (a finished game), #/me, #/recover/…, #/reset/…, #/admin.
 * Lessons: #/learn/tides, and one of them, #/learn/tides/points.
 * Rules: #/rules/tides, and a paragraph or a clause of them, #/rules/tides/TT-MAJ-1.
 * A replay may go on with a ply and a seat: #/g/ab12/10/0.
 */
export function App() {
  const { hash, visit } = useHash();
  useLanguage();
  const ban = useBan(visit);
  if (ban) return <Notice text={ban} />;
  const [, screen = '', what = '', from = ''] = hash.split('/');
  if (screen === '') return <HomeScreen />;
  if (screen === 'match') return <MatchScreen key={what} match={what} />;
  if (screen === 'replay') return <ReplayScreen key={visit} match={what} />;
  if (screen === 'record') return <RecordScreen key={visit} packed={what} />;
  if (screen === 't') return <TableScreen key={what} match={what} />;
  if (screen === 'g') return <FinishedGameScreen key={visit} match={what} />;
  if (screen === 'rules' && gameInfo(what)?.rulebook) return <RulesScreen key={what} game={what} target={from} />;
  if (screen === 'learn' && gameInfo(what)?.loadTutorial) return <LearnScreen key={what} game={what} target={from} />;
  if (screen === 'me') return <AccountScreen />;
  if (screen === 'recover') return <RecoverScreen key={what} secret={what} match={from} />;
  if (screen === 'reset') return <ResetScreen key={what} token={what} />;
  if (screen === 'admin') return <AdminScreen key={what} secret={what} />;
  const isNew = (screen === 'new' || screen === 'online') && gameInfo(what) !== undefined;
  return isNew ? (
    <NewScreen key={`${what} ${from}`} game={what} where={screen} from={from} />
  ) : (
    <Notice text={t('notice.nowhere')} />
  );
}

/** Why the person of this page was banned; null: they were not, or have gone on. */
function useBan(visit: number): string | null {
  const [ban, setBan] = useState<string | null>(null);
  useEffect(() => setBan(null), [visit]);
  useEffect(
    () =>
      server.onMessage((message) => {
        if (message.type !== 'error' || message.error.code !== 'banned') return;
        setBan(errorSentence(message.error));
        // At home the link home is no visit.
        addEventListener('click', () => setBan(null), { once: true });
      }),
    [],
  );
  return ban;
}

/** Before a game, on this device or online, new or continued. */
function NewScreen({ game, where, from }: { game: string; where: 'new' | 'online'; from: string }) {
  const board = useBoard(game);
  const origin = from === 'on' ? continuationOf(game) : null;
  if (!board) return <Notice text={t('loading')} isQuiet />;
  if (from === 'on' && !origin) return <Notice text={t('carry.gone')} />;
  const Screen = where === 'new' ? SetupScreen : NewTableScreen;
  return <Screen board={board} origin={origin} />;
}

/** The address, and a count of visits: a replay changes its own address, so the same address may be a new visit. */
function useHash(): { hash: string; visit: number } {
  const [now, setNow] = useState({ hash: location.hash, visit: 0 });
  // Before anything is painted, lest a change that comes at once be missed.
  useLayoutEffect(() => {
    const update = () => {
      setNow(({ visit }) => ({ hash: location.hash, visit: visit + 1 }));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return now;
}
