import { askToConfirm } from '../../app/confirm.tsx';
import { callApi } from '../../client/api.ts';
import { useAction, useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { DeviceLink } from '../device-link.tsx';
import { ErrorText } from '../form.tsx';
import { RemovableList, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** A link that signs another device in. */
export function OtherDevice() {
  return (
    <Section title={t('recovery.title')} about={t('recovery.about')}>
      <DeviceLink />
    </Section>
  );
}

interface Session {
  id: string;
  label: string;
  created: number;
  isThis: boolean;
}

/** The sessions there are, and logging out. */
export function Sessions({ me }: { me: Account }) {
  const list = useDeletableList<Session>('sessions');
  const { error, run } = useAction();
  const logOut = async (where: { everywhere?: true }) => {
    // A guest who logs out cannot come back.
    if (!me.login && !(await askToConfirm(t('logout.guest.sure'), t('logout')))) return;
    void run(() => callApi('POST', 'logout', where).then(switchIdentity));
  };
  const others = (list.value ?? []).filter(({ isThis }) => !isThis);
  return (
    <Section title={t('sessions.title')} about={t('sessions.about')}>
      <p>{t('sessions.others', { count: others.length })}</p>
      <RemovableList label={t('sessions.title')} list={{ ...list, value: others }} item={itemOf} />
      <ErrorText text={error} />
      <div class="buttons">
        <Button label={t('logout')} press={() => void logOut({})} />
        <Button look="quiet" label={t('logout.everywhere')} press={() => void logOut({ everywhere: true })} />
      </div>
    </Section>
  );
}

function itemOf({ id, label, created }: Session) {
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
