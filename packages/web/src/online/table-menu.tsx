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
  const press = (body: RequestBody) => {
    dialog.current?.close();
    command(body);
  };
  return (
    <>
      <IconButton label={t('menu.title')} d={DOTS} size={20} stroke={3.8} press={() => dialog.current?.showModal()} />
      <SheetDialog title={t('menu.title')} dialog={dialog}>
        <div class="menu">
          <h2>{t('menu.title')}</h2>
          <p class="hint">{paceText(session.table.pace)}</p>
          <Players session={session} update={update} />
          <Invite game={game} />
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

const DOTS = 'M5 12h0M12 12h0M19 12h0';

/** Asking for an undo, and leaving the game for good. */
function PlayerActions({ session, update, command }: MatchProps) {
  const { match, viewer, own, connection } = session;
  const { seq, lastOwnPly } = update;
  if (viewer === 'public' || !own.includes(viewer) || update.controlledBy[viewer] !== 'holder' || update.ranking)
    return null;
  const isOff = connection !== 'connected';
  // A choice made in secret is final.
  const isSealed = update.simultaneous && !update.asked.includes(viewer);
  const at = { match, seat: viewer, seq };
  const undo = () => command({ type: 'propose-undo', ...at, ply: Math.max(0, lastOwnPly - 1) });
  const resign = async () => {
    if (await askToConfirm(t('resign.sure'), t('resign'))) command({ type: 'resign', ...at });
  };
  return (
    <div class="buttons">
      <Button label={t('undo.ask')} isOff={lastOwnPly === 0 || isSealed || isOff} press={undo} />
      <Button look="grave" label={t('resign')} isOff={isOff} press={resign} />
    </div>
  );
}
