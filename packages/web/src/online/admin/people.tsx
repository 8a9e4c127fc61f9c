import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, needed } from '../form.tsx';
import { Part, Wrong } from '../me/part.tsx';
import { useDoing } from '../use-asked.ts';
import { ListEnd } from './pages.tsx';
import { usePages } from './use-pages.ts';

interface Listed {
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
  const { items, trouble, more, again } = usePages<Listed>(`admin/people?search=${encodeURIComponent(search)}`);
  return (
    <Part title={t('admin.people')}>
      <AskForm
        key={search}
        fields={[{ name: 'search', label: t('admin.search'), type: 'search', maxLength: 40, value: search }]}
        button={t('admin.find')}
        keeps
        go={async (typed) => find((typed.search ?? '').trim())}
      />
      {items && items.length > 0 && (
        <ul class="things" aria-label={t('admin.people')}>
          {items.map((each) => (
            <OnePerson key={each.person} each={each} again={again} />
          ))}
        </ul>
      )}
      <ListEnd {...{ items, trouble, more }} />
    </Part>
  );
}

function OnePerson({ each, again }: { each: Listed; again(): void }) {
  const { person, name, login, isAdmin, banned, created, seen } = each;
  const { trouble, run } = useDoing();
  const unban = () =>
    void run(async () => {
      await askHouse('DELETE', `admin/people/${person}/ban`);
      again();
    });
  const ban = async ({ reason = '' }) => {
    await askHouse('PUT', `admin/people/${person}/ban`, { reason });
    again();
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
          <AskForm
            fields={[{ name: 'reason', label: t('admin.ban.why'), maxLength: 500, flaw: needed }]}
            button={t('admin.ban.it', { name })}
            look="grave"
            go={ban}
          />
        </details>
      )}
      <Wrong text={trouble} />
    </li>
  );
}
