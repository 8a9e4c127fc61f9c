import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { ErrorText } from '../form.tsx';
import type { Reaction } from '../use-chat.ts';
import { AdminList } from './admin-list.tsx';

interface Report {
  id: string;
  personName: string | null;
  about: string;
  aboutName: string | null;
  match: string | null;
  text: string;
  created: number;
  closed: number | null;
}

/** What people have reported. */
export function Reports({ find }: { find(search: string): void }) {
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const { value, error, reload } = useResource<Report[]>(`admin/reports?which=${which}`);
  const action = useAction();
  const close = (id: string) =>
    void action.run(() => callApi('POST', `admin/reports/${id}/close`).then(() => reload()));
  const row = (report: Report) => <ReportItem key={report.id} report={report} close={close} find={find} />;
  return (
    <AdminList title={t('admin.reports')} items={value} error={error ?? action.error} more={null} row={row}>
      <label class="option">
        <input
          type="checkbox"
          checked={which === 'all'}
          onChange={(event) => setWhich(event.currentTarget.checked ? 'all' : 'open')}
        />
        <span>{t('admin.reports.all')}</span>
      </label>
    </AdminList>
  );
}

interface ReportedLine {
  n: number;
  at: number;
  name: string;
  text: string | null;
  reaction: Reaction | null;
  channel: string;
  /** Is it by the person the report is about? */
  isReported: boolean;
}

/** What was said at the table around the time of a report; the lines of the person it is about stand out. */
function ReportedLines({ report }: { report: string }) {
  const [isOpen, setOpen] = useState(false);
  const { value, error } = useResource<ReportedLine[]>(isOpen ? `admin/reports/${report}/lines` : null);
  return (
    <details class="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('admin.report.lines')}</summary>
      <ol class="reported-lines">
        {value?.map(({ n, at, name, text, reaction, channel, isReported }) => (
          <li key={`${channel} ${n}`}>
            <small>{when(at)}</small> <b>{name}</b>{' '}
            {isReported ? <mark>{lineText({ text, reaction })}</mark> : lineText({ text, reaction })}
          </li>
        ))}
      </ol>
      {value?.length === 0 && <p class="hint">{t('admin.report.lines.none')}</p>}
      <ErrorText text={error} />
    </details>
  );
}

interface Props {
  report: Report;
  close(id: string): void;
  find(search: string): void;
}

function ReportItem({ report, close, find }: Props) {
  const { id, personName, about, aboutName, match, text, created, closed } = report;
  const by = personName ?? t('admin.gone');
  return (
    <li>
      <span class="item">
        <span>{text}</span>
        <small>
          {t('admin.report', { by, about: aboutName ?? t('admin.gone') })} · {when(created)}
          {closed !== null && ` · ${t('admin.report.closed', { when: when(closed) })}`}
        </small>
        {match && <a href={`#/t/${match}`}>{t('admin.report.match')}</a>}
        {match && <ReportedLines report={id} />}
      </span>
      {aboutName !== null && (
        <Button look="quiet" label={t('admin.report.find', { name: aboutName })} press={() => find(about)} />
      )}
      {closed === null && <Button look="quiet" label={t('admin.report.close')} press={() => close(id)} />}
    </li>
  );
}

function lineText({ text, reaction }: Pick<ReportedLine, 'text' | 'reaction'>): string | null {
  return text ?? (reaction && t(`reaction.${reaction}`));
}
