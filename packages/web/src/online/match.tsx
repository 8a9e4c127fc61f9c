import type { Refused, Table } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board } from '../shell/board.ts';
import { TableFrame } from '../shell/frame.tsx';
import type { Asking } from '../shell/link.ts';
import { useLobby } from '../shell/lobby.ts';
import { house } from '../shell/online-link.ts';
import { useTurnSound, useWaitingMark } from '../shell/signs.ts';
import { act } from './act.ts';
import { Absences, ConnectionBanner, UndoProposal } from './banners.tsx';
import { OnlineEnd } from './end.tsx';
import { TableMenu } from './menu.tsx';
import { People } from './people.tsx';
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
  const { match, own, as, standing } = at;
  const { update } = seen;
  const [said, setSaid] = useState<string | null>(null);
  const isBusy = useRef(false);
  const talk = useTalk(at, own.length > 0 ? 'players' : 'watchers');
  const seat = typeof as === 'number' && own.includes(as) && update.charge[as] === 'holder' ? as : null;
  useDeclined(at, table, seen, () => setSaid(t('undo.declined')));
  const command = async (asking: Asking) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaid(await act(asking));
    isBusy.current = false;
  };
  const shown = { ...update, log: seen.log };
  const choosing =
    seat === null || update.ranking
      ? {}
      : {
          choosing: {
            moves: update.moves,
            send: (move: string) => void command({ type: 'submit', match, seat, seq: update.seq, move }),
            why: (move: string) => askWhy(match, seat, move),
          },
        };
  const isFinished = (update.view as { phase?: unknown }).phase === 'over';
  const mayUndo = seat !== null && update.canUndo && standing === 'connected';
  return (
    <TableFrame
      board={board}
      shown={shown}
      refused={said}
      undo={mayUndo ? () => command({ type: 'undo', match, seat, seq: update.seq }) : null}
      around={{
        people: <People at={at} table={table} update={update} reactions={talk.reactions} />,
        banners: <Banners {...{ at, table, seen, board, command }} />,
        side: (log) => <Side at={at} talk={talk} log={log} />,
        unread: talk.unread,
        menu: <TableMenu at={at} table={table} update={update} game={t(board.title)} command={command} />,
        earlier: seen.from >= 0 ? at.earlier : null,
      }}
    >
      <div class="held" inert={standing !== 'connected'}>
        <board.Table
          key={as} // other eyes, another table: the card somebody looked at stays with them
          shown={shown}
          {...choosing}
          instead={update.ranking ? <OnlineEnd {...{ at, table, update, isFinished }} /> : undefined}
        />
      </div>
      {update.ranking && isFinished && <board.End shown={shown} />}
    </TableFrame>
  );
}

/** All that has to be said before the table: the line, the others' wishes, what happened meanwhile, who else waits. */
function Banners({ at, table, seen, board, command }: Props & { command(asking: Asking): void }) {
  const recap = useRecap(at.match, seen, at.own.includes(at.as as number));
  const next = useSigns(at, seen);
  const { update } = seen;
  return (
    <>
      <div class="over-table">
        <ConnectionBanner standing={at.standing} />
        <UndoProposal at={at} table={table} update={update} command={command} />
        {recap.from !== null && !update.ranking && (
          <Recap board={board} seen={seen} from={recap.from} skip={recap.skip} />
        )}
      </div>
      <Absences at={at} table={table} update={update} command={command} />
      {next && (
        <a class="button next-table" href={`#/t/${next}`}>
          {t('home.next')}
        </a>
      )}
    </>
  );
}

async function askWhy(match: string, seat: number, move: string): Promise<Refused | null> {
  const reply = await house.ask({ type: 'why', match, seat, move });
  return reply.type === 'reason' ? reply.refused : null;
}

/** Title, icon and sound say once a turn that it is ours; the way to another table that waits, where this one does not. */
function useSigns({ match, own }: AtTable, { update }: Seen): string | null {
  const isMine = own.some((seat) => update.asked.includes(seat) && update.charge[seat] === 'holder');
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
