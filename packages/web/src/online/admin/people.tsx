import { callApi } from '../../client/api.ts';
import { useAction } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText, Section } from '../account/section.tsx';
import { RequestForm, required } from '../form.tsx';
import { ListEnd } from './list-end.tsx';
import { usePages } from './use-pages.ts';

interface PersonEntry {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
  banned: string | null;
  created: number;
  seen: number;
}

/** Who comes to this house. */
export function People({ search, find }: { search: string; find(search: string): void }) {
  const { items, error, more, reload } = usePages<PersonEntry>(`admin/people?search=${encodeURIComponent(search)}`);
  return (
    <Section title={t('admin.people')}>
      <RequestForm
        key={search}
        fields={[{ name: 'search', label: t('admin.search'), type: 'search', maxLength: 40, value: search }]}
        button={t('admin.find')}
        keepsValues
        send={async (typed) => find((typed.search ?? '').trim())}
      />
      {items && items.length > 0 && (
        <ul class="things" aria-label={t('admin.people')}>
          {items.map((each) => (
            <PersonItem key={each.person} each={each} reload={reload} />
          ))}
        </ul>
      )}
      <ListEnd {...{ items, error, more }} />
    </Section>
  );
}

function PersonItem({ each, reload }: { each: PersonEntry; reload(): void }) {
  const { person, name, login, isAdmin, banned, created, seen } = each;
  const { error, run } = useAction();
  const unban = () =>
    void run(async () => {
      await callApi('DELETE', `admin/people/${person}/ban`);
      reload();
    });
  const ban = async ({ reason = '' }) => {
    await callApi('PUT', `admin/people/${person}/ban`, { reason });
    reload();
  };
  return (
    <li>
      <span class="thing">
        <b>
          {name} {login && <small>({login})</small>} {isAdmin && <small>{t('admin.is-host')}</small>}
        </b>
        <small>{t('admin.seen', { since: when(created), seen: when(seen) })}</small>
        {banned !== null && <small class="wrong">{t('admin.banned', { reason: banned })}</small>}
      </span>
      {banned !== null && (
        <button type="button" class="quiet" aria-label={t('admin.unban.it', { name })} onClick={unban}>
          {t('admin.unban')}
        </button>
      )}
      {banned === null && !isAdmin && (
        <details class="more">
          <summary aria-label={t('admin.ban.it', { name })}>{t('admin.ban')}</summary>
          <RequestForm
            fields={[{ name: 'reason', label: t('admin.ban.why'), maxLength: 500, validate: required }]}
            button={t('admin.ban.it', { name })}
            variant="grave"
            send={ban}
          />
        </details>
      )}
      <ErrorText text={error} />
    </li>
  );
}
