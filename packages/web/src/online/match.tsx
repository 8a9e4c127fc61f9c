import type { CommandError, Table, Update } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board, Choosing } from '../shell/board.ts';
import { TableFrame } from '../shell/frame.tsx';
import type { Asking } from '../shell/link.ts';
import { useLobby } from '../shell/lobby.ts';
import { house } from '../shell/online-link.ts';
import { useTurnSound, useWaitingMark } from '../shell/signs.ts';
import { act } from './act.ts';
import { ConnectionBanner, meanwhile, RefusedBanner, UndoProposal } from './banners.tsx';
import { Beside, ClockWarning } from './beside.tsx';
import { OnlineEnd } from './end.tsx';
import { TableMenu } from './menu.tsx';
import { OwnSeats } from './people.tsx';
import { Recap, useRecap } from './recap.tsx';
import { Side } from './side.tsx';
import { useTalk } from './talk.tsx';
import type { AtTable, Seen } from './use-table.ts';
import './around.css';

interface Props {
  at: AtTable;
  table: Table;
  seen: Seen;
  board: Board;
}

/** A match in the house: the same table as at this device, with people around it. */
export function OnlineMatch({ at, table, seen, board }: Props) {
  const { match, own, viewer, standing } = at;
  const { update } = seen;
  const [said, setSaid] = useState<string | null>(null);
  const isBusy = useRef(false);
  const talk = useTalk(at, own.length > 0 ? 'players' : 'watchers');
  const seat =
    typeof viewer === 'number' && own.includes(viewer) && update.controlledBy[viewer] === 'holder' ? viewer : null;
  useDeclined(at, table, seen, () => setSaid(t('undo.declined')));
  const command = async (asking: Asking) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid(await act(asking));
    isBusy.current = false;
  };
  const beside = (each: number) => (
    <Beside seat={each} table={table} toldAt={at.toldAt} update={update} reaction={talk.reactions.get(each)} />
  );
  const shown = { ...update, log: seen.log, beside };
  const choosing = seat === null || update.ranking ? {} : { choosing: choosingFor(seat, update, command) };
  const isFinished = (update.view as { phase?: unknown }).phase === 'over';
  const next = useSigns(at, seen);
  const isAsked = seat !== null && update.asked.includes(seat);
  const props = { at, table, update, command };
  const instead = update.ranking ? (
    <OnlineEnd {...props} isFinished={isFinished} />
  ) : (
    !isAsked && meanwhile(props, next)
  );
  const mayUndo = seat !== null && update.canUndo && standing === 'connected';
  return (
    <TableFrame
      board={board}
      shown={shown}
      undo={mayUndo ? () => command({ type: 'undo', match, seat, seq: update.seq }) : null}
      around={{
        banners: <Banners {...{ at, table, seen, board, command, said }} forget={() => setSaid(null)} />,
        side: (log) => <Side at={at} talk={talk} log={log} />,
        unread: talk.unread,
        menu: <TableMenu at={at} table={table} update={update} game={t(board.title)} command={command} />,
        earlier: seen.from >= 0 ? at.earlier : null,
      }}
    >
      <div class="held" inert={standing !== 'connected'}>
        <board.Table
          key={viewer} // other eyes, another table: the card somebody looked at stays with them
          shown={shown}
          {...choosing}
          instead={instead}
        />
      </div>
      {update.ranking && isFinished && <board.End shown={shown} />}
    </TableFrame>
  );
}

interface Saying {
  command(asking: Asking): void;
  /** What was refused, until one has read it. */
  said: string | null;
  forget(): void;
}

/** All that has to be said before the table: the line, a refusal, the others' wishes, what happened meanwhile, whose seat it is. */
function Banners({ at, table, seen, board, command, said, forget }: Props & Saying) {
  const recap = useRecap(at.match, seen, at.own.includes(at.viewer as number));
  const { update } = seen;
  return (
    <>
      <div class="over-table">
        <ConnectionBanner standing={at.standing} />
        {said && <RefusedBanner text={said} forget={forget} />}
        <UndoProposal at={at} table={table} update={update} command={command} />
        {recap.from !== null && !update.ranking && (
          <Recap board={board} seen={seen} from={recap.from} skip={recap.skip} />
        )}
      </div>
      <ClockWarning own={at.own} table={table} toldAt={at.toldAt} />
      <OwnSeats at={at} table={table} update={update} />
    </>
  );
}

function choosingFor(seat: number, { match, moves, seq }: Update, command: (asking: Asking) => void): Choosing {
  return {
    moves,
    send: (move) => command({ type: 'submit', match, seat, seq, move }),
    why: (move) => askWhy(match, seat, move),
  };
}

async function askWhy(match: string, seat: number, move: string): Promise<CommandError | null> {
  const reply = await house.request({ type: 'why-not', match, seat, move });
  return reply.type === 'reason' ? reply.error : null;
}

/** Title, icon and sound say once a turn that it is ours; the way to another table that waits, where this one does not. */
function useSigns({ match, own }: AtTable, { update }: Seen): string | null {
  const isMine = own.some((seat) => update.asked.includes(seat) && update.controlledBy[seat] === 'holder');
  const [turn, setTurn] = useState<string | null>(null);
  // A turn may be many moves long: it is rung in with its first.
  useEffect(() => setTurn(isMine ? `${match} ${update.seq}` : null), [match, isMine]);
  useTurnSound(turn);
  const lobby = useLobby();
  const others = (lobby?.mine ?? []).filter((line) => line.isWaiting && line.match !== match);
  useWaitingMark(others.length + (isMine ? 1 : 0));
  return isMine ? null : (others[0]?.match ?? null);
}

/** What we asked to take back stands: somebody did not agree. */
function useDeclined({ own }: AtTable, { proposal }: Table, { update }: Seen, say: () => void): void {
  const before = useRef<{ isMine: boolean; seq: number } | null>(null);
  useEffect(() => {
    if (!proposal && before.current?.isMine && before.current.seq === update.seq) say();
    before.current = proposal && { isMine: own.includes(proposal.seat), seq: update.seq };
  });
}
