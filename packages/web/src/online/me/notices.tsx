import { useEffect, useState } from 'preact/hooks';
import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, type Field } from '../form.tsx';
import { useAsked, useDoing } from '../use-asked.ts';
import { Part, Wrong } from './part.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';

const WAYS = ['push', 'email', 'webhook'] as const;

interface Settings {
  vacation: boolean;
  email: string | null;
  webhook: string | null;
  muted: (typeof WAYS)[number][];
  sendsLetters: boolean;
  isEmailWaiting: boolean;
}

/** How one is told that it is one's turn, and being away for a while. */
export function Notices() {
  const { value, trouble, again } = useAsked<Settings>('me/settings');
  const doing = useDoing();
  const change = async (settings: Partial<Settings>) => again(await askHouse<Settings>('PUT', 'me/settings', settings));
  return (
    <>
      <Part title={t('notices.title')} about={t('notices.about')}>
        <PushSwitch changed={() => again()} />
        {value && <Addresses settings={value} change={change} />}
        {value?.isEmailWaiting && <Waiting key={value.email} email={value.email ?? ''} />}
        {value && <Muted settings={value} change={(next) => doing.run(() => change(next))} />}
        <Wrong text={trouble ?? doing.trouble} />
      </Part>
      {value && (
        <Part title={t('vacation.title')} about={t('vacation.about')}>
          <Switch
            label={t('vacation.switch')}
            isOn={value.vacation}
            set={(vacation) => doing.run(() => change({ vacation }))}
          />
        </Part>
      )}
    </>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  set(isOn: boolean): Promise<unknown>;
}

/** It stays as it was put until the house has answered, whatever else comes in meanwhile. */
function Switch({ label, hint, isOn, set }: SwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const put = async (next: boolean) => {
    setWanted(next);
    await set(next);
    setWanted(null);
  };
  return (
    <label class="option">
      <input type="checkbox" checked={wanted ?? isOn} onChange={(event) => void put(event.currentTarget.checked)} />
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

/** Being told in this browser, even while our page is closed. */
function PushSwitch({ changed }: { changed(): void }) {
  const [state, setState] = useState<PushState>('impossible');
  const [said, setSaid] = useState<string | null>(null);
  const { trouble, run } = useDoing();
  const look = () => pushState().then(setState);
  useEffect(() => void look(), []);
  if (state === 'impossible') return null;
  const set = (isOn: boolean) =>
    run(async () => {
      setSaid(null);
      if (!isOn) await stopPush();
      else if (!(await startPush())) setSaid(t('push.forbidden'));
      await look();
      changed();
    });
  return (
    <div>
      <Switch label={t('push.switch')} hint={t('push.hint')} isOn={state === 'on'} set={set} />
      <Wrong text={trouble ?? said} />
    </div>
  );
}

interface Props {
  settings: Settings;
  change(next: Partial<Settings>): Promise<void>;
}

/** Where a house sends no letters nobody is asked for an address; who has left one can take it back. */
function canMail({ sendsLetters, email }: Settings): boolean {
  return sendsLetters || email !== null;
}

function Addresses({ settings, change }: Props) {
  const orNull = (text: string) => text.trim() || null;
  const save = (said: { [name: string]: string }) =>
    change(Object.fromEntries(Object.entries(said).map(([name, text]) => [name, orNull(text)])));
  const email: Field = {
    name: 'email',
    label: t('notices.email'),
    ...(settings.sendsLetters ? {} : { hint: t('notices.email.never') }),
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    value: settings.email ?? '',
    flaw: (text) => (text.trim() === '' || /^\S+@\S+\.\S+$/.test(text.trim()) ? null : t('notices.email.flaw')),
  };
  const webhook: Field = {
    name: 'webhook',
    label: t('notices.webhook'),
    hint: t('notices.webhook.hint'),
    type: 'url',
    maxLength: 500,
    value: settings.webhook ?? '',
    flaw: (text) => (text.trim() === '' || isAddress(text.trim()) ? null : t('notices.webhook.flaw')),
  };
  return (
    <AskForm
      fields={canMail(settings) ? [email, webhook] : [webhook]}
      button={t('form.save')}
      done={t('form.saved')}
      keeps
      go={save}
    />
  );
}

/** Nothing is sent to an address before its owner has said that it is theirs. */
function Waiting({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { trouble, run } = useDoing();
  const send = () =>
    void run(async () => {
      setSent(false);
      await askHouse('POST', 'me/email/confirmation');
      setSent(true);
    });
  return (
    <div class="email-waiting">
      <p role="status">{t('notices.email.waiting', { email })}</p>
      <button type="button" onClick={send}>
        {t('notices.email.again')}
      </button>
      <span role="status">{isSent && t('notices.email.sent')}</span>
      <Wrong text={trouble} />
    </div>
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** The ways one has set up can rest without being taken down. */
function Muted({ settings, change }: Props) {
  const { muted } = settings;
  const mute = (way: (typeof WAYS)[number], isMuted: boolean) =>
    change({ muted: [...muted.filter((each) => each !== way), ...(isMuted ? [way] : [])] });
  return (
    <fieldset class="ways-muted">
      <legend>{t('muted.title')}</legend>
      {WAYS.filter((way) => way !== 'email' || canMail(settings)).map((way) => (
        <Switch key={way} label={t(`muted.${way}`)} isOn={muted.includes(way)} set={(isOn) => mute(way, isOn)} />
      ))}
    </fieldset>
  );
}
