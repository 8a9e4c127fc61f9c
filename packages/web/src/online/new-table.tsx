import { BOT_NAMES, STAND_IN } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { ActionForm } from '../app/action-form.tsx';
import { botText } from '../app/bot-text.ts';
import { GamePage, OptionsFieldset, SeatsFieldset } from '../app/game-page.tsx';
import { LabelledSelect } from '../app/select.tsx';
import { type Continuation, continuationText, markAsMoved, startingRecord } from '../client/continuation.ts';
import { server, useServer } from '../client/server.ts';
import { gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { remember } from '../lessons/progress.ts';
import type { Board } from '../match/board.ts';
import type { Options } from '../toolkit/option-list.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { ConnectionHint } from './connection-hint.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import { NameField, signInAsGuest } from './sign-in.tsx';
import { DEFAULT_SETTINGS, type TableSettings, TableSettingsFields } from './table-settings.tsx';
import './online.css';

const SEAT_KINDS = ['me', 'open', ...BOT_NAMES.toReversed()] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

const LAST_SETTINGS = 'tempora terms';

/** What was chosen for this game the last time: one game's choices are not the next one's. */
function firstSettings(game: string): TableSettings {
  try {
    return { ...DEFAULT_SETTINGS, ...JSON.parse(localStorage.getItem(`${LAST_SETTINGS} ${game}`) ?? '{}') };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function firstSeats(count: number, before: readonly SeatKind[]): SeatKind[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? 'open');
}

/** Whoever continues a game takes its first person's seat; the other people's seats are open. */
function seatsFrom({ holders }: Continuation): SeatKind[] {
  const me = holders.findIndex(({ kind }) => kind === 'human');
  return holders.map((holder, seat) => {
    if (holder.kind === 'human') return seat === me ? 'me' : 'open';
    return BOT_NAMES.find((bot) => bot === holder.bot) ?? STAND_IN;
  });
}

interface Props {
  board: Board;
  /** The game that is continued, whose options and shuffles stay; null for a new one. */
  origin: Continuation | null;
}

/** A new table on the server: seats, options, who may come and how fast it goes. */
export function NewTableScreen({ board, origin }: Props) {
  const { connection, me } = useServer();
  const [seats, setSeats] = useState(() => (origin ? seatsFrom(origin) : firstSeats(board.seats[0] ?? 2, ['me'])));
  const [options, setOptions] = useState<Options>({ ...board.standardOptions });
  const [settings, setSettings] = useState(() => firstSettings(board.game));
  const setSeat = (seat: number, kind: SeatKind) => setSeats(seats.map((old, i) => (i === seat ? kind : old)));
  const open = async (form: FormData) => {
    await signInAsGuest(form);
    remember(board.game, { isMet: true });
    localStorage.setItem(`${LAST_SETTINGS} ${board.game}`, JSON.stringify(settings));
    const table = { game: board.game, options, ...settings, seats, entropy: freshEntropy() };
    const reply = await server.request({ type: 'open-table', ...table, ...(origin && startingRecord(origin)) });
    if (reply.type !== 'created') return;
    if (seats.includes('me') && !origin) rememberEntropy(reply.match, table.entropy);
    if (origin) markAsMoved(origin, reply.match);
    location.hash = `#/t/${reply.match}`;
  };
  return (
    <GamePage board={board} info={gameInfo(board.game)}>
      <ActionForm look="online-setup" button={t('table.open')} isOff={connection !== 'connected'} send={open}>
        <p class="setup-lead">{origin ? continuationText(origin) : t('table.lead')}</p>
        {!me && <NameField />}
        <SeatsFieldset
          board={board}
          seats={seats}
          resize={origin ? null : (count) => setSeats(firstSeats(count, seats))}
          row={(kind, seat) => (
            <SeatKindRow
              key={seat}
              seat={seat}
              kind={kind}
              game={board.game}
              before={origin?.holders[seat]?.name}
              set={(next) => setSeat(seat, next)}
            />
          )}
        />
        {!origin && <OptionsFieldset board={board} options={options} change={setOptions} />}
        {origin && <p class="hint">{t('carry.luck')}</p>}
        <TableSettingsFields settings={settings} change={setSettings} />
        <ConnectionHint connection={connection} />
      </ActionForm>
    </GamePage>
  );
}

interface RowProps {
  seat: number;
  kind: SeatKind;
  game: string;
  /** Who had it in the game that is continued. */
  before: string | undefined;
  set(kind: SeatKind): void;
}

function SeatKindRow({ seat, kind, game, before, set }: RowProps) {
  return (
    <div class="seat-row seat-kind">
      <SeatMark seat={seat} />
      <LabelledSelect
        label={t('setup.who', { seat: t('setup.seat', { n: seat + 1 }) })}
        isLabelHidden
        value={kind}
        values={SEAT_KINDS}
        name={(each) => (each === 'me' || each === 'open' ? t(`table.seat.${each}`) : botText(each, game))}
        set={set}
      />
      {before && <small class="hint">{t('carry.seat', { name: before })}</small>}
    </div>
  );
}
