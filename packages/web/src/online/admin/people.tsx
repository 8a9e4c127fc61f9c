import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { ErrorText, RequestForm, required } from '../form.tsx';
import { CopyField } from '../invite.tsx';
import { AdminList } from './admin-list.tsx';
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

/** The people on this server. */
export function People({ search, find }: { search: string; find(search: string): void }) {
  const { reload, ...pages } = usePages<PersonEntry>(`admin/people?search=${encodeURIComponent(search)}`);
  const row = (entry: PersonEntry) => <PersonItem key={entry.person} entry={entry} reload={reload} />;
  return (
    <AdminList title={t('admin.people')} {...pages} row={row}>
      <RequestForm
        key={search}
        fields={[{ name: 'search', label: t('admin.search'), type: 'search', maxLength: 40, value: search }]}
        button={t('admin.find')}
        keepsValues
        send={async (typed) => find((typed.search ?? '').trim())}
      />
    </AdminList>
  );
}

function PersonItem({ entry, reload }: { entry: PersonEntry; reload(): void }) {
  const { person, name, login, isAdmin, banned, created, seen } = entry;
  const { error, run } = useAction();
  const unban = () => run(() => callApi('DELETE', `admin/people/${person}/ban`).then(reload));
  return (
    <li>
      <span class="item">
        <b>
          {name} {login && <small>({login})</small>} {isAdmin && <small>{t('admin.is-host')}</small>}
        </b>
        <small>{t('admin.seen', { since: when(created), seen: when(seen) })}</small>
        {banned !== null && <small class="wrong">{t('admin.banned', { reason: banned })}</small>}
      </span>
      {banned !== null && (
        <Button look="quiet" label={t('admin.unban')} spoken={t('admin.unban.it', { name })} press={unban} />
      )}
      {login !== null && !isAdmin && <PasswordLink person={person} name={name} />}
      {banned === null && !isAdmin && <BanForm person={person} name={name} reload={reload} />}
      <ErrorText text={error} />
    </li>
  );
}

/** For people who have forgotten their password: a link that the administrator hands to them. */
function PasswordLink({ person, name }: { person: string; name: string }) {
  const [token, setToken] = useState<string | null>(null);
  const { error, run } = useAction();
  const make = () =>
    run(async () => setToken((await callApi<{ token: string }>('POST', `admin/people/${person}/reset`)).token));
  return (
    <>
      <Button look="quiet" label={t('admin.reset')} spoken={t('admin.reset.it', { name })} press={make} />
      {token && (
        <div class="password-link">
          <CopyField
            label={t('admin.reset.link', { name })}
            value={new URL(`#/reset/${token}`, document.baseURI).href}
          />
          <p class="hint">{t('admin.reset.hint', { name })}</p>
        </div>
      )}
      <ErrorText text={error} />
    </>
  );
}

function BanForm({ person, name, reload }: { person: string; name: string; reload(): void }) {
  return (
    <details class="more">
      <summary aria-label={t('admin.ban.it', { name })}>{t('admin.ban')}</summary>
      <RequestForm
        fields={[{ name: 'reason', label: t('admin.ban.why'), maxLength: 500, validate: required }]}
        button={t('admin.ban.it', { name })}
        variant="grave"
        send={({ reason }) => callApi('PUT', `admin/people/${person}/ban`, { reason }).then(reload)}
      />
    </details>
  );
}
