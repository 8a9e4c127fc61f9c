import { BOT_NAMES, type BotName, type Holder } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import type { Continuation } from '../client/continuation.ts';
import { createMatch } from '../client/create-match.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { OptionList, type Options } from '../toolkit/option-list.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { PageHeader } from './page-header.tsx';

type SeatHolder = 'human' | BotName;

interface SeatDraft {
  who: SeatHolder;
  /** '' until somebody types: then the seat has its usual name. */
  name: string;
}

const LAST_NAMES = 'tempora names';

/** The name a seat has until somebody types one; bots of a kind are told apart. */
function defaultName(drafts: readonly SeatDraft[], seat: number): string {
  const who = drafts[seat]?.who ?? 'human';
  if (who === 'human') return t('setup.player', { n: seat + 1 });
  const name = t(`setup.bot.name.${who}`);
  const before = drafts.slice(0, seat).filter((draft) => draft.who === who).length;
  return before === 0 ? name : t('setup.bot.another', { name, n: before + 1 });
}

/** So many seats, those that were there before as they were. */
function draftSeats(seats: number, before: readonly SeatDraft[]): SeatDraft[] {
  return Array.from({ length: seats }, (_, seat) => before[seat] ?? { who: 'greedy', name: '' });
}

function firstDrafts(seats: number): SeatDraft[] {
  const names: unknown = JSON.parse(localStorage.getItem(LAST_NAMES) ?? '[]');
  return draftSeats(seats, [{ who: 'human', name: Array.isArray(names) ? String(names[0] ?? '') : '' }]);
}

/** Those who sat there. */
function draftsFrom({ holders }: Continuation): SeatDraft[] {
  return holders.map((holder) => ({
    who: holder.kind === 'human' ? 'human' : (BOT_NAMES.find((bot) => bot === holder.bot) ?? 'greedy'),
    name: holder.name,
  }));
}

/** Before a game: who sits where, what is agreed, and perhaps a seed. Who goes on from a record keeps what was agreed. */
export function SetupScreen({ board, origin }: { board: Board; origin: Continuation | null }) {
  const [drafts, setDrafts] = useState(() => (origin ? draftsFrom(origin) : firstDrafts(board.seats[0] ?? 2)));
  const [options, setOptions] = useState<Options>({ ...board.standardOptions });
  const [seed, setSeed] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = (seat: number, part: Partial<SeatDraft>) =>
    setDrafts(drafts.map((draft, i) => (i === seat ? { ...draft, ...part } : draft)));
  const start = async (event: Event) => {
    event.preventDefault();
    const seats = drafts.map((draft, seat): Holder => {
      const name = draft.name.trim() || defaultName(drafts, seat);
      return draft.who === 'human' ? { kind: 'human', name } : { kind: 'bot', name, bot: draft.who };
    });
    const { game } = board;
    if (origin)
      return setError(await createMatch({ game, options: origin.options, seats, from: startingRecord(origin) }));
    localStorage.setItem(LAST_NAMES, JSON.stringify(drafts.map(({ name }) => name)));
    setError(await createMatch({ game, options, seats, ...(seed.trim() ? { seed: seed.trim() } : {}) }));
  };
  return (
    <div class="page" data-game={board.game}>
      <PageHeader title={t(board.title)} />
      <main>
        <form class="setup" onSubmit={start}>
          <fieldset>
            <legend>{t('setup.seats')}</legend>
            {board.seats.length > 1 && !origin && (
              <SeatCount counts={board.seats} count={drafts.length} set={(n) => setDrafts(draftSeats(n, drafts))} />
            )}
            {drafts.map((draft, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                draft={draft}
                placeholder={defaultName(drafts, seat)}
                change={(part) => change(seat, part)}
              />
            ))}
          </fieldset>
          {origin ? (
            <p class="hint">{continuationText(origin)}</p>
          ) : (
            <>
              <fieldset>
                <legend>{t('setup.options')}</legend>
                <OptionList board={board} options={options} change={setOptions} />
              </fieldset>
              <Seed seed={seed} set={setSeed} />
            </>
          )}
          {error && <p role="alert">{error}</p>}
          <button type="submit" class="primary large">
            {t('setup.start')}
          </button>
        </form>
      </main>
    </div>
  );
}

/** Where it goes on. */
export function continuationText({ ply }: Continuation): string {
  return ply === null ? t('carry.as-it-is') : t('carry.from', { ply });
}

export function startingRecord({ record, ply }: Continuation): { record: string; ply?: number } {
  return { record, ...(ply === null ? {} : { ply }) };
}

/** Hidden until somebody asks for it: most people want a deal nobody knows. */
function Seed({ seed, set }: { seed: string; set(seed: string): void }) {
  return (
    <details class="seed">
      <summary>{t('setup.seed')}</summary>
      <label>
        <span>{t('setup.seed.label')}</span>
        <input value={seed} maxLength={200} autocomplete="off" onInput={(event) => set(event.currentTarget.value)} />
      </label>
      <p class="hint">{t('setup.seed.hint')}</p>
    </details>
  );
}

export function SeatCount({
  counts,
  count,
  set,
}: {
  counts: readonly number[];
  count: number;
  set(count: number): void;
}) {
  return (
    <label class="seat-count">
      <span>{t('setup.count')}</span>
      <select value={count} onChange={(event) => set(Number(event.currentTarget.value))}>
        {counts.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SeatRowProps {
  seat: number;
  draft: SeatDraft;
  placeholder: string;
  change(part: Partial<SeatDraft>): void;
}

function SeatRow({ seat, draft, placeholder, change }: SeatRowProps) {
  const label = t('setup.seat', { n: seat + 1 });
  return (
    <div class="seat-row">
      <SeatMark seat={seat} />
      <label>
        <span class="visually-hidden">{t('setup.name', { seat: label })}</span>
        <input
          value={draft.name}
          maxLength={40}
          placeholder={placeholder}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="visually-hidden">{t('setup.who', { seat: label })}</span>
        <select value={draft.who} onChange={(event) => change({ who: event.currentTarget.value as SeatHolder })}>
          <option value="human">{t('setup.who.human')}</option>
          {BOT_NAMES.map((bot) => (
            <option key={bot} value={bot}>
              {t(`setup.who.${bot}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
