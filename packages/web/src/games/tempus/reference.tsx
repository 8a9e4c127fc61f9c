import { EFFECTS, ERA_TERRAINS, ERAS } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { FactTable } from '../../toolkit/fact-table.tsx';
import { EffectIcon, SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { ACTIONS } from './move-options.ts';
import { effectName, effectSentence, eraName, terrainName } from './names.ts';
import './reference.css';

/** The rules at a glance: five actions, nine ideas, eleven boxes. */
export function TempusReference() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <section class="tp-reference" tabIndex={0} aria-label={t('reference.title')}>
      <p>{t('tempus.reference.play')}</p>
      <p>{t('tempus.reference.progress')}</p>
      <h3>{t('tempus.reference.actions')}</h3>
      <ul>
        {ACTIONS.map((action) => (
          <Entry key={action} icon={<SignIcon sign={action} size={28} />} name={t(`tempus.action.${action}`)}>
            {t(`tempus.reference.${action}`)}
          </Entry>
        ))}
      </ul>
      <h3>{t('tempus.reference.ideas')}</h3>
      <ul>
        {EFFECTS.map((effect) => (
          <Entry key={effect} icon={<EffectIcon effect={effect} size={28} />} name={effectName(effect)}>
            {effectSentence(effect)}
          </Entry>
        ))}
      </ul>
      <h3>{t('tempus.reference.eras')}</h3>
      <EraTable />
    </section>
  );
}

interface EntryProps {
  icon: ComponentChildren;
  name: string;
  children: ComponentChildren;
}

function Entry({ icon, name, children }: EntryProps) {
  return (
    <li>
      {icon}
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  );
}

const COLUMNS = ['era', 'terrain', 'move', 'babies', 'stack', 'sea', 'draw', 'hand', 'actions'] as const;

/** What each era allows, and the terrain that counts in the race for it. */
export function EraTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
    <section class="tp-era-table" tabIndex={0} aria-label={t('tempus.eras')}>
      <FactTable
        columns={COLUMNS.map((column) => t(`tempus.column.${column}`))}
        rows={ERAS.map(({ moves, distance, babies, stack, ships, draw, hand, actions }, era) => {
          const sea = t(ships ? 'tempus.able.yes' : 'tempus.able.no');
          const cells = [terrainOf(era), `${moves}×${distance}`, babies, stack, sea, draw, hand, actions];
          return { key: era, head: eraName(era), cells };
        })}
      />
    </section>
  );
}

function terrainOf(era: number) {
  const terrain = ERA_TERRAINS[era];
  if (!terrain) return '–';
  return (
    <>
      <TerrainIcon terrain={terrain} />
      <span class="visually-hidden">{terrainName(terrain)}</span>
    </>
  );
}
