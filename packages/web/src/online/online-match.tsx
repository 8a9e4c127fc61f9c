import type { Table } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTurnSound, useWaitingBadge } from '../app/turn-signals.ts';
import { sendCommand } from '../client/command.ts';
import type { RequestBody } from '../client/connection.ts';
import { useLobby } from '../client/lobby.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { MatchLayout } from '../match/match-layout.tsx';
import { playerControls, useCommands } from '../match/use-commands.ts';
import { ConnectionBanner, meanwhile, RefusedBanner, UndoProposal } from './banners.tsx';
import { useChat } from './chat.tsx';
import { OnlineEndActions } from './end-actions.tsx';
import { SeatSwitch } from './players.tsx';
import { Recap, useRecap } from './recap.tsx';
import { ClockWarning, SeatBadges } from './seat-badges.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableMenu } from './table-menu.tsx';
import type { MatchFeed, TableSession } from './use-table.ts';
import './match.css';

interface Props {
  session: TableSession;
  table: Table;
  feed: MatchFeed;
  board: Board;
}

/** A match in the house: the same table as at this device, with people around it. */
export function OnlineMatch({ session, table, feed, board }: Props) {
  const { match, own, viewer, connection } = session;
  const { update } = feed;
  const [notice, setNotice] = useState<string | null>(null);
  const send = useCommands(server, match, setNotice);
  const chat = useChat(session, own.length > 0 ? 'players' : 'watchers');
  const seat =
    typeof viewer === 'number' && own.includes(viewer) && update.controlledBy[viewer] === 'holder' ? viewer : null;
  useDeclined(session, table, feed, () => setNotice(t('undo.declined')));
  const command = (body: RequestBody) => void sendCommand(server, body).then(setNotice);
  const act = (own: Parameters<typeof send>[0]) => send(own, update.seq);
  const seatBadges = (each: number) => (
    <SeatBadges seat={each} table={table} toldAt={session.toldAt} update={update} reaction={chat.reactions.get(each)} />
  );
  const snapshot = { ...update, log: feed.log, seatBadges };
  const controls =
    seat === null || update.ranking
      ? {}
      : { controls: playerControls({ connection: server, update, seat, send: act }) };
  const isFinished = board.isOver(update.view);
  const next = useTurnSignals(session, feed);
  const isAsked = seat !== null && update.asked.includes(seat);
  const props = { session, table, update, command };
  const instead = update.ranking ? (
    <OnlineEndActions {...props} isFinished={isFinished} />
  ) : (
    !isAsked && meanwhile(props, next)
  );
  const mayUndo = seat !== null && update.canUndo && connection === 'connected';
  return (
    <MatchLayout
      board={board}
      snapshot={snapshot}
      undo={mayUndo ? () => void act({ type: 'undo', seat }) : null}
      online={{
        banners: <Banners {...{ session, table, feed, board, command, notice }} forget={() => setNotice(null)} />,
        side: (log) => <SidePanel session={session} chat={chat} log={log} />,
        unread: chat.unread,
        menu: <TableMenu session={session} table={table} update={update} game={t(board.title)} command={command} />,
        earlier: feed.from >= 0 ? session.earlier : null,
      }}
    >
      <div class="held" inert={connection !== 'connected'}>
        <board.Table
          key={viewer} // other eyes, another table: the card somebody looked at stays with them
          snapshot={snapshot}
          {...controls}
          instead={instead}
        />
      </div>
      {update.ranking && isFinished && <board.End snapshot={snapshot} />}
    </MatchLayout>
  );
}

interface BannerProps {
  command(body: RequestBody): void;
  /** What was refused, until one has read it. */
  notice: string | null;
  forget(): void;
}

/** All that has to be said before the table: the line, a refusal, the others' wishes, what happened meanwhile, whose seat it is. */
function Banners({ session, table, feed, board, command, notice, forget }: Props & BannerProps) {
  const recap = useRecap(session.match, feed, session.own.includes(session.viewer as number));
  const { update } = feed;
  return (
    <>
      <div class="over-table">
        <ConnectionBanner connection={session.connection} />
        {notice && <RefusedBanner text={notice} forget={forget} />}
        <UndoProposal session={session} table={table} update={update} command={command} />
        {recap.from !== null && !update.ranking && (
          <Recap board={board} feed={feed} from={recap.from} skip={recap.skip} />
        )}
      </div>
      <ClockWarning own={session.own} table={table} toldAt={session.toldAt} />
      <SeatSwitch session={session} table={table} update={update} />
    </>
  );
}

/** Title, icon and sound say once a turn that it is ours; the way to another table that waits, where this one does not. */
function useTurnSignals({ match, own }: TableSession, { update }: MatchFeed): string | null {
  const isMine = own.some((seat) => update.asked.includes(seat) && update.controlledBy[seat] === 'holder');
  const [turn, setTurn] = useState<string | null>(null);
  // A turn may be many moves long: it is rung in with its first.
  useEffect(() => setTurn(isMine ? `${match} ${update.seq}` : null), [match, isMine]);
  useTurnSound(turn);
  const lobby = useLobby();
  const others = (lobby?.mine ?? []).filter((line) => line.isWaiting && line.match !== match);
  useWaitingBadge(others.length + (isMine ? 1 : 0));
  return isMine ? null : (others[0]?.match ?? null);
}

/** What we asked to take back stands: somebody did not agree. */
function useDeclined({ own }: TableSession, { proposal }: Table, { update }: MatchFeed, say: () => void): void {
  const before = useRef<{ isMine: boolean; seq: number } | null>(null);
  useEffect(() => {
    if (!proposal && before.current?.isMine && before.current.seq === update.seq) say();
    before.current = proposal && { isMine: own.includes(proposal.seat), seq: update.seq };
  });
}
