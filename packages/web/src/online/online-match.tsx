import type { Table, Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTurnSound, useWaitingBadge } from '../app/turn-signals.ts';
import { useCommand } from '../client/command.ts';
import type { RequestBody } from '../client/connection.ts';
import { useLobby } from '../client/lobby.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { MatchLayout } from '../match/match-layout.tsx';
import { playerControls, useCommands } from '../match/use-commands.ts';
import { ConnectionBanner, meanwhile, RefusedBanner, UndoProposal } from './banners.tsx';
import { OnlineEndActions } from './end-actions.tsx';
import { SeatSwitch } from './players.tsx';
import { Recap, useRecap } from './recap.tsx';
import { ClockWarning, SeatBadges } from './seat-badges.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableMenu } from './table-menu.tsx';
import { useChat } from './use-chat.ts';
import type { MatchFeed, TableSession } from './use-table.ts';
import './match.css';

interface Props {
  session: TableSession;
  table: Table;
  feed: MatchFeed;
  board: Board;
}

/** A match on the server: the same table as on this device, with people around it. */
export function OnlineMatch({ session, table, feed, board }: Props) {
  const { match, own, viewer } = session;
  const { update } = feed;
  const [notice, setNotice] = useState<string | null>(null);
  const send = useCommands(server, match, setNotice);
  const command = useCommand(server, setNotice);
  const chat = useChat(session, own.length > 0 ? 'players' : 'watchers');
  useDeclined(session, table, feed, () => setNotice(t('undo.declined')));
  const next = useTurnSignals(session, feed);
  const seat = playedSeat(session, update);
  const act = (own: Parameters<typeof send>[0]) => send(own, update.seq);
  const isFinished = board.isOver(update.view);
  const snapshot = {
    ...update,
    log: feed.log,
    seatBadges: (each: number) => (
      <SeatBadges
        {...{ table, update }}
        seat={each}
        receivedAt={session.receivedAt}
        reaction={chat.reactions.get(each)}
      />
    ),
  };
  const controls =
    seat === null || update.ranking
      ? {}
      : { controls: playerControls({ connection: server, update, seat, send: act }) };
  const mayUndo = seat !== null && update.canUndo && session.connection === 'connected';
  return (
    <MatchLayout
      board={board}
      snapshot={snapshot}
      undo={mayUndo ? () => void act({ type: 'undo', seat }) : null}
      online={{
        banners: <Banners {...{ session, table, feed, board, command, notice }} forget={() => setNotice(null)} />,
        side: (log) => <SidePanel session={session} chat={chat} log={log} />,
        unread: chat.unread,
        menu: <TableMenu {...{ session, table, update, command }} game={t(board.title)} />,
        earlier: feed.from >= 0 ? session.earlier : null,
      }}
    >
      <div class="held" inert={session.connection !== 'connected'}>
        {/* A new viewer gets a new table: the card somebody looked at stays theirs. */}
        <board.Table
          key={viewer}
          snapshot={snapshot}
          {...controls}
          instead={insteadOfHand({ session, table, update, command, seat, next, isFinished })}
        />
      </div>
      {update.ranking && isFinished && <board.End snapshot={snapshot} />}
    </MatchLayout>
  );
}

/** The seat the viewer plays now; null for spectators, and while a bot plays it. */
function playedSeat({ viewer, own }: TableSession, { controlledBy }: Update): number | null {
  return typeof viewer === 'number' && own.includes(viewer) && controlledBy[viewer] === 'holder' ? viewer : null;
}

interface InsteadProps extends Pick<Props, 'session' | 'table'> {
  update: Update;
  command(body: RequestBody): void;
  seat: number | null;
  next: string | null;
  isFinished: boolean;
}

/** What stands where the hand would be: the end's actions, or why nothing is asked of the viewer. */
function insteadOfHand({ seat, next, isFinished, ...props }: InsteadProps): ComponentChildren {
  const { update } = props;
  if (update.ranking) return <OnlineEndActions {...props} isFinished={isFinished} />;
  return (seat === null || !update.asked.includes(seat)) && meanwhile(props, next);
}

interface BannerProps {
  command(body: RequestBody): void;
  /** What was refused, until it is closed. */
  notice: string | null;
  forget(): void;
}

/** Messages above the table: the connection, a refusal, an undo proposal, a recap; and a switch between one's seats. */
function Banners({ session, table, feed, board, command, notice, forget }: Props & BannerProps) {
  const recap = useRecap(session, feed);
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
      <ClockWarning own={session.own} table={table} receivedAt={session.receivedAt} />
      <SeatSwitch session={session} table={table} update={update} />
    </>
  );
}

/** Shows in title, icon and sound that it is our turn; returns another table that waits for us when this one does not. */
function useTurnSignals({ match, own }: TableSession, { update }: MatchFeed): string | null {
  const isMine = own.some((seat) => update.asked.includes(seat) && update.controlledBy[seat] === 'holder');
  const [turn, setTurn] = useState<string | null>(null);
  // A turn may be many moves long: the sound comes with the first.
  useEffect(() => setTurn(isMine ? `${match} ${update.seq}` : null), [match, isMine]);
  useTurnSound(turn);
  const lobby = useLobby();
  const others = (lobby?.mine ?? []).filter((line) => line.isWaiting && line.match !== match);
  useWaitingBadge(others.length + (isMine ? 1 : 0));
  return isMine ? null : (others[0]?.match ?? null);
}

/** Says that our undo proposal was declined. */
function useDeclined({ own }: TableSession, { proposal }: Table, { update }: MatchFeed, say: () => void): void {
  const before = useRef<{ isMine: boolean; seq: number } | null>(null);
  useEffect(() => {
    if (!proposal && before.current?.isMine && before.current.seq === update.seq) say();
    before.current = proposal && { isMine: own.includes(proposal.seat), seq: update.seq };
  });
}
