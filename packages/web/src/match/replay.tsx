import type { Viewer } from '@tempora/kernel';
import type { Position, TableEvent } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { Notice } from '../app/notice.tsx';
import { useTitle } from '../app/use-title.ts';
import { device } from '../client/connection.ts';
import { errorText, UserError } from '../client/error-text.ts';
import { unpackRecord } from '../client/files.ts';
import { useAction } from '../client/use-resource.ts';
import { ReviewButton } from '../coach/review-button.tsx';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { listOf } from '../toolkit/sentences.ts';
import type { Board } from './board.ts';
import { ContinueFromHere } from './continue-from-here.tsx';
import { placedEvents } from './feed.ts';
import { MatchLayout } from './match-layout.tsx';
import { OpenHands } from './open-hands.tsx';
import { resultTitle } from './result-title.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { type Eyes, ViewerSelect } from './viewer-select.tsx';
import { Why } from './why.tsx';

/** How long the replay rests at a ply before the address says so, in milliseconds. */
const PAUSE = 200;
/** How long each ply is shown while the replay runs. */
const STEP = 1100;

/** A record carried by an address: opened, checked, then replayed. */
export function RecordScreen({ packed }: { packed: string }) {
  const load = async () => {
    const text = await unpackRecord(packed);
    if (text === null) throw new UserError(t('record-error.broken-link'));
    return text;
  };
  return <OpenedRecord key={packed} load={load} />;
}

/** A record from somewhere: fetched, checked by this device, then replayed. */
export function OpenedRecord({ load, waiting }: { load(): Promise<string>; waiting?: string | null }) {
  const [match, setMatch] = useState<string | null>(null);
  const { error, run } = useAction();
  useEffect(() => {
    const open = async () => {
      const reply = await device.request({ type: 'open-record', text: await load() });
      if (reply.type === 'created') setMatch(reply.match);
    };
    void run(open);
  }, []);
  if (error) return <Notice text={error} />;
  if (match) return <ReplayScreen match={match} />;
  return waiting ? <Notice text={waiting} /> : <Notice text={t('loading')} isQuiet />;
}

/** Later than any move: a shared link opens with the result. */
const END = 999_999;

/** The moment an address leads to, and its viewer: #/g/ab12/10/0, #/g/ab12/10/all, or #/g/ab12/end. */
function momentOf(address: string): { game: string; ply: number; viewer: Eyes } {
  const [hash, screen, match, ply = '', seat = ''] = address.split('/');
  return {
    game: [hash, screen, match].join('/'),
    ply: ply === 'end' ? END : /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
    viewer: /^\d$/.test(seat) ? Number(seat) : seat === 'all' ? 'all' : 'public',
  };
}

