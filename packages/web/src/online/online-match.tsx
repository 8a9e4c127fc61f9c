import type { Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTurnSound } from '../app/turn-sound.ts';
import { useTitle } from '../app/use-title.ts';
import { useWaitingBadge } from '../app/waiting-badge.ts';
import { useCommand } from '../client/command.ts';
import { withShownHolders } from '../client/deleted-account.ts';
import { useLobby } from '../client/lobby.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { placedEvents } from '../match/feed.ts';
import { MatchLayout } from '../match/match-layout.tsx';
import type { Shown } from '../match/pacer.ts';
import { resultTitle } from '../match/result-title.ts';
import { playerControls, useCommands } from '../match/use-commands.ts';
import { listOf } from '../toolkit/sentences.ts';
import { ConnectionBanner, meanwhile, RefusedBanner } from './banners.tsx';
import { OnlineEndActions } from './end-actions.tsx';
import { memoryOf, remember } from './match-memory.ts';
import { SeatSwitch } from './players.tsx';
import { Recap, useRecap } from './recap.tsx';
import { ClockWarning, SeatBadges } from './seat-badges.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableMenu } from './table-menu.tsx';
import { isStillNeeded, UndoProposal } from './undo-proposal.tsx';
import { useChat } from './use-chat.ts';
import type { MatchProps, TableSession } from './use-table.ts';
import './match.css';

interface Props {
  session: TableSession;
  shown: Shown;
  board: Board;
}

/** A match on the server: the same table as on this device, with people around it. */
export function OnlineMatch({ session, shown, board }: Props) {
  const { match, table, own, viewer, receivedAt, pacer } = session;
  const { feed, isBehind } = shown;
  const update = withShownHolders(feed.update, table.seats);
  // What is shown may be a few moves behind what is.
  const now = withShownHolders(pacer.latest?.update ?? feed.update, table.seats);
  const [notice, setNotice] = useState<string | null>(null);
  const send = useCommands(server, match, setNotice);
  const command = useCommand(server, setNotice);
  const chat = useChat(session, own.length > 0 ? 'players' : 'watchers');
  useProposalOutcome(session, setNotice);
  const next = useTurnSignals(session, now, t(board.title));
  const seat = playedSeat(session, update);
  const act = (own: Parameters<typeof send>[0]) => send(own, now.seq);
  const snapshot = {
    ...update,
    log: feed.log,
    endActions: update.ranking && <OnlineEndActions {...{ session, update }} />,
    seatBadges: (each: number) => (
      <SeatBadges {...{ table, update, receivedAt }} seat={each} reaction={chat.reactions.get(each)} />
    ),
  };
  const isPlaying = seat !== null && !update.ranking && !isBehind;
  const controls = isPlaying ? playerControls({ connection: server, update, seat, send: act }) : undefined;
  const mayUndo = seat !== null && update.canUndo && session.connection === 'connected';
  return (
    <MatchLayout
      board={board}
      snapshot={snapshot}
      playback={{ ...shown, pacer }}
      help={seat !== null && !update.ranking ? { controls, advised: null } : undefined}
      undo={mayUndo ? () => void act({ type: 'undo', seat }) : null}
      events={placedEvents(feed.events, feed.from)}
      online={{
        banners: <Banners {...{ session, shown, board, command, notice }} forget={() => setNotice(null)} />,
        side: (log) => <SidePanel session={session} chat={chat} log={log} />,
        unread: chat.unread,
        menu: <TableMenu {...{ session, update: now, command }} game={t(board.title)} />,
        earlier: feed.from >= 0 ? session.earlier : null,
      }}
    >
      {update.ranking && <board.End snapshot={snapshot} />}
      <div class="held" inert={session.connection !== 'connected'}>
        {/* A new viewer gets a new table: the card somebody looked at stays theirs. */}
        <board.Table
          key={viewer}
          snapshot={snapshot}
          controls={controls}
          instead={insteadOfHand({ session, update, command, seat, next })}
        />
      </div>
    </MatchLayout>
  );
}

