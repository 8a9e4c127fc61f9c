import { useEffect, useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t } from '../../i18n/index.ts';
import { type Field, RequestForm } from '../form.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';
import { ErrorText, Section } from './section.tsx';

const CHANNELS = ['push', 'email', 'webhook'] as const;

interface Settings {
  vacation: boolean;
  email: string | null;
  webhook: string | null;
  muted: (typeof CHANNELS)[number][];
  sendsEmail: boolean;
  isEmailWaiting: boolean;
}

/** How one is told that it is one's turn, and being away for a while. */
export function Notifications() {
  const { value, error, reload } = useResource<Settings>('me/settings');
  const action = useAction();
  const change = async (settings: Partial<Settings>) => reload(await callApi<Settings>('PUT', 'me/settings', settings));
  return (
    <>
      <Section title={t('notices.title')} about={t('notices.about')}>
        <PushSwitch changed={() => reload()} />
        {value && <Addresses settings={value} change={change} />}
        {value?.isEmailWaiting && <EmailConfirmation key={value.email} email={value.email ?? ''} />}
        {value && <MutedChannels settings={value} change={(next) => action.run(() => change(next))} />}
        <ErrorText text={error ?? action.error} />
      </Section>
      {value && (
        <Section title={t('vacation.title')} about={t('vacation.about')}>
          <Switch
            label={t('vacation.switch')}
            isOn={value.vacation}
            set={(vacation) => action.run(() => change({ vacation }))}
          />
        </Section>
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
  const { error, run } = useAction();
  const refresh = () => pushState().then(setState);
  useEffect(() => void refresh(), []);
  if (state === 'impossible') return null;
  const set = (isOn: boolean) =>
    run(async () => {
      setSaid(null);
      if (!isOn) await stopPush();
      else if (!(await startPush())) setSaid(t('push.forbidden'));
      await refresh();
      changed();
    });
  return (
    <div>
      <Switch label={t('push.switch')} hint={t('push.hint')} isOn={state === 'on'} set={set} />
      <ErrorText text={error ?? said} />
    </div>
  );
}

interface Props {
  settings: Settings;
  change(next: Partial<Settings>): Promise<void>;
}

/** Where a house sends no letters nobody is asked for an address; who has left one can take it back. */
function canMail({ sendsEmail, email }: Settings): boolean {
  return sendsEmail || email !== null;
}

function Addresses({ settings, change }: Props) {
  const orNull = (text: string) => text.trim() || null;
  const save = (said: { [name: string]: string }) =>
    change(Object.fromEntries(Object.entries(said).map(([name, text]) => [name, orNull(text)])));
  const email: Field = {
    name: 'email',
    label: t('notices.email'),
    ...(settings.sendsEmail ? {} : { hint: t('notices.email.never') }),
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    value: settings.email ?? '',
    validate: (text) => (text.trim() === '' || /^\S+@\S+\.\S+$/.test(text.trim()) ? null : t('notices.email.flaw')),
  };
  const webhook: Field = {
    name: 'webhook',
    label: t('notices.webhook'),
    hint: t('notices.webhook.hint'),
    type: 'url',
    maxLength: 500,
    value: settings.webhook ?? '',
    validate: (text) => (text.trim() === '' || isAddress(text.trim()) ? null : t('notices.webhook.flaw')),
  };
  return (
    <RequestForm
      fields={canMail(settings) ? [email, webhook] : [webhook]}
      button={t('form.save')}
      doneText={t('form.saved')}
      keepsValues
      send={save}
    />
  );
}

/** Nothing is sent to an address before its owner has said that it is theirs. */
function EmailConfirmation({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { error, run } = useAction();
  const send = () =>
    void run(async () => {
      setSent(false);
      await callApi('POST', 'me/email/confirmation');
      setSent(true);
    });
  return (
    <div class="email-waiting">
      <p role="status">{t('notices.email.waiting', { email })}</p>
      <button type="button" onClick={send}>
        {t('notices.email.again')}
      </button>
      <span role="status">{isSent && t('notices.email.sent')}</span>
      <ErrorText text={error} />
    </div>
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** The ways one has set up can rest without being taken down. */
function MutedChannels({ settings, change }: Props) {
  const { muted } = settings;
  const mute = (channel: (typeof CHANNELS)[number], isMuted: boolean) =>
    change({ muted: [...muted.filter((each) => each !== channel), ...(isMuted ? [channel] : [])] });
  return (
    <fieldset class="ways-muted">
      <legend>{t('muted.title')}</legend>
      {CHANNELS.filter((channel) => channel !== 'email' || canMail(settings)).map((channel) => (
        <Switch
          key={channel}
          label={t(`muted.${channel}`)}
          isOn={muted.includes(channel)}
          set={(isOn) => mute(channel, isOn)}
        />
      ))}
    </fieldset>
  );
}