/** Keeps ply and viewer in the address, for a link or for coming back; a step is not a page in the browser's history. */
function useMomentInAddress(game: string, ply: number, viewer: Eyes): void {
  useEffect(() => {
    // Browsers limit how often an address may change: a slider would do it with every step.
    const timer = setTimeout(() => {
      if (!location.hash.startsWith(game)) return; // leaving
      history.replaceState(history.state, '', `${game}/${ply}${viewer === 'public' ? '' : `/${viewer}`}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [game, ply, viewer]);
}

/** Where the replay is, and how to move it. */
function usePlayback(match: string) {
  const [first] = useState(() => momentOf(location.hash));
  const [wanted, setPly] = useState(first.ply);
  const [viewer, setViewer] = useState(first.viewer);
  const [isRunning, setRunning] = useState(false);
  const { position, own, error } = usePositions(match, wanted, viewer);
  const plies = position?.plies ?? 0;
  const ply = position ? Math.min(wanted, plies) : wanted;
  useMomentInAddress(first.game, ply, viewer);
  useEffect(() => {
    if (!isRunning) return;
    if (ply >= plies) return setRunning(false);
    const timer = setTimeout(() => setPly(ply + 1), STEP);
    return () => clearTimeout(timer);
  }, [isRunning, ply, plies]);
  // An address may name a seat that nobody has.
  useEffect(() => {
    if (error) setViewer('public');
  }, [error]);
  const go = (to: number) => {
    setRunning(false);
    setPly(Math.max(0, Math.min(plies, to)));
  };
  const toggle = () => {
    if (ply >= plies) setPly(0);
    setRunning(!isRunning);
  };
  return { position, own, error, ply, isRunning, go, toggle, viewer, setViewer, isAtResult: wanted === END };
}

/** A game that was played: step, jump, let it run, see it as any player. */
export function ReplayScreen({ match }: { match: string }) {
  const { position, own, error, isAtResult, ...bar } = usePlayback(match);
  const board = useBoard(position?.game);
  useTitle(position && board && titleOf(position, t(board.title)));
  useReplayKeys({ ...bar, plies: position?.plies ?? 0 });
  if (error) return <Notice text={error} />;
  if (!position || !board) return <Notice text={t('loading')} isQuiet />;
  const { last, holders } = position;
  const instead = (
    <>
      <div class="replay">
        <ReplayBar {...{ position, board, ...bar }} />
        <ReviewButton
          game={position.game}
          last={() => positionAt(match, position.plies, position.viewer)}
          record={() => exportRecord(match)}
          jump={bar.go}
        />
        <ContinueFromHere match={match} position={position} />
      </div>
      {bar.viewer === 'all' && (
        <OpenHands
          {...{ board, holders }}
          hands={own.map(({ view, viewer }) => board.handOf?.(view, viewer as number) ?? [])}
        />
      )}
    </>
  );
  const why = last && holders[last.seat]?.kind === 'bot' && <Why match={match} ply={position.ply} holders={holders} />;
  return (
    <MatchLayout board={board} snapshot={position} jump={bar.go} events={eventsUntil(position)} afterLog={why}>
      {isAtResult && position.ranking && <board.End snapshot={position} />}
      <board.Table snapshot={position} instead={instead} />
      {!isAtResult && position.ranking && <board.End snapshot={position} />}
    </MatchLayout>
  );
}

/** What had happened at the table by then. */
function eventsUntil({ ply, events = [] }: Position): readonly TableEvent[] {
  return placedEvents(events, -1).filter((event) => event.ply <= ply);
}

/** The game and who played it; once the result is shown, who won. */
function titleOf({ holders, ranking }: Position, game: string): string {
  if (ranking) return resultTitle(game, ranking, holders);
  return t('sign.table', { game, names: listOf(holders.map((holder) => holder.name)) });
}

async function exportRecord(match: string): Promise<string> {
  const reply = await device.request({ type: 'export-record', match });
  return reply.type === 'record' ? reply.text : '';
}

/** What is shown, and where all hands are open what each seat saw then. */
interface Positions {
  position: Position | null;
  own: readonly Position[];
}

function usePositions(match: string, ply: number, eyes: Eyes) {
  const [positions, setPositions] = useState<Positions>({ position: null, own: [] });
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setError(null);
    fetchPositions(match, ply, eyes)
      .then((fetched) => isWanted && setPositions(fetched))
      .catch((failure: unknown) => isWanted && setError(errorText(failure)));
    return () => {
      isWanted = false;
    };
  }, [match, ply, eyes]);
  return { ...positions, error };
}

async function fetchPositions(match: string, ply: number, eyes: Eyes): Promise<Positions> {
  const position = await positionAt(match, ply, eyes === 'all' ? 'public' : eyes);
  const seats = eyes === 'all' ? [...position.holders.keys()] : [];
  return { position, own: await Promise.all(seats.map((seat) => positionAt(match, ply, seat))) };
}

async function positionAt(match: string, ply: number, viewer: Viewer): Promise<Position> {
  const reply = await device.request({ type: 'position', match, ply, viewer });
  if (reply.type !== 'position') throw new Error('a position was asked for');
  return reply;
}

interface BarProps {
  board: Board;
  position: Position;
  /** The wanted ply; the position follows. Whoever holds a key down is ahead of it. */
  ply: number;
  isRunning: boolean;
  go(ply: number): void;
  toggle(): void;
  viewer: Eyes;
  setViewer(viewer: Eyes): void;
}

function ReplayBar({ board, position, ply, isRunning, go, toggle, viewer, setViewer }: BarProps) {
  const { plies, holders } = position;
  const viewers: readonly Eyes[] = ['public', ...holders.keys(), ...(board.handOf ? (['all'] as const) : [])];
  return (
    <>
      <ReplaySteps {...{ ply, plies, isRunning, go, toggle }} />
      <label class="replay-jump">
        <span>{t('replay.ply', { ply: position.ply, plies })}</span>
        <input
          type="range"
          min={0}
          max={plies}
          value={ply}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
      <ViewerSelect {...{ viewer, viewers }} names={holders.map(({ name }) => name)} set={setViewer} />
    </>
  );
}

type StepsProps = Omit<BarProps, 'board' | 'position' | 'viewer' | 'setViewer'> & { plies: number };

function ReplaySteps({ ply, plies, isRunning, go, toggle }: StepsProps) {
  const atStart = { isOff: ply === 0 };
  const atEnd = { isOff: ply === plies };
  const look = { look: 'icon', size: 22, stroke: 2, fill: 'currentColor' } as const;
  const running = isRunning
    ? { label: t('replay.pause'), d: 'M8 5v14M16 5v14' }
    : { label: t('replay.play'), d: 'M7 4v16l13-8z' };
  return (
    <div class="replay-steps">
      <IconButton {...look} {...atStart} label={t('replay.first')} d="M18 5v14l-9-7zM7 5v14" press={() => go(0)} />
      <IconButton {...look} {...atStart} label={t('replay.back')} d="M16 5v14l-9-7z" press={() => go(ply - 1)} />
      <IconButton {...look} {...running} press={toggle} />
      <IconButton {...look} {...atEnd} label={t('replay.on')} d="M8 5v14l9-7z" press={() => go(ply + 1)} />
      <IconButton {...look} {...atEnd} label={t('replay.last')} d="M6 5v14l9-7zM17 5v14" press={() => go(plies)} />
    </div>
  );
}
