import type { Table, TableLine } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { boxOf } from '../../shell/boards.ts';
import { AskForm, needed, Said } from '../form.tsx';
import { Part, Wrong } from '../me/part.tsx';
import { useAsked } from '../use-asked.ts';
import { ListEnd } from './pages.tsx';
import { usePages } from './use-pages.ts';

const STATUSES = ['playing', 'gathering', 'over', 'ended'] as const;

/** What is played in this house. */
export function Matches() {
  const [status, setStatus] = useState<string>('playing');
  const { items, trouble, more, again } = usePages<TableLine>(`admin/matches?status=${status}`);
  return (
    <Part title={t('admin.matches')}>
      <div class="field">
        <label for="admin-status">{t('admin.status')}</label>
        <select id="admin-status" value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`admin.status.${each}`)}
            </option>
          ))}
        </select>
      </div>
      {items && items.length > 0 && (
        <ul class="things" aria-label={t('admin.matches')}>
          {items.map((line) => (
            <OneMatch key={line.match} line={line} again={again} />
          ))}
        </ul>
      )}
      <ListEnd {...{ items, trouble, more }} />
    </Part>
  );
}

function OneMatch({ line, again }: { line: TableLine; again(): void }) {
  const [isOpen, setOpen] = useState(false);
  const { match, game, seats, changed } = line;
  const box = boxOf(game);
  const names = seats.map((place) => (place.kind === 'open' ? t('place.open') : place.name)).join(', ');
  return (
    <li>
      <span class="thing">
        <b>{box ? t(box.title) : game}</b>
        <span>{names}</span>
        <small>
          {match} · {when(changed)}
        </small>
      </span>
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('admin.inspect')}
      </button>
      {isOpen && <Inspected match={match} again={again} />}
    </li>
  );
}

interface Found {
  table: Table;
  rules: number;
  isPlayable: boolean;
  ply: number | null;
  backTo: number | null;
  created: number;
}

function Inspected({ match, again }: { match: string; again(): void }) {
  const found = useAsked<Found>(`admin/matches/${match}`);
  if (!found.value) return <Wrong text={found.trouble} />;
  const { table, rules, isPlayable, ply, backTo, created } = found.value;
  const isOpen = table.status === 'playing' || table.status === 'gathering';
  const end = async ({ why = '' }) => {
    await mustBe('ended', askHouse('POST', `admin/matches/${match}/end`, { why }));
    again();
    found.again();
  };
  return (
    <div class="inspected">
      <p>{t('admin.match.plies', { count: ply ?? 0, rules, created: when(created) })}</p>
      {!isPlayable && table.status === 'playing' && <p>{t('admin.match.frozen')}</p>}
      {table.endedFor && <p>{table.endedFor}</p>}
      <p>
        <a href={`#/t/${match}`}>{t('admin.match.open')}</a>
      </p>
      {table.status === 'playing' && ply !== null && backTo !== null && (
        <Rewind match={match} ply={ply} backTo={backTo} again={found.again} />
      )}
      {isOpen && (
        <AskForm
          fields={[{ name: 'why', label: t('admin.end.why'), isLong: true, maxLength: 500, flaw: needed }]}
          button={t('admin.end')}
          look="grave"
          go={end}
        />
      )}
    </div>
  );
}

interface RewindProps {
  match: string;
  ply: number;
  backTo: number;
  again(): void;
}

function Rewind({ match, ply, backTo, again }: RewindProps) {
  if (backTo >= ply) return <p class="hint">{t('admin.rewind.none')}</p>;
  const rewind = async (typed: { [name: string]: string }) => {
    await mustBe('rewound', askHouse('POST', `admin/matches/${match}/rewind`, { ply: Number(typed.ply) }));
    again();
  };
  return (
    <AskForm
      fields={[
        {
          name: 'ply',
          label: t('admin.rewind.ply'),
          type: 'number',
          value: String(ply - 1),
          hint: t('admin.rewind.hint', { from: backTo }),
          flaw: (text) => (/^\d+$/.test(text) ? null : t('form.needed')),
        },
      ]}
      button={t('admin.rewind')}
      keeps
      go={rewind}
    />
  );
}

type Outcome = 'ended' | 'rewound' | 'already-over' | 'not-running' | 'no-such-ply' | 'revealed';

/** The house may answer that it was not to be done. */
async function mustBe(wanted: 'ended' | 'rewound', asked: Promise<unknown>): Promise<void> {
  const { outcome } = (await asked) as { outcome: Outcome };
  if (outcome !== wanted && outcome !== 'ended' && outcome !== 'rewound') throw new Said(t(`admin.outcome.${outcome}`));
}
