import { useState } from 'preact/hooks';
import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { CopyField } from '../invite.tsx';
import { useAsked, useDoing } from '../use-asked.ts';
import { Part, Things, Wrong } from './part.tsx';
import { becomeOther, type Me } from './who.ts';

/** How one gets in elsewhere, where one is in, and how one gets out. */
export function WaysIn({ me }: { me: Me }) {
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
  const { trouble, run } = useDoing();
  const make = () => void run(async () => setSecret((await askHouse<{ secret: string }>('POST', 'recovery')).secret));
  return (
    <Part title={t('recovery.title')} about={t('recovery.about')}>
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
      <Wrong text={trouble} />
    </Part>
  );
}

interface Session {
  id: string;
  label: string;
  created: number;
  isThis: boolean;
}

function Sessions({ me }: { me: Me }) {
  const { value, trouble, again } = useAsked<Session[]>('sessions');
  const doing = useDoing();
  const drop = (id: string) =>
    void doing.run(async () => {
      await askHouse('DELETE', `sessions/${id}`);
      again();
    });
  const out = (everywhere: boolean) => {
    // Who has no account has no way back.
    if (!me.login && !confirm(t('logout.guest.sure'))) return;
    void doing.run(async () => {
      await askHouse('POST', 'logout', everywhere ? { everywhere } : {});
      await becomeOther();
    });
  };
  const others = (value ?? []).filter(({ isThis }) => !isThis);
  const things = others.map(({ id, label, created }) => {
    const title = browserName(label);
    const note = t('thing.since', { when: when(created) });
    return { id, title, note, button: t('sessions.out'), spoken: t('sessions.out.of', { title }) };
  });
  return (
    <Part title={t('sessions.title')} about={t('sessions.about')}>
      <p>{t('sessions.others', { count: others.length })}</p>
      <Things label={t('sessions.title')} all={things} drop={drop} />
      <Wrong text={trouble ?? doing.trouble} />
      <div class="part-buttons">
        <button type="button" onClick={() => out(false)}>
          {t('logout')}
        </button>
        <button type="button" class="quiet" onClick={() => out(true)}>
          {t('logout.everywhere')}
        </button>
      </div>
    </Part>
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
