import type { Table, TableLine } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { LabelledSelect } from '../../app/select.tsx';
import { callApi } from '../../client/api.ts';
import { UserError } from '../../client/error-text.ts';
import { useResource } from '../../client/use-resource.ts';
import { gameInfo } from '../../games/index.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText, RequestForm, required } from '../form.tsx';
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
      <LabelledSelect<Status>
        look="field"
        label={t('admin.status')}
        value={status}
        values={STATUSES}
        name={(each) => t(`admin.status.${each}`)}
        set={setStatus}
      />
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
      <span class="item">
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
  return (
    <RequestForm
      fields={[{ name: 'why', label: t('admin.end.why'), isLong: true, maxLength: 500, validate: required }]}
      button={t('admin.end')}
      variant="grave"
      send={({ why }) => changeMatch(match, 'end', { why }).then(reload)}
    />
  );
}

type RewindProps = { match: string; ply: number; backTo: number; reload(): void };

function Rewind({ match, ply, backTo, reload }: RewindProps) {
  if (backTo >= ply) return <p class="hint">{t('admin.rewind.none')}</p>;
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
      send={(typed) => changeMatch(match, 'rewind', { ply: Number(typed.ply) }).then(reload)}
    />
  );
}

type AdminOutcome = 'ended' | 'rewound' | 'already-over' | 'not-running' | 'no-such-ply' | 'revealed';

/** Ends or rewinds a match; the server may answer that it could not be done. */
async function changeMatch(match: string, how: 'end' | 'rewind', body: object): Promise<void> {
  const { outcome } = await callApi<{ outcome: AdminOutcome }>('POST', `admin/matches/${match}/${how}`, body);
  if (outcome !== 'ended' && outcome !== 'rewound') throw new UserError(t(`admin.outcome.${outcome}`));
}
