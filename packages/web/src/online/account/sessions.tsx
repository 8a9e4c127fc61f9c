import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { CopyField } from '../invite.tsx';
import { ErrorText, RemovableList, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** How one gets in elsewhere, where one is in, and how one gets out. */
export function DevicesAndSessions({ me }: { me: Account }) {
  return (
    <>
      <OtherDevice />
      <Sessions me={me} />
    </>
  );
}

/** A link that lets another device of ours in. */
function OtherDevice() {
  const [secret, setSecret] = useState<string | null>(null);
  const { error, run } = useAction();
  const make = () => void run(async () => setSecret((await callApi<{ secret: string }>('POST', 'recovery')).secret));
  return (
    <Section title={t('recovery.title')} about={t('recovery.about')}>
      {secret && (
        <>
          <CopyField
            label={t('recovery.link')}
            value={new URL(`#/recover/${secret}`, document.baseURI).href}
            share={t('recovery.share')}
          />
          <p class="hint">{t('recovery.care')}</p>
        </>
      )}
      <div>
        <button type="button" onClick={make}>
          {t(secret ? 'recovery.another' : 'recovery.make')}
        </button>
      </div>
      <ErrorText text={error} />
    </Section>
  );
}

interface Session {
  id: string;
  label: string;
  created: number;
  isThis: boolean;
}

function Sessions({ me }: { me: Account }) {
  const { value, error, reload } = useResource<Session[]>('sessions');
  const action = useAction();
  const drop = (id: string) =>
    void action.run(async () => {
      await callApi('DELETE', `sessions/${id}`);
      reload();
    });
  const out = (everywhere: boolean) => {
    // Who has no account has no way back.
    if (!me.login && !confirm(t('logout.guest.sure'))) return;
    void action.run(async () => {
      await callApi('POST', 'logout', everywhere ? { everywhere } : {});
      await switchIdentity();
    });
  };
  const others = (value ?? []).filter(({ isThis }) => !isThis);
  const items = others.map(({ id, label, created }) => {
    const title = browserName(label);
    const note = t('thing.since', { when: when(created) });
    return { id, title, note, button: t('sessions.out'), spoken: t('sessions.out.of', { title }) };
  });
  return (
    <Section title={t('sessions.title')} about={t('sessions.about')}>
      <p>{t('sessions.others', { count: others.length })}</p>
      <RemovableList label={t('sessions.title')} all={items} drop={drop} />
      <ErrorText text={error ?? action.error} />
      <div class="part-buttons">
        <button type="button" onClick={() => out(false)}>
          {t('logout')}
        </button>
        <button type="button" class="quiet" onClick={() => out(true)}>
          {t('logout.everywhere')}
        </button>
      </div>
    </Section>
  );
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

/** What a browser calls itself is long and mostly untrue; a person wants to know which of theirs it is. */
function browserName(label: string): string {
  const browser = BROWSERS.find(([sign]) => label.includes(sign))?.[1];
  const system = SYSTEMS.find((name) => label.includes(name));
  return browser && system ? t('sessions.browser', { browser, system }) : label || t('sessions.unknown');
}
