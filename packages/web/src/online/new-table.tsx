import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board } from '../shell/board.ts';
import type { Carried } from '../shell/carried.ts';
import { house, useHouse } from '../shell/online-link.ts';
import { PageHead } from '../shell/page.tsx';
import { SeatMark } from '../shell/seat-mark.tsx';
import { inWords } from '../shell/sentences.ts';
import { carriedSentence, fromOf, SeatCount } from '../shell/setup.tsx';
import { NameField, useName } from './come-in.tsx';
import { freshEntropy, keepEntropy } from './memory.ts';
import { type Terms, TermsFields, USUAL_TERMS } from './terms.tsx';
import './online.css';

const KINDS = ['me', 'open', 'greedy', 'random'] as const;
type Kind = (typeof KINDS)[number];

const LAST_TERMS = 'tempora terms';

function firstTerms(): Terms {
  try {
    return { ...USUAL_TERMS, ...(JSON.parse(localStorage.getItem(LAST_TERMS) ?? '{}') as Partial<Terms>) };
  } catch {
    return USUAL_TERMS;
  }
}

function firstSeats(count: number, before: readonly Kind[]): Kind[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? 'open');
}

/** Who carries a game in sits in its first person's seat; the others are asked in. */
function carriedSeats({ holders }: Carried): Kind[] {
  const me = holders.findIndex(({ kind }) => kind === 'human');
  return holders.map((holder, seat) => {
    if (holder.kind === 'human') return seat === me ? 'me' : 'open';
    return holder.bot === 'random' ? 'random' : 'greedy';
  });
}

/** A new table in the house: seats, options, who may come and how fast it goes. */
export function NewTableScreen({ board, carried }: { board: Board; carried: Carried | null }) {
  const { standing, me } = useHouse();
  const who = useName();
  const [seats, setSeats] = useState(() => (carried ? carriedSeats(carried) : firstSeats(board.seats[0] ?? 2, ['me'])));
  const [options, setOptions] = useState(board.standard);
  const [terms, setTerms] = useState(firstTerms);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    if (await who.comeIn()) {
      localStorage.setItem(LAST_TERMS, JSON.stringify(terms));
      setTrouble(await openTable({ board, carried, seats, options, terms }));
    }
    setBusy(false);
  };
  return (
    <div class="page" data-game={board.game}>
      <PageHead title={t(board.title)} />
      <main>
        <form class="setup online-setup" onSubmit={open}>
          <p class="setup-lead">{carried ? carriedSentence(carried) : t('table.lead')}</p>
          {!me && <NameField name={who.name} set={who.setName} />}
          <fieldset>
            <legend>{t('setup.seats')}</legend>
            {board.seats.length > 1 && !carried && (
              <SeatCount counts={board.seats} count={seats.length} set={(n) => setSeats(firstSeats(n, seats))} />
            )}
            {seats.map((kind, seat) => (
              <SeatKind
                key={seat}
                seat={seat}
                kind={kind}
                set={(next) => setSeats(seats.map((old, i) => (i === seat ? next : old)))}
              />
            ))}
          </fieldset>
          {!carried && (
            <fieldset>
              <legend>{t('setup.options')}</legend>
              <board.Options options={options} change={setOptions} />
            </fieldset>
          )}
          {carried && <p class="hint">{t('carry.luck')}</p>}
          <TermsFields terms={terms} change={setTerms} />
          {standing !== 'connected' && (
            <p role="status">{t(standing === 'away' ? 'online.away' : 'online.connecting')}</p>
          )}
          {(trouble ?? who.trouble) && <p role="alert">{trouble ?? who.trouble}</p>}
          <button type="submit" class="primary large" disabled={isBusy || standing !== 'connected'}>
            {t('table.open')}
          </button>
        </form>
      </main>
    </div>
  );
}

interface NewTable {
  board: Board;
  carried: Carried | null;
  seats: Kind[];
  options: Board['standard'];
  terms: Terms;
}

/** Opens the table and goes there; says what is wrong if it cannot. */
async function openTable({ board, carried, seats, options, terms }: NewTable): Promise<string | null> {
  const entropy = freshEntropy();
  try {
    const reply = await house.request({
      type: 'open-table',
      game: board.game,
      options: { ...options },
      seats,
      ...terms,
      entropy,
      ...(carried ? fromOf(carried) : {}),
    });
    if (reply.type !== 'created') return t('error.storage-failed');
    if (seats.includes('me') && !carried) keepEntropy(reply.match, entropy);
    location.hash = `#/t/${reply.match}`;
    return null;
  } catch (error) {
    return inWords(error);
  }
}

function SeatKind({ seat, kind, set }: { seat: number; kind: Kind; set(kind: Kind): void }) {
  const label = t('setup.who', { seat: t('setup.seat', { n: seat + 1 }) });
  return (
    <div class="seat-row seat-kind">
      <SeatMark seat={seat} />
      <label>
        <span class="visually-hidden">{label}</span>
        <select value={kind} onChange={(event) => set(event.currentTarget.value as Kind)}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`table.seat.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
