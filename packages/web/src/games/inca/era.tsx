import { type Column, ERAS, INVASIONS, nextPhase, TRACK, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import { Icon } from './icons.tsx';
import './era.css';

/** The era track: where the black figure stands, what comes next, what the era pays and lets one keep. */
export function EraStrip({ view }: { view: View }) {
  const column = TRACK[(view.track[view.column] ?? 0) - 1];
  const era = column ? ERAS[column.era] : ERAS.late;
  const next = nextPhase(view);
  return (
    <section class="ie-era" aria-label={t('inca.era.track')}>
      <ol class="ie-era-columns">
        {TRACK.map((column) => (
          <Round key={column.column} view={view} column={column} at={view.track.indexOf(column.column)} />
        ))}
      </ol>
      <p class="ie-era-words">
        <b>{t(`inca.era.${era.id}`)}</b> <span class="ie-era-years">{era.years.replace('-', '–')}</span>{' '}
        <span class="ie-era-fact" title={t('inca.era.income.long', { income: view.income })}>
          <Icon sign="labor" size={14} /> {t('inca.era.income', { income: view.income })}
        </span>{' '}
        <span class="ie-era-fact">
          <Icon sign="keep" size={14} />{' '}
          {view.keep === null ? t('inca.era.keep.all') : t('inca.era.keep', { keep: view.keep })}
        </span>{' '}
        {next && <span class="ie-era-next">{t('inca.era.next', { phase: t(`inca.phase.${next}`) })}</span>}
        {view.pizarro && <Invasions {...view.pizarro} />}
      </p>
    </section>
  );
}

/** A column of the printed track, under its printed number; `at` is its place among those that are played. */
function Round({ view, column, at }: { view: View; column: Column; at: number }) {
  const n = column.column;
  // IE-VARIANT-FALL-2: a column that is left out stays where it is printed, folded.
  if (at < 0)
    return (
      <li class="ie-round" data-state="folded" title={t('inca.era.folded', { n })}>
        <span class="visually-hidden">{t('inca.era.folded', { n })}</span>
      </li>
    );
  const state = at < view.column || view.phase === 'over' ? 'past' : at === view.column ? 'now' : 'later';
  return (
    <li class="ie-round" data-state={state} data-next={at === view.column + 1}>
      <span class="visually-hidden">{t('inca.era.column', { n, era: t(`inca.era.${column.era}`) })}</span>
      <span class="ie-round-number" aria-hidden="true">
        {n}
      </span>
      {column.phases.map((phase, cell) => (
        <span
          key={cell}
          class="ie-cell"
          title={t(`inca.phase.${phase}`)}
          data-state={state !== 'now' ? state : cell < view.cell ? 'past' : cell === view.cell ? 'now' : 'later'}
          aria-current={state === 'now' && cell === view.cell ? 'step' : undefined}
        >
          <Icon sign={phase} size={13} />
          <span class="visually-hidden">{t(`inca.phase.${phase}`)}</span>
        </span>
      ))}
    </li>
  );
}

/** IE-VARIANT-PIZARRO: which of the markers have been turned up. */
function Invasions({ turned, arrived }: { turned: number; arrived: boolean }) {
  return (
    <span class="ie-invasions" title={t('inca.pizarro.turned', { turned, of: INVASIONS })}>
      <Icon sign="pizarro" size={14} />
      <span aria-hidden={!arrived}>{arrived ? t('inca.pizarro.arrived') : `${turned}/${INVASIONS}`}</span>
      {!arrived && <span class="visually-hidden">{t('inca.pizarro.turned', { turned, of: INVASIONS })}</span>}
    </span>
  );
}
