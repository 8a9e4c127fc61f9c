import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { hasSound, setSound } from '../app/turn-signals.ts';
import type { RequestBody } from '../client/connection.ts';
import { paceText } from '../client/pace-text.ts';
import { t } from '../i18n/index.ts';
import { FairSeed } from './fair-seed.tsx';
import { Invite } from './invite.tsx';
import { Players } from './players.tsx';
import type { TableSession } from './use-table.ts';

interface Props {
  session: TableSession;
  table: Table;
  update: Update;
  game: string;
  command(body: RequestBody): void;
}

/** What one needs seldom: asking for a move back, leaving the game, the sound, the link, the luck. */
export function TableMenu({ session, table, update, game, command }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoud, setLoud] = useState(hasSound);
  const press = (body: RequestBody) => {
    dialog.current?.close();
    command(body);
  };
  const sound = () => {
    setSound(isLoud ? 'off' : 'on');
    setLoud(!isLoud);
  };
  return (
    <>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('menu.title')}
        title={t('menu.title')}
        onClick={() => dialog.current?.showModal()}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <circle cx="5" cy="12" r="1.9" />
          <circle cx="12" cy="12" r="1.9" />
          <circle cx="19" cy="12" r="1.9" />
        </svg>
      </button>
      <SheetDialog title={t('menu.title')} dialog={dialog}>
        <div class="menu">
          <h2>{t('menu.title')}</h2>
          <p class="hint">{paceText(table.pace)}</p>
          <Players session={session} table={table} update={update} />
          <label class="option">
            <input type="checkbox" checked={isLoud} onChange={sound} />
            <span>
              <b>{t('menu.sound')}</b>
              <small>{t('menu.sound.hint')}</small>
            </span>
          </label>
          <Invite game={game} />
          <FairSeed table={table} />
          <PlayerActions session={session} update={update} press={press} />
        </div>
      </SheetDialog>
    </>
  );
}

/** What a player may ask for, and what cannot be taken back. */
function PlayerActions({
  session,
  update,
  press,
}: Pick<Props, 'session' | 'update'> & { press(body: RequestBody): void }) {
  const { match, viewer, own, connection } = session;
  const { seq, lastOwnPly } = update;
  if (typeof viewer !== 'number' || !own.includes(viewer) || update.controlledBy[viewer] !== 'holder' || update.ranking)
    return null;
  const isOff = connection !== 'connected';
  return (
    <div class="menu-ways">
      <button
        type="button"
        disabled={lastOwnPly === 0 || isOff}
        onClick={() => press({ type: 'propose-undo', match, seat: viewer, seq, ply: Math.max(0, lastOwnPly - 1) })}
      >
        {t('undo.ask')}
      </button>
      <button
        type="button"
        class="grave"
        disabled={isOff}
        onClick={() => confirm(t('resign.sure')) && press({ type: 'resign', match, seat: viewer, seq })}
      >
        {t('resign')}
      </button>
    </div>
  );
}
