import { useState } from 'preact/hooks';
import { PageHeader } from '../app/page-header.tsx';
import { continuationText, SeatCount, startingRecord } from '../app/setup.tsx';
import type { Continuation } from '../client/continuation.ts';
import { errorText } from '../client/error-text.ts';
import { server, useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { OptionList, type Options } from '../toolkit/option-list.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { freshEntropy, rememberEntropy } from './match-memory.ts';
import { NameField, useGuestSignIn } from './sign-in.tsx';
import { DEFAULT_SETTINGS, type TableSettings, TableSettingsFields } from './table-settings.tsx';
import './online.css';

const SEAT_KINDS = ['me', 'open', 'greedy', 'random'] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

const LAST_SETTINGS = 'tempora terms';

function firstSettings(): TableSettings {
  try {
    return {
      ...DEFAULT_SETTINGS,
      ...(JSON.parse(localStorage.getItem(LAST_SETTINGS) ?? '{}') as Partial<TableSettings>),
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function firstSeats(count: number, before: readonly SeatKind[]): SeatKind[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? 'open');
}

/** Who carries a game in sits in its first person's seat; the others are asked in. */
function seatsFrom({ holders }: Continuation): SeatKind[] {
  const me = holders.findIndex(({ kind }) => kind === 'human');
  return holders.map((holder, seat) => {
    if (holder.kind === 'human') return seat === me ? 'me' : 'open';
    return holder.bot === 'random' ? 'random' : 'greedy';
  });
}

/** A new table in the house: seats, options, who may come and how fast it goes. */
export function NewTableScreen({ board, origin }: { board: Board; origin: Continuation | null }) {
  const { connection, me } = useServer();
  const guest = useGuestSignIn();
  const [seats, setSeats] = useState(() => (origin ? seatsFrom(origin) : firstSeats(board.seats[0] ?? 2, ['me'])));
  const [options, setOptions] = useState<Options>({ ...board.standardOptions });
  const [settings, setSettings] = useState(firstSettings);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    if (await guest.signInAsGuest()) {
      localStorage.setItem(LAST_SETTINGS, JSON.stringify(settings));
      setError(await openTable({ board, origin, seats, options, settings }));
    }
    setBusy(false);
  };
  return (
    <div class="page" data-game={board.game}>
      <PageHeader title={t(board.title)} />
      <main>
        <form class="setup online-setup" onSubmit={open}>
          <p class="setup-lead">{origin ? continuationText(origin) : t('table.lead')}</p>
          {!me && <NameField name={guest.name} set={guest.setName} />}
          <fieldset>
            <legend>{t('setup.seats')}</legend>
            {board.seats.length > 1 && !origin && (
              <SeatCount counts={board.seats} count={seats.length} set={(n) => setSeats(firstSeats(n, seats))} />
            )}
            {seats.map((kind, seat) => (
              <SeatKindSelect
                key={seat}
                seat={seat}
                kind={kind}
                set={(next) => setSeats(seats.map((old, i) => (i === seat ? next : old)))}
              />
            ))}
          </fieldset>
          {!origin && (
            <fieldset>
              <legend>{t('setup.options')}</legend>
              <OptionList board={board} options={options} change={setOptions} />
            </fieldset>
          )}
          {origin && <p class="hint">{t('carry.luck')}</p>}
          <TableSettingsFields settings={settings} change={setSettings} />
          {connection !== 'connected' && (
            <p role="status">{t(connection === 'away' ? 'online.away' : 'online.connecting')}</p>
          )}
          {(error ?? guest.error) && <p role="alert">{error ?? guest.error}</p>}
          <button type="submit" class="primary large" disabled={isBusy || connection !== 'connected'}>
            {t('table.open')}
          </button>
        </form>
      </main>
    </div>
  );
}

interface NewTable {
  board: Board;
  origin: Continuation | null;
  seats: SeatKind[];
  options: Options;
  settings: TableSettings;
}

/** Opens the table and goes there; says what is wrong if it cannot. */
async function openTable({ board, origin, seats, options, settings }: NewTable): Promise<string | null> {
  const entropy = freshEntropy();
  try {
    const reply = await server.request({
      type: 'open-table',
      game: board.game,
      options: { ...options },
      seats,
      ...settings,
      entropy,
      ...(origin ? startingRecord(origin) : {}),
    });
    if (reply.type !== 'created') return t('error.storage-failed');
    if (seats.includes('me') && !origin) rememberEntropy(reply.match, entropy);
    location.hash = `#/t/${reply.match}`;
    return null;
  } catch (error) {
    return errorText(error);
  }
}

function SeatKindSelect({ seat, kind, set }: { seat: number; kind: SeatKind; set(kind: SeatKind): void }) {
  const label = t('setup.who', { seat: t('setup.seat', { n: seat + 1 }) });
  return (
    <div class="seat-row seat-kind">
      <SeatMark seat={seat} />
      <label>
        <span class="visually-hidden">{label}</span>
        <select value={kind} onChange={(event) => set(event.currentTarget.value as SeatKind)}>
          {SEAT_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`table.seat.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
