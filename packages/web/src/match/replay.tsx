import type { Position } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { device } from '../client/connection.ts';
import { storeContinuation } from '../client/continuation.ts';
import { errorText } from '../client/error-text.ts';
import { unpackRecord } from '../client/files.ts';
import { useServer } from '../client/server.ts';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { MatchLayout } from './match-layout.tsx';

type Viewer = number | 'public';

/** How long one stands still before the address says where, in milliseconds. */
const PAUSE = 200;

/** A record carried by an address: opened, checked, then replayed. */
export function RecordScreen({ packed }: { packed: string }) {
  const [match, setMatch] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const open = async () => {
      const text = await unpackRecord(packed);
      if (text === null) return setError(t('record-error.broken-link'));
      const reply = await device.request({ type: 'open-record', text });
      if (reply.type === 'created') setMatch(reply.match);
    };
    open().catch((error: unknown) => setError(errorText(error)));
  }, [packed]);
  if (error) return <Notice text={error} />;
  return match ? <ReplayScreen match={match} /> : <Notice text={t('loading')} isQuiet />;
}

/** The moment an address leads to, and through whose eyes: #/g/ab12/10/0. */
function momentOf(address: string): { game: string; ply: number; viewer: Viewer } {
  const [hash, screen, what, ply = '', seat = ''] = address.split('/');
  return {
    game: [hash, screen, what].join('/'),
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
    viewer: /^\d$/.test(seat) ? Number(seat) : 'public',
  };
}

/** Where one is stands in the address, for a link or for coming back; a step is no page in the browser's history. */
function writeMoment(game: string, ply: number, viewer: Viewer): void {
  if (!location.hash.startsWith(game)) return; // one is leaving
  history.replaceState(history.state, '', `${game}/${ply}${viewer === 'public' ? '' : `/${viewer}`}`);
}

/** A game that was played: step, jump, let it run, look through anyone's eyes. */
export function ReplayScreen({ match }: { match: string }) {
  const [first] = useState(() => momentOf(location.hash));
  const [wanted, setPly] = useState(first.ply);
  const [viewer, setAs] = useState(first.viewer);
  const [isRunning, setRunning] = useState(false);
  const { position, error } = usePosition(match, wanted, viewer);
  const plies = position?.plies ?? 0;
  const ply = position ? Math.min(wanted, plies) : wanted;
  useEffect(() => {
    // Browsers do not like an address that changes with every step of a slider.
    const timer = setTimeout(() => writeMoment(first.game, ply, viewer), PAUSE);
    return () => clearTimeout(timer);
  }, [first, ply, viewer]);
  useEffect(() => {
    if (!isRunning) return;
    if (ply >= plies) return setRunning(false);
    const timer = setTimeout(() => setPly(ply + 1), 1100);
    return () => clearTimeout(timer);
  }, [isRunning, ply, plies]);
  const board = useBoard(position?.game);
  // An address may name a seat that nobody has.
  useEffect(() => {
    if (error) setAs('public');
  }, [error]);
  if (error) return <Notice text={error} />;
  if (!position || !board) return <Notice text={t('loading')} isQuiet />;
  const go = (to: number) => {
    setRunning(false);
    setPly(Math.max(0, Math.min(plies, to)));
  };
  const run = () => {
    if (ply >= plies) setPly(0);
    setRunning(!isRunning);
  };
  const bar = (
    <>
      <ReplayBar position={position} ply={ply} isRunning={isRunning} go={go} run={run} setViewer={setAs} />
      <ContinueFromHere match={match} position={position} />
    </>
  );
  return (
    <MatchLayout board={board} snapshot={position}>
      <board.Table snapshot={position} instead={bar} />
      {position.ranking && <board.End snapshot={position} />}
    </MatchLayout>
  );
}

function usePosition(match: string, ply: number, viewer: Viewer) {
  const [position, setPosition] = useState<Position | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setError(null);
    device
      .request({ type: 'position', match, ply, viewer })
      .then((reply) => isWanted && reply.type === 'position' && setPosition(reply))
      .catch((error: unknown) => isWanted && setError(errorText(error)));
    return () => {
      isWanted = false;
    };
  }, [match, ply, viewer]);
  return { position, error };
}

interface BarProps {
  position: Position;
  /** Where one wants to be; the position follows. Whoever holds a key down is ahead of it. */
  ply: number;
  isRunning: boolean;
  go(ply: number): void;
  run(): void;
  setViewer(viewer: Viewer): void;
}

function ReplayBar({ position, ply, isRunning, go, run, setViewer }: BarProps) {
  const { plies, viewer, holders } = position;
  return (
    <div class="replay">
      <div class="replay-steps">
        <StepButton label={t('replay.first')} d="M18 5v14l-9-7zM7 5v14" isOff={ply === 0} go={() => go(0)} />
        <StepButton label={t('replay.back')} d="M16 5v14l-9-7z" isOff={ply === 0} go={() => go(ply - 1)} />
        <StepButton
          label={t(isRunning ? 'replay.pause' : 'replay.play')}
          d={isRunning ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8z'}
          isOff={false}
          go={run}
        />
        <StepButton label={t('replay.on')} d="M8 5v14l9-7z" isOff={ply === plies} go={() => go(ply + 1)} />
        <StepButton label={t('replay.last')} d="M6 5v14l9-7zM17 5v14" isOff={ply === plies} go={() => go(plies)} />
      </div>
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
      <label class="replay-eyes">
        <span>{t('replay.eyes')}</span>
        <select
          value={String(viewer)}
          onChange={(event) =>
            setViewer(event.currentTarget.value === 'public' ? 'public' : Number(event.currentTarget.value))
          }
        >
          <option value="public">{t('replay.public')}</option>
          {holders.map(({ name }, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** From here it may go another way: at this device, or at a table in the house. */
function ContinueFromHere({ match, position }: { match: string; position: Position }) {
  const [error, setError] = useState<string | null>(null);
  const { connection } = useServer();
  if (position.ranking) return null;
  const go = (where: 'new' | 'online') => {
    const { game, ply, holders, options } = position;
    storeContinuation(match, { game, ply, holders, options })
      .then(() => {
        location.hash = `#/${where}/${game}/on`;
      })
      .catch((error: unknown) => setError(errorText(error)));
  };
  return (
    <div class="branch">
      <span>{t('branch.title')}</span>
      <button type="button" onClick={() => go('new')}>
        {t('branch.here')}
      </button>
      {connection === 'connected' && (
        <button type="button" onClick={() => go('online')}>
          {t('branch.online')}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

function StepButton({ label, d, isOff, go }: { label: string; d: string; isOff: boolean; go(): void }) {
  return (
    <button type="button" class="icon" aria-label={label} title={label} disabled={isOff} onClick={go}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        <path d={d} />
      </svg>
    </button>
  );
}
