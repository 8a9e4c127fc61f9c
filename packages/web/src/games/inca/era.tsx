import { type Column, ERAS, INVASIONS, nextPhase, TRACK, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { listOfNames } from '../../toolkit/sentences.ts';
import { useMedia } from '../../toolkit/use-media.ts';
import { Fact } from './fact.tsx';
import { Icon } from './icons.tsx';
import { eraName, phaseName } from './names.ts';
import { ERA_PLACE, INCOME_PLACE, KEEP_PLACE } from './places.ts';
import { SHORT } from './roomy.ts';
import './era.css';

/** The rounds beside each other are too narrow for a finger: there the whole track is pressed. */
const NARROW = `(max-width: 44rem), ${SHORT}`;

/** The era track: where the black figure stands, what comes next, what the era pays and lets one keep. */
export function EraStrip({ view }: { view: View }) {
  const column = TRACK[(view.track[view.column] ?? 0) - 1];
  const era = column ? ERAS[column.era] : ERAS.late;
  const next = nextPhase(view);
  const isNarrow = useMedia(NARROW);
  return (
    <section class="ie-era" aria-label={t('inca.era.track')}>
      {/* Another round is another track: nothing of the old one is seen to move. */}
      <ol key={view.column} class="ie-era-columns">
        {TRACK.map((column) => (
          <Round
            key={column.column}
            view={view}
            column={column}
            at={view.track.indexOf(column.column)}
            isNarrow={isNarrow}
          />
        ))}
        {isNarrow && (
          <li class="ie-rounds-all">
            <Explain look="ie-rounds-about" spoken={t('inca.era.track')} text={<AllRounds view={view} />}>
              {null}
            </Explain>
          </li>
        )}
      </ol>
      <p key={`${era.id} ${next}`} class="ie-era-words">
        <b>{t(`inca.era.${era.id}`)}</b> <span class="ie-era-years">{era.years.replace('-', '–')}</span>{' '}
        <Explain look="ie-era-fact" place={INCOME_PLACE} text={t('inca.era.income.long', { income: view.income })}>
          <Icon sign="labor" size={14} />
          <Fact words={t('inca.era.income', { income: view.income })} number={view.income} />
        </Explain>{' '}
        <Explain look="ie-era-fact" place={KEEP_PLACE} text={keepSentence(view)}>
          <Icon sign="keep" size={14} />
          <Fact
            words={view.keep === null ? t('inca.era.keep.all') : t('inca.era.keep', { keep: view.keep })}
            number={view.keep ?? '∞'}
          />
        </Explain>{' '}
        {next && <span class="ie-era-next">{t('inca.era.next', { phase: (form) => phaseName(next, form) })}</span>}
        {view.pizarro && <Invasions {...view.pizarro} />}
      </p>
    </section>
  );
}

function keepSentence({ keep }: View): string {
  return keep === null ? t('inca.era.keep.all.long') : t('inca.era.keep.long', { keep });
}

/** A column of the printed track, under its printed number; `at` is its place among those that are played. */
function Round({ view, column, at, isNarrow }: { view: View; column: Column; at: number; isNarrow: boolean }) {
  const n = column.column;
  // IE-VARIANT-FALL-2: a column that is left out stays where it is printed, folded.
  if (at < 0)
    return (
      <li class="ie-round" data-state="folded" title={t('inca.era.folded', { n })}>
        <span class="visually-hidden">{t('inca.era.folded', { n })}</span>
      </li>
    );
  const state = at < view.column || view.phase === 'over' ? 'past' : at === view.column ? 'now' : 'later';
  const cells = (
    <>
      <span class="ie-round-number">{n}</span>
      {column.phases.map((phase, cell) => (
        <span
          key={cell}
          class="ie-cell"
          data-state={state !== 'now' ? state : cell < view.cell ? 'past' : cell === view.cell ? 'now' : 'later'}
        >
          <Icon sign={phase} size={13} />
          {state === 'now' && cell === view.cell && <span class="ie-cell-name">{phaseName(phase)}</span>}
        </span>
      ))}
    </>
  );
  return (
    <li
      class="ie-round"
      data-state={state}
      data-next={at === view.column + 1}
      data-place={state === 'now' ? ERA_PLACE : undefined}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {isNarrow ? (
        <span class="ie-round-cells">{cells}</span>
      ) : (
        <Explain
          look="ie-round-cells"
          spoken={t('inca.era.column', { n, era: (form) => eraName(column.era, form) })}
          text={roundSentence(column)}
        >
          {cells}
        </Explain>
      )}
    </li>
  );
}

function roundSentence({ column: n, era, phases }: Column): string {
  // The Founding has two People phases one after the other.
  const isTwice = (at: number) => phases[at] === phases[at + 1];
  const parts = phases.flatMap((phase, i) => (isTwice(i - 1) ? [] : [{ phase, isTwice: isTwice(i) }]));
  return t('inca.era.phases', {
    n,
    era: (form) => eraName(era, form),
    phases: listOfNames(parts, ({ phase, isTwice }, form) =>
      isTwice ? t('inca.era.twice', { phase: (form) => phaseName(phase, form) }) : phaseName(phase, form),
    ),
  });
}

/** Every round in a line. */
function AllRounds({ view }: { view: View }) {
  return TRACK.filter(({ column }) => view.track.includes(column)).map((column) => (
    <span key={column.column} class="ie-round-line" aria-current={view.track[view.column] === column.column}>
      {roundSentence(column)}
    </span>
  ));
}

/** IE-VARIANT-PIZARRO: which of the markers have been turned up. */
function Invasions({ turned, arrived }: { turned: number; arrived: boolean }) {
  return (
    <Explain look="ie-era-fact" text={t('inca.pizarro.turned', { turned, of: INVASIONS })}>
      <Icon sign="pizarro" size={14} /> {arrived ? t('inca.pizarro.arrived') : `${turned}/${INVASIONS}`}
    </Explain>
  );
}
