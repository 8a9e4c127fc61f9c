import type { Holder } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board } from './board.ts';
import type { Carried } from './carried.ts';
import { createMatch } from './new-match.ts';
import { PageHead } from './page.tsx';
import { SeatMark } from './seat-mark.tsx';

const BOTS = ['random', 'greedy'] as const;
type Who = 'human' | (typeof BOTS)[number];

interface SeatDraft {
  who: Who;
  /** '' until somebody types: then the seat has its usual name. */
  name: string;
}

const LAST_NAMES = 'tempora names';

/** The name a seat has until somebody types one; bots of a kind are told apart. */
function usualName(drafts: readonly SeatDraft[], seat: number): string {
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
function carriedDrafts({ holders }: Carried): SeatDraft[] {
  return holders.map((holder) => ({
    who: holder.kind === 'human' ? 'human' : (BOTS.find((bot) => bot === holder.bot) ?? 'greedy'),
    name: holder.name,
  }));
}

/** Before a game: who sits where, what is agreed, and perhaps a seed. Who goes on from a record keeps what was agreed. */
export function SetupScreen({ board, carried }: { board: Board; carried: Carried | null }) {
  const [drafts, setDrafts] = useState(() => (carried ? carriedDrafts(carried) : firstDrafts(board.seats[0] ?? 2)));
  const [options, setOptions] = useState(board.standard);
  const [seed, setSeed] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (seat: number, part: Partial<SeatDraft>) =>
    setDrafts(drafts.map((draft, i) => (i === seat ? { ...draft, ...part } : draft)));
  const start = async (event: Event) => {
    event.preventDefault();
    const seats = drafts.map((draft, seat): Holder => {
      const name = draft.name.trim() || usualName(drafts, seat);
      return draft.who === 'human' ? { kind: 'human', name } : { kind: 'bot', name, bot: draft.who };
    });
    const { game } = board;
    if (carried) return setTrouble(await createMatch({ game, options: carried.options, seats, from: fromOf(carried) }));
    localStorage.setItem(LAST_NAMES, JSON.stringify(drafts.map(({ name }) => name)));
    setTrouble(await createMatch({ game, options, seats, ...(seed.trim() ? { seed: seed.trim() } : {}) }));
  };
  return (
    <div class="page" data-game={board.game}>
      <PageHead title={t(board.title)} />
      <main>
        <form class="setup" onSubmit={start}>
          <fieldset>
            <legend>{t('setup.seats')}</legend>
            {board.seats.length > 1 && !carried && (
              <SeatCount counts={board.seats} count={drafts.length} set={(n) => setDrafts(draftSeats(n, drafts))} />
            )}
            {drafts.map((draft, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                draft={draft}
                usual={usualName(drafts, seat)}
                change={(part) => change(seat, part)}
              />
            ))}
          </fieldset>
          {carried ? (
            <p class="hint">{carriedSentence(carried)}</p>
          ) : (
            <>
              <fieldset>
                <legend>{t('setup.options')}</legend>
                <board.Options options={options} change={setOptions} />
              </fieldset>
              <Seed seed={seed} set={setSeed} />
            </>
          )}
          {trouble && <p role="alert">{trouble}</p>}
          <button type="submit" class="primary large">
            {t('setup.start')}
          </button>
        </form>
      </main>
    </div>
  );
}

/** Where it goes on. */
export function carriedSentence({ ply }: Carried): string {
  return ply === null ? t('carry.as-it-is') : t('carry.from', { ply });
}

export function fromOf({ record, ply }: Carried): { record: string; ply?: number } {
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
  usual: string;
  change(part: Partial<SeatDraft>): void;
}

function SeatRow({ seat, draft, usual, change }: SeatRowProps) {
  const label = t('setup.seat', { n: seat + 1 });
  return (
    <div class="seat-row">
      <SeatMark seat={seat} />
      <label>
        <span class="visually-hidden">{t('setup.name', { seat: label })}</span>
        <input
          value={draft.name}
          maxLength={40}
          placeholder={usual}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        <span class="visually-hidden">{t('setup.who', { seat: label })}</span>
        <select value={draft.who} onChange={(event) => change({ who: event.currentTarget.value as Who })}>
          <option value="human">{t('setup.who.human')}</option>
          {BOTS.map((bot) => (
            <option key={bot} value={bot}>
              {t(`setup.who.${bot}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
