import { CARDS, COSTS, ERAS, type EraId, MARKERS, SAPA, TRACK } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import { FactTable } from '../../toolkit/fact-table.tsx';
import { SunCard } from './card.tsx';
import { Icon, type Sign } from './icons.tsx';
import './reference.css';

const BUILDS = ['city', 'garrison', 'temple', 'terrace', 'extra', 'outpost'] as const;
const WORDS = ['turn', 'roads', 'sun', 'help', 'score', 'three'] as const;
const ERA_IDS: readonly EraId[] = ['founding', 'early', 'middle', 'late'];

/** The rules at a glance: a turn, what things cost, the track, the markers, the Sun events. */
export function IncaReference() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <section class="reference ie-reference" tabIndex={0} aria-label={t('reference.title')}>
      <div class="ie-reference-words">
        {WORDS.map((word) => (
          <p key={word}>{t(`inca.reference.${word}`)}</p>
        ))}
      </div>
      <div class="ie-reference-tables">
        <Costs />
        <Eras />
        <Markers />
      </div>
      <h2>{t('inca.reference.cards')}</h2>
      <ul>
        {CARDS.map(({ copies }, card) => (
          <li key={card}>
            <SunCard card={card} />
            <small>×{copies}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each build costs and scores. */
export function Costs() {
  const sign = (build: (typeof BUILDS)[number]): Sign => (build === 'extra' ? 'road' : build);
  const sapa = (build: (typeof BUILDS)[number]) =>
    build === 'extra' ? '–' : build === 'outpost' ? `+${SAPA.city - SAPA.garrison}` : `+${SAPA[build]}`;
  return (
    <FactTable
      caption={t('inca.reference.costs')}
      columns={[null, t('inca.word.labor'), t('inca.word.points'), t('inca.word.sapa')]}
      rows={BUILDS.map((build) => ({
        key: build,
        head: [<Icon key="sign" sign={sign(build)} />, ' ', t(`inca.build.${build}`)],
        cells: [COSTS[build].labor, COSTS[build].points, sapa(build)],
      }))}
    />
  );
}

/** The eras: how many rounds, which phases, income and what may be kept. */
export function Eras() {
  return (
    <FactTable
      caption={t('inca.era.track')}
      columns={[null, t('inca.word.rounds'), t('inca.word.income'), t('inca.word.keep')]}
      rows={ERA_IDS.map((id) => ({
        key: id,
        head: [t(`inca.era.${id}`), <Phases key="phases" id={id} />],
        cells: [TRACK.filter(({ era }) => era === id).length, ERAS[id].income, ERAS[id].keep ?? '–'],
      }))}
    />
  );
}

function Phases({ id }: { id: EraId }) {
  return (
    <span class="ie-phases" aria-hidden="true">
      {TRACK.find(({ era }) => era === id)?.phases.map((phase, i) => (
        <Icon key={i} sign={phase} size={13} />
      ))}
    </span>
  );
}

/** The six kinds of culture markers. */
export function Markers() {
  return (
    <FactTable
      caption={t('inca.reference.markers')}
      columns={[t('inca.word.resistance'), t('inca.word.labor'), t('inca.word.points'), t('inca.word.copies')]}
      rows={MARKERS.map(({ type, resistance, labor, points, copies }) => ({
        key: type,
        cells: [resistance, labor, points, copies],
      }))}
    />
  );
}
