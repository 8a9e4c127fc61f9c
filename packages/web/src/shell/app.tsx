import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { boxOf, useBoard } from './boards.ts';
import { HomeScreen } from './home.tsx';
import { MatchScreen } from './match.tsx';
import { Notice } from './notice.tsx';
import { RecordScreen, ReplayScreen } from './replay.tsx';
import { SetupScreen } from './setup.tsx';

/** The page one is on, by the address after the hash: #/new/tides, #/match/ab12, #/replay/ab12, #/record/… */
export function App() {
  const [, screen = '', what = ''] = useHash().split('/');
  if (screen === '') return <HomeScreen />;
  if (screen === 'match') return <MatchScreen key={what} match={what} />;
  if (screen === 'replay') return <ReplayScreen key={what} match={what} />;
  if (screen === 'record') return <RecordScreen key={what} packed={what} />;
  return screen === 'new' && boxOf(what) ? <NewScreen game={what} /> : <Notice text={t('notice.nowhere')} />;
}

function NewScreen({ game }: { game: string }) {
  const board = useBoard(game);
  return board ? <SetupScreen board={board} /> : <Notice text={t('loading')} isQuiet />;
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const hear = () => {
      setHash(location.hash);
      scrollTo(0, 0);
    };
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return hash;
}
