import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { hasSound, setSound } from '../app/turn-signals.ts';
import type { RequestBody } from '../client/connection.ts';
import { paceText } from '../client/pace-text.ts';
import { t } from '../i18n/index.ts';
import { Switch } from '../toolkit/switch.tsx';
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

/** What is needed seldom: the players, the sound, the link, the fair seed, asking for an undo, leaving the game. */
export function TableMenu({ session, table, update, game, command }: Props) {
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
          <p class="hint">{paceText(table.pace)}</p>
          <Players session={session} table={table} update={update} />
          <SoundSwitch />
          <Invite game={game} />
          <FairSeed table={table} />
          <PlayerActions session={session} update={update} press={press} />
        </div>
      </SheetDialog>
    </>
  );
}

const DOTS = 'M5 12h0M12 12h0M19 12h0';

function SoundSwitch() {
  const [isOn, setOn] = useState(hasSound);
  const set = () => {
    setSound(isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return <Switch label={t('menu.sound')} hint={t('menu.sound.hint')} isOn={isOn} set={set} />;
}

type ActionsProps = Pick<Props, 'session' | 'update'> & { press(body: RequestBody): void };

/** Asking for an undo, and leaving the game for good. */
function PlayerActions({ session, update, press }: ActionsProps) {
  const { match, viewer, own, connection } = session;
  const { seq, lastOwnPly } = update;
  if (viewer === 'public' || !own.includes(viewer) || update.controlledBy[viewer] !== 'holder' || update.ranking)
    return null;
  const isOff = connection !== 'connected';
  const at = { match, seat: viewer, seq };
  const undo = () => press({ type: 'propose-undo', ...at, ply: Math.max(0, lastOwnPly - 1) });
  const resign = () => confirm(t('resign.sure')) && press({ type: 'resign', ...at });
  return (
    <div class="menu-ways">
      <button type="button" disabled={lastOwnPly === 0 || isOff} onClick={undo}>
        {t('undo.ask')}
      </button>
      <button type="button" class="grave" disabled={isOff} onClick={resign}>
        {t('resign')}
      </button>
    </div>
  );
}
