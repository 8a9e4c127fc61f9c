import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction, useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText } from '../form.tsx';
import { CopyField } from '../invite.tsx';
import { type RemovableItem, RemovableList, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** Signing in on another device, the sessions there are, and logging out. */
export function DevicesAndSessions({ me }: { me: Account }) {
  return (
    <>
      <OtherDevice />
      <Sessions me={me} />
    </>
  );
}

/** A link that signs another device in. */
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
  const { value, error, drop, run } = useDeletableList<Session>('sessions');
  const logOut = (where: { everywhere?: true }) => {
    // A guest who logs out cannot come back.
    if (!me.login && !confirm(t('logout.guest.sure'))) return;
    void run(async () => {
      await callApi('POST', 'logout', where);
      await switchIdentity();
    });
  };
  const others = (value ?? []).filter(({ isThis }) => !isThis);
  return (
    <Section title={t('sessions.title')} about={t('sessions.about')}>
      <p>{t('sessions.others', { count: others.length })}</p>
      <RemovableList label={t('sessions.title')} items={others.map(itemOf)} drop={drop} />
      <ErrorText text={error} />
      <div class="part-buttons">
        <button type="button" onClick={() => logOut({})}>
          {t('logout')}
        </button>
        <button type="button" class="quiet" onClick={() => logOut({ everywhere: true })}>
          {t('logout.everywhere')}
        </button>
      </div>
    </Section>
  );
}

function itemOf({ id, label, created }: Session): RemovableItem {
  const title = browserName(label);
  const note = t('thing.since', { when: when(created) });
  return { id, title, note, button: t('sessions.out'), spoken: t('sessions.out.of', { title }) };
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

/** A browser's own description is long and mostly untrue; people want to know which of theirs it is. */
function browserName(label: string): string {
  const browser = BROWSERS.find(([sign]) => label.includes(sign))?.[1];
  const system = SYSTEMS.find((name) => label.includes(name));
  return browser && system ? t('sessions.browser', { browser, system }) : label || t('sessions.unknown');
}
