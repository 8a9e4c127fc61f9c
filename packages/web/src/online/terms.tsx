import type { Pace, Table } from '@tempora/protocol';
import { t } from '../messages/index.ts';
import { spanSentence } from '../shell/pace.ts';

/** What a table agrees on beside the game's own options. */
export type Terms = Pick<Table, 'isPublic' | 'pace' | 'standIn'>;

const DAY = 24 * 3600;
const TURNS = [30, 60, 120, 300, 600];
const DAYS = [DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const BANKS = [300, 600, 900, 1800, 3600];
const INCREMENTS = [0, 5, 10, 15, 30, 60];
const GRACES = [60, 300, 900, 3600, DAY, 3 * DAY];

export const USUAL_TERMS: Terms = {
  isPublic: false,
  pace: { kind: 'none' },
  standIn: { afterSeconds: 300, decidedBy: 'majority' },
};

type Kind = 'none' | 'turn' | 'bank' | 'days';

function kindOf(pace: Pace): Kind {
  return pace.kind === 'turn' && pace.seconds >= DAY ? 'days' : pace.kind;
}

function paceOf(kind: Kind, atZero: 'bot' | 'out'): Pace {
  if (kind === 'none') return { kind };
  if (kind === 'bank') return { kind, seconds: 900, increment: 15, atZero };
  return { kind: 'turn', seconds: kind === 'days' ? 2 * DAY : 120, atZero };
}

/** Over days nobody is away because they are asleep. */
function standInOf(standIn: Terms['standIn'], before: Kind, kind: Kind): Terms['standIn'] {
  if ((before === 'days') === (kind === 'days')) return standIn;
  return { ...standIn, afterSeconds: kind === 'days' ? 3 * DAY : USUAL_TERMS.standIn.afterSeconds };
}

interface Props {
  terms: Terms;
  change(terms: Terms): void;
}

/** Who may come, how fast it goes, and what becomes of who stays away. */
export function TermsFields({ terms, change }: Props) {
  const { isPublic, pace } = terms;
  const kind = kindOf(pace);
  const atZero = pace.kind === 'none' ? 'bot' : pace.atZero;
  return (
    <>
      <Choice
        title={t('terms.who')}
        values={['link', 'all'] as const}
        value={isPublic ? 'all' : 'link'}
        label={(value) => t(`terms.who.${value}`)}
        hint={(value) => t(`terms.who.${value}.hint`)}
        set={(value) => change({ ...terms, isPublic: value === 'all' })}
      />
      <Choice
        title={t('terms.pace')}
        values={['none', 'turn', 'bank', 'days'] as const}
        value={kind}
        label={(value) => t(`terms.pace.${value}`)}
        hint={(value) => t(`terms.pace.${value}.hint`)}
        set={(value) =>
          change({ ...terms, pace: paceOf(value, atZero), standIn: standInOf(terms.standIn, kind, value) })
        }
      />
      {pace.kind !== 'none' && <PaceFields kind={kind} pace={pace} set={(next) => change({ ...terms, pace: next })} />}
      <AbsenceFields terms={terms} change={change} />
    </>
  );
}

function PaceFields({ kind, pace, set }: { kind: Kind; pace: Exclude<Pace, { kind: 'none' }>; set(pace: Pace): void }) {
  const spans = kind === 'days' ? DAYS : kind === 'bank' ? BANKS : TURNS;
  return (
    <div class="terms-row">
      <Select
        label={t(kind === 'bank' ? 'terms.bank' : 'terms.turn')}
        value={pace.seconds}
        values={spans}
        name={spanSentence}
        set={(seconds) => set({ ...pace, seconds })}
      />
      {pace.kind === 'bank' && (
        <Select
          label={t('terms.increment')}
          value={pace.increment}
          values={INCREMENTS}
          name={spanSentence}
          set={(increment) => set({ ...pace, increment })}
        />
      )}
      <Select
        label={t('terms.zero')}
        value={pace.atZero}
        values={['bot', 'out'] as const}
        name={(value) => t(`terms.zero.${value}`)}
        set={(atZero) => set({ ...pace, atZero })}
      />
    </div>
  );
}

/** Folded away: most tables never need it. */
function AbsenceFields({ terms, change }: Props) {
  const { standIn } = terms;
  const set = (part: Partial<Terms['standIn']>) => change({ ...terms, standIn: { ...standIn, ...part } });
  return (
    <details class="seed">
      <summary>{t('terms.absence')}</summary>
      <div class="terms-row">
        <Select
          label={t('terms.absence.who')}
          value={standIn.decidedBy}
          values={['majority', 'host', 'nobody'] as const}
          name={(value) => t(`terms.absence.${value}`)}
          set={(decidedBy) => set({ decidedBy })}
        />
        {standIn.decidedBy !== 'nobody' && (
          <Select
            label={t('terms.absence.after')}
            value={standIn.afterSeconds}
            values={GRACES.includes(standIn.afterSeconds) ? GRACES : [standIn.afterSeconds, ...GRACES]}
            name={spanSentence}
            set={(afterSeconds) => set({ afterSeconds })}
          />
        )}
      </div>
      <p class="hint">{t('terms.absence.hint')}</p>
    </details>
  );
}

interface ChoiceProps<T extends string> {
  title: string;
  values: readonly T[];
  value: T;
  label(value: T): string;
  hint(value: T): string;
  set(value: T): void;
}

/** A few ways, one of them taken. */
function Choice<T extends string>({ title, values, value, label, hint, set }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="choice-ways">
        {values.map((each) => (
          <label key={each} class="way">
            <input type="radio" name={title} checked={each === value} onChange={() => set(each)} />
            <span>{label(each)}</span>
          </label>
        ))}
      </div>
      <p class="hint">{hint(value)}</p>
    </fieldset>
  );
}

interface SelectProps<T extends string | number> {
  label: string;
  value: T;
  values: readonly T[];
  name(value: T): string;
  set(value: T): void;
}

function Select<T extends string | number>({ label, value, values, name, set }: SelectProps<T>) {
  return (
    <label class="select">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((each) => String(each) === event.currentTarget.value);
          if (chosen !== undefined) set(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
