import type { Table, TableLine } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { Select } from '../../app/select.tsx';
import { callApi } from '../../client/api.ts';
import { useResource } from '../../client/use-resource.ts';
import { gameInfo } from '../../games/index.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText, RequestForm, required, UserError } from '../form.tsx';
import { AdminList } from './admin-list.tsx';
import { usePages } from './use-pages.ts';

const STATUSES = ['playing', 'gathering', 'over', 'ended'] as const;
type Status = (typeof STATUSES)[number];

/** The matches on this server. */
export function Matches() {
  const [status, setStatus] = useState<Status>('playing');
  const { reload, ...pages } = usePages<TableLine>(`admin/matches?status=${status}`);
  const row = (line: TableLine) => <MatchItem key={line.match} line={line} reload={reload} />;
  return (
    <AdminList title={t('admin.matches')} {...pages} row={row}>
      <div class="field">
        <label for="admin-status">{t('admin.status')}</label>
        <Select<Status>
          id="admin-status"
          value={status}
          values={STATUSES}
          name={(each) => t(`admin.status.${each}`)}
          set={setStatus}
        />
      </div>
    </AdminList>
  );
}

function MatchItem({ line, reload }: { line: TableLine; reload(): void }) {
  const [isOpen, setOpen] = useState(false);
  const { match, game, seats, changed } = line;
  const info = gameInfo(game);
  const names = seats.map((place) => (place.kind === 'open' ? t('place.open') : place.name)).join(', ');
  return (
    <li>
      <span class="thing">
        <b>{info ? t(info.title) : game}</b>
        <span>{names}</span>
        <small>
          {match} · {when(changed)}
        </small>
      </span>
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('admin.inspect')}
      </button>
      {isOpen && <MatchInspector match={match} reload={reload} />}
    </li>
  );
}

interface MatchDetails {
  table: Table;
  rules: number;
  isPlayable: boolean;
  ply: number | null;
  backTo: number | null;
  created: number;
}

function MatchInspector({ match, reload }: { match: string; reload(): void }) {
  const details = useResource<MatchDetails>(`admin/matches/${match}`);
  if (!details.value) return <ErrorText text={details.error} />;
  const { table, rules, isPlayable, ply, backTo, created } = details.value;
  const isPlaying = table.status === 'playing';
  const reloadAll = () => {
    reload();
    details.reload();
  };
  return (
    <div class="inspected">
      <p>{t('admin.match.plies', { count: ply ?? 0, rules, created: when(created) })}</p>
      {!isPlayable && isPlaying && <p>{t('admin.match.frozen')}</p>}
      {table.endedFor && <p>{table.endedFor}</p>}
      <p>
        <a href={`#/t/${match}`}>{t('admin.match.open')}</a>
      </p>
      {isPlaying && ply !== null && backTo !== null && (
        <Rewind match={match} ply={ply} backTo={backTo} reload={details.reload} />
      )}
      {(isPlaying || table.status === 'gathering') && <EndForm match={match} reload={reloadAll} />}
    </div>
  );
}

function EndForm({ match, reload }: { match: string; reload(): void }) {
  const end = async ({ why = '' }) => {
    await expectOutcome('ended', callApi('POST', `admin/matches/${match}/end`, { why }));
    reload();
  };
  return (
    <RequestForm
      fields={[{ name: 'why', label: t('admin.end.why'), isLong: true, maxLength: 500, validate: required }]}
      button={t('admin.end')}
      variant="grave"
      send={end}
    />
  );
}

interface RewindProps {
  match: string;
  ply: number;
  backTo: number;
  reload(): void;
}

function Rewind({ match, ply, backTo, reload }: RewindProps) {
  if (backTo >= ply) return <p class="hint">{t('admin.rewind.none')}</p>;
  const rewind = async (typed: { [name: string]: string }) => {
    await expectOutcome('rewound', callApi('POST', `admin/matches/${match}/rewind`, { ply: Number(typed.ply) }));
    reload();
  };
  return (
    <RequestForm
      fields={[
        {
          name: 'ply',
          label: t('admin.rewind.ply'),
          type: 'number',
          value: String(ply - 1),
          hint: t('admin.rewind.hint', { from: backTo }),
          validate: (text) => (/^\d+$/.test(text) ? null : t('form.needed')),
        },
      ]}
      button={t('admin.rewind')}
      keepsValues
      send={rewind}
    />
  );
}

type AdminOutcome = 'ended' | 'rewound' | 'already-over' | 'not-running' | 'no-such-ply' | 'revealed';

/** The server may answer that it could not be done. */
async function expectOutcome(wanted: 'ended' | 'rewound', asked: Promise<unknown>): Promise<void> {
  const { outcome } = (await asked) as { outcome: AdminOutcome };
  if (outcome !== wanted && outcome !== 'ended' && outcome !== 'rewound')
    throw new UserError(t(`admin.outcome.${outcome}`));
}
