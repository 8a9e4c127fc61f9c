import { CARDS, COSTS, ERAS, type EraId, MARKERS, SAPA, TRACK } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
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

function Costs() {
  const sign = (build: (typeof BUILDS)[number]): Sign => (build === 'extra' ? 'road' : build);
  const sapa = (build: (typeof BUILDS)[number]) =>
    build === 'extra' ? '–' : build === 'outpost' ? `+${SAPA.city - SAPA.garrison}` : `+${SAPA[build]}`;
  return (
    <table>
      <caption>{t('inca.reference.costs')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('inca.word.labor')}</th>
          <th scope="col">{t('inca.word.points')}</th>
          <th scope="col">{t('inca.word.sapa')}</th>
        </tr>
      </thead>
      <tbody>
        {BUILDS.map((build) => (
          <tr key={build}>
            <th scope="row">
              <Icon sign={sign(build)} /> {t(`inca.build.${build}`)}
            </th>
            <td>{COSTS[build].labor}</td>
            <td>{COSTS[build].points}</td>
            <td>{sapa(build)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Eras() {
  return (
    <table>
      <caption>{t('inca.era.track')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('inca.word.rounds')}</th>
          <th scope="col">{t('inca.word.income')}</th>
          <th scope="col">{t('inca.word.keep')}</th>
        </tr>
      </thead>
      <tbody>
        {ERA_IDS.map((id) => (
          <tr key={id}>
            <th scope="row">
              {t(`inca.era.${id}`)}
              <span class="ie-phases" aria-hidden="true">
                {TRACK.find(({ era }) => era === id)?.phases.map((phase, i) => (
                  <Icon key={i} sign={phase} size={13} />
                ))}
              </span>
            </th>
            <td>{TRACK.filter(({ era }) => era === id).length}</td>
            <td>{ERAS[id].income}</td>
            <td>{ERAS[id].keep ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Markers() {
  return (
    <table>
      <caption>{t('inca.reference.markers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('inca.word.resistance')}</th>
          <th scope="col">{t('inca.word.labor')}</th>
          <th scope="col">{t('inca.word.points')}</th>
          <th scope="col">{t('inca.word.copies')}</th>
        </tr>
      </thead>
      <tbody>
        {MARKERS.map(({ type, resistance, labor, points, copies }) => (
          <tr key={type}>
            <td>{resistance}</td>
            <td>{labor}</td>
            <td>{points}</td>
            <td>{copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
