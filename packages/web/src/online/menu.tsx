import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { SheetDialog } from '../shell/frame.tsx';
import type { Asking } from '../shell/link.ts';
import { paceSentence } from '../shell/pace.ts';
import { hasSound, setSound } from '../shell/signs.ts';
import { Invite } from './invite.tsx';
import { Luck } from './luck.tsx';
import { People } from './people.tsx';
import type { AtTable } from './use-table.ts';

interface Props {
  at: AtTable;
  table: Table;
  update: Update;
  game: string;
  command(asking: Asking): void;
}

/** What one needs seldom: asking for a move back, leaving the game, the sound, the link, the luck. */
export function TableMenu({ at, table, update, game, command }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoud, setLoud] = useState(hasSound);
  const press = (asking: Asking) => {
    dialog.current?.close();
    command(asking);
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
          <p class="hint">{paceSentence(table.pace)}</p>
          <People at={at} table={table} update={update} />
          <label class="option">
            <input type="checkbox" checked={isLoud} onChange={sound} />
            <span>
              <b>{t('menu.sound')}</b>
              <small>{t('menu.sound.hint')}</small>
            </span>
          </label>
          <Invite game={game} />
          <Luck table={table} />
          <Ways at={at} update={update} press={press} />
        </div>
      </SheetDialog>
    </>
  );
}

/** What a player may ask for, and what cannot be taken back. */
function Ways({ at, update, press }: Pick<Props, 'at' | 'update'> & { press(asking: Asking): void }) {
  const { match, viewer, own, standing } = at;
  const { seq, lastOwnPly } = update;
  if (typeof viewer !== 'number' || !own.includes(viewer) || update.controlledBy[viewer] !== 'holder' || update.ranking)
    return null;
  const isOff = standing !== 'connected';
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
