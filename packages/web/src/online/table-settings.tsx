import { DEFAULT_START, type Pace, type Table } from '@tempora/protocol';
import { LabelledSelect } from '../app/select.tsx';
import { durationText } from '../client/pace-text.ts';
import { t } from '../i18n/index.ts';
import { Switch } from '../toolkit/switch.tsx';

/** The settings of a table beside the game's own options. */
export type TableSettings = Pick<Table, 'isPublic' | 'isWatchable' | 'pace' | 'standIn' | 'start'>;

const DAY = 24 * 3600;
const TURNS = [30, 60, 120, 300, 600];
const DAYS = [DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const BANKS = [300, 600, 900, 1800, 3600];
const INCREMENTS = [0, 5, 10, 15, 30, 60];
const GRACES = [60, 300, 900, 3600, DAY, 3 * DAY];
const START_WAITS = [10, 60, 300, 900, 3600, DAY];

export const DEFAULT_SETTINGS: TableSettings = {
  isPublic: false,
  isWatchable: true,
  pace: { kind: 'none' },
  standIn: { afterSeconds: 3 * DAY, decidedBy: 'majority' },
  start: DEFAULT_START,
};

type PaceKind = 'none' | 'turn' | 'bank' | 'days';

function kindOf(pace: Pace): PaceKind {
  return pace.kind === 'turn' && pace.seconds >= DAY ? 'days' : pace.kind;
}

function paceOf(kind: PaceKind, atZero: 'bot' | 'out'): Pace {
  if (kind === 'none') return { kind };
  if (kind === 'bank') return { kind, seconds: 900, increment: 15, atZero };
  return { kind: 'turn', seconds: kind === 'days' ? 2 * DAY : 120, atZero };
}

/** Without a clock, or with days for a turn, nobody is absent just because they are asleep. */
function isUnhurried(kind: PaceKind): boolean {
  return kind === 'days' || kind === 'none';
}

function standInOf(standIn: TableSettings['standIn'], before: PaceKind, kind: PaceKind): TableSettings['standIn'] {
  if (isUnhurried(before) === isUnhurried(kind)) return standIn;
  return { ...standIn, afterSeconds: isUnhurried(kind) ? 3 * DAY : 300 };
}

interface Props {
  settings: TableSettings;
  change(settings: TableSettings): void;
}

/** Who may come, how fast it goes, and what happens when a player stays away. */
export function TableSettingsFields({ settings, change }: Props) {
  const { isPublic, isWatchable, pace } = settings;
  return (
    <>
      <RadioGroup
        title={t('terms.who')}
        values={['link', 'all'] as const}
        value={isPublic ? 'all' : 'link'}
        label={(value) => t(`terms.who.${value}`)}
        hint={(value) => t(`terms.who.${value}.hint`)}
        set={(value) => change({ ...settings, isPublic: value === 'all' })}
      />
      <Switch
        label={t('terms.watch')}
        hint={t('terms.watch.hint')}
        isOn={isWatchable}
        set={(isOn) => change({ ...settings, isWatchable: isOn })}
      />
      <PaceKindField settings={settings} change={change} />
      {pace.kind !== 'none' && (
        <PaceFields kind={kindOf(pace)} pace={pace} set={(next) => change({ ...settings, pace: next })} />
      )}
      <StartFields settings={settings} change={change} />
      <AbsenceFields settings={settings} change={change} />
    </>
  );
}

function PaceKindField({ settings, change }: Props) {
  const { pace, standIn } = settings;
  const kind = kindOf(pace);
  const atZero = pace.kind === 'none' ? 'bot' : pace.atZero;
  return (
    <RadioGroup
      title={t('terms.pace')}
      values={['none', 'turn', 'bank', 'days'] as const}
      value={kind}
      label={(value) => t(`terms.pace.${value}`)}
      hint={(value) => t(`terms.pace.${value}.hint`)}
      set={(next) => change({ ...settings, pace: paceOf(next, atZero), standIn: standInOf(standIn, kind, next) })}
    />
  );
}

interface PaceProps {
  kind: PaceKind;
  pace: Exclude<Pace, { kind: 'none' }>;
  set(pace: Pace): void;
}

function PaceFields({ kind, pace, set }: PaceProps) {
  const spans = kind === 'days' ? DAYS : kind === 'bank' ? BANKS : TURNS;
  return (
    <div class="terms-row">
      <DurationSelect
        label={t(kind === 'bank' ? 'terms.bank' : 'terms.turn')}
        value={pace.seconds}
        values={spans}
        set={(seconds) => set({ ...pace, seconds })}
      />
      {pace.kind === 'bank' && (
        <DurationSelect
          label={t('terms.increment')}
          value={pace.increment}
          values={INCREMENTS}
          set={(increment) => set({ ...pace, increment })}
        />
      )}
      <LabelledSelect
        look="field"
        label={t('terms.zero')}
        value={pace.atZero}
        values={['bot', 'out'] as const}
        name={(value) => t(`terms.zero.${value}`)}
        set={(atZero) => set({ ...pace, atZero })}
      />
    </div>
  );
}

interface DurationProps {
  label: string;
  value: number;
  values: readonly number[];
  set(seconds: number): void;
}

/** A duration in seconds; one that is not among the usual values comes first. */
function DurationSelect({ label, value, values, set }: DurationProps) {
  const all = values.includes(value) ? values : [value, ...values];
  return <LabelledSelect look="field" label={label} value={value} values={all} name={durationText} set={set} />;
}

/** Who starts the game once all seats are taken. Folded away: the host can at any time. */
function StartFields({ settings, change }: Props) {
  const { start } = settings;
  const set = (part: Partial<TableSettings['start']>) => change({ ...settings, start: { ...start, ...part } });
  return (
    <details class="seed">
      <summary>{t('terms.start')}</summary>
      <div class="terms-row">
        <LabelledSelect
          look="field"
          label={t('terms.start.who')}
          value={start.by}
          values={['anyone', 'itself', 'host'] as const}
          name={(value) => t(`terms.start.${value}`)}
          set={(by) => set({ by })}
        />
        {start.by !== 'host' && (
          <DurationSelect
            label={t('terms.start.after')}
            value={start.afterSeconds}
            values={START_WAITS}
            set={(afterSeconds) => set({ afterSeconds })}
          />
        )}
      </div>
      <p class="hint">{t('terms.start.hint')}</p>
    </details>
  );
}

/** Folded away: most tables never need it. */
function AbsenceFields({ settings, change }: Props) {
  const { standIn } = settings;
  const set = (part: Partial<TableSettings['standIn']>) => change({ ...settings, standIn: { ...standIn, ...part } });
  return (
    <details class="seed">
      <summary>{t('terms.absence')}</summary>
      <div class="terms-row">
        <LabelledSelect
          look="field"
          label={t('terms.absence.who')}
          value={standIn.decidedBy}
          values={['majority', 'host', 'nobody'] as const}
          name={(value) => t(`terms.absence.${value}`)}
          set={(decidedBy) => set({ decidedBy })}
        />
        {standIn.decidedBy !== 'nobody' && (
          <DurationSelect
            label={t('terms.absence.after')}
            value={standIn.afterSeconds}
            values={GRACES}
            set={(afterSeconds) => set({ afterSeconds })}
          />
        )}
      </div>
      <p class="hint">{t('terms.absence.hint')}</p>
    </details>
  );
}

interface RadioGroupProps<T extends string> {
  title: string;
  values: readonly T[];
  value: T;
  label(value: T): string;
  hint(value: T): string;
  set(value: T): void;
}

/** A few choices, one of them made. */
function RadioGroup<T extends string>({ title, values, value, label, hint, set }: RadioGroupProps<T>) {
  return (
    <fieldset>
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