/** The seat the viewer plays now; null for spectators, and while a bot plays it. */
function playedSeat({ viewer, own }: TableSession, { controlledBy }: Update): number | null {
  return typeof viewer === 'number' && own.includes(viewer) && controlledBy[viewer] === 'holder' ? viewer : null;
}

interface InsteadProps extends MatchProps {
  seat: number | null;
  next: string | null;
}

/** What stands where the hand would be: why nothing is asked of the viewer. At the end nothing does. */
function insteadOfHand({ seat, next, ...props }: InsteadProps): ComponentChildren {
  const { update } = props;
  const isAsked = seat !== null && update.asked.includes(seat);
  return !update.ranking && !isAsked && meanwhile(props, next);
}

interface BannerProps extends Props, Pick<MatchProps, 'command'> {
  /** What was refused, until it is closed. */
  notice: string | null;
  forget(): void;
}

/** Messages above the table: the connection, a refusal, an undo proposal, a recap; and a switch between the person's seats. */
function Banners({ session, shown: { feed }, board, command, notice, forget }: BannerProps) {
  const recap = useRecap(session, feed);
  const { update } = feed;
  return (
    <>
      <div class="over-table">
        <ConnectionBanner connection={session.connection} />
        {notice && <RefusedBanner text={notice} forget={forget} />}
        <UndoProposal {...{ session, update, command, board, feed }} />
        {recap.from !== null && !update.ranking && (
          <Recap board={board} feed={feed} from={recap.from} skip={recap.skip} />
        )}
      </div>
      <ClockWarning session={session} />
      <SeatSwitch session={session} update={update} />
    </>
  );
}

/** Shows in title, icon and sound that it is our turn, or that we are asked to let moves be taken back; returns another table that waits for us when this one does not. */
function useTurnSignals({ match, own, table }: TableSession, update: Update, game: string): string | null {
  const isMine = own.some((seat) => update.asked.includes(seat) && update.controlledBy[seat] === 'holder');
  const [turn, setTurn] = useState<string | null>(null);
  // A turn may be many moves long: the sound comes with the first.
  useEffect(() => setTurn(isMine ? `${match} ${update.seq}` : null), [match, isMine]);
  const { proposal } = table;
  const isAsked = proposal !== null && own.some((seat) => isStillNeeded(proposal, seat));
  useTurnSound(isAsked ? `${match} undo ${update.seq}` : turn);
  const lobby = useLobby();
  const others = (lobby?.mine ?? []).filter((line) => line.isWaiting && line.match !== match);
  useWaitingBadge(others.length + (isMine || isAsked ? 1 : 0));
  const names = listOf(update.holders.filter((_, seat) => !own.includes(seat)).map(({ name }) => name));
  const title = t(isAsked ? 'sign.asked' : isMine ? 'sign.mine' : 'sign.table', { game, names });
  useTitle(update.ranking ? resultTitle(game, update.ranking, update.holders) : title);
  return isMine ? null : (others[0]?.match ?? null);
}

/** Says how our proposal to take a move back ended, also if that was while this page was closed. */
function useProposalOutcome({ match, own, table }: TableSession, say: (text: string) => void): void {
  const { proposal, lastProposal } = table;
  const isOpen = proposal !== null && own.includes(proposal.seat);
  const outcome = lastProposal && own.includes(lastProposal.seat) ? lastProposal.outcome : null;
  const isAwaited = useRef(memoryOf(match).proposed ?? false);
  useEffect(() => {
    if (isOpen) isAwaited.current = true;
    else if (!isAwaited.current || !outcome) return;
    else {
      isAwaited.current = false;
      say(t(`undo.${outcome}`));
    }
    remember(match, { proposed: isOpen });
  }, [match, isOpen, outcome]);
}
