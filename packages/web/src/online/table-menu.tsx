import type { RequestBody } from '@tempora/client';
import { useRef } from 'preact/hooks';
import { askToConfirm } from '../app/confirm.tsx';
import { IconButton } from '../app/icon.tsx';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { paceText } from '../client/pace-text.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { Folded } from './account/section.tsx';
import { DeviceLink } from './device-link.tsx';
import { FairSeed } from './fair-seed.tsx';
import { Invite } from './invite.tsx';
import { Players } from './players.tsx';
import type { MatchProps } from './use-table.ts';

/** What is needed seldom: the players, the link, the fair seed, asking for an undo, leaving the game. */
export function TableMenu({ session, update, game, command }: MatchProps & { game: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { watchers } = session.table;
  const press = (body: RequestBody) => {
    dialog.current?.close();
    command(body);
  };
  return (
    <>
      <span class="menu-button">
        <IconButton label={t('menu.title')} d={DOTS} size={20} stroke={3.8} press={() => dialog.current?.showModal()} />
        <WatcherCount count={watchers} />
      </span>
      <SheetDialog title={t('menu.title')} dialog={dialog}>
        <div class="menu">
          <h2>{t('menu.title')}</h2>
          <p class="hint">{paceText(session.table.pace)}</p>
          <Players session={session} update={update} />
          {watchers > 0 && <p class="hint">{t('watch.count', { count: watchers })}</p>}
          <Invite match={session.match} game={game} />
          {session.own.length > 0 && (
            <Folded title={t('seat.elsewhere')}>
              <DeviceLink match={session.match} />
            </Folded>
          )}
          <FairSeed table={session.table} />
          <PlayerActions session={session} update={update} command={press} />
        </div>
      </SheetDialog>
    </>
  );
}

/** How many people look on. */
function WatcherCount({ count }: { count: number }) {
  if (count === 0) return null;
  const words = t('watch.count', { count });
  return (
    <span class="watcher-count" role="img" aria-label={words} title={words}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
      </svg>
      {count}
    </span>
  );
}

const DOTS = 'M5 12h0M12 12h0M19 12h0';

/** Asking for an undo, and leaving the game for good. */
function PlayerActions({ session, update, command }: MatchProps) {
  const { match, viewer, own, connection } = session;
  const { seq, lastOwnPly, canAskUndo } = update;
  const latest = useRef(seq);
  latest.current = seq;
  if (viewer === 'public' || !own.includes(viewer) || update.controlledBy[viewer] !== 'holder' || update.ranking)
    return null;
  const isOff = connection !== 'connected';
  const at = { match, seat: viewer, seq };
  const undo = () => command({ type: 'propose-undo', ...at, ply: lastOwnPly - 1 });
  const resign = async () => {
    const others = update.holders.filter((_, seat) => seat !== viewer && update.controlledBy[seat] !== 'out');
    const [winner] = others;
    const question = winner && others.length === 1 ? t('resign.sure.end', { name: winner.name }) : t('resign.sure');
    const isSure = await askToConfirm(question, t('resign'));
    // Meanwhile others may have moved.
    if (isSure) command({ type: 'resign', ...at, seq: latest.current });
  };
  return (
    <>
      <div class="buttons">
        <Button label={t('undo.ask')} isOff={!canAskUndo || isOff} press={undo} />
        <Button look="grave" label={t('resign')} isOff={isOff} press={resign} />
      </div>
      {lastOwnPly > 0 && !canAskUndo && <p class="hint">{t('error.cannot-undo')}</p>}
    </>
  );
}
