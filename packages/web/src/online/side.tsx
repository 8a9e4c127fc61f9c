import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { Notes } from './notes.tsx';
import { type Channel, Talk, type Talking } from './talk.tsx';
import type { AtTable } from './use-table.ts';

const LEAVES = ['log', 'talk', 'notes'] as const;
type Leaf = (typeof LEAVES)[number];

interface Props {
  at: AtTable;
  talk: Talking;
  log: ComponentChildren;
}

/** What lies beside the table: the log, the talk, one's own notes; one of them on top. */
export function Side({ at, talk, log }: Props) {
  const [leaf, setLeaf] = useState<Leaf>('log');
  const { me, own, table, match } = at;
  const isOver = table?.status === 'over';
  const channels: Channel[] = own.length > 0 && !isOver ? ['players'] : ['players', 'watchers'];
  const leaves = LEAVES.filter((each) => each !== 'notes' || me);
  return (
    <div class="side">
      <div class="side-leaves" role="tablist" aria-label={t('side.open')}>
        {leaves.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="quiet"
            aria-selected={each === leaf}
            onClick={() => setLeaf(each)}
          >
            {t(`side.${each}`)}
            {each === 'talk' && leaf !== 'talk' && talk.unread > 0 && <span class="unread">{talk.unread}</span>}
          </button>
        ))}
      </div>
      <div class="side-leaf" role="tabpanel" aria-label={t(`side.${leaf}`)}>
        {leaf === 'log' && log}
        {leaf === 'talk' && <Talk at={at} talk={talk} channels={channels} />}
        {leaf === 'notes' && <Notes match={match} />}
      </div>
    </div>
  );
}
