import { useEffect, useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { Switch } from '../../toolkit/switch.tsx';
import { ErrorText, type Field, RequestForm } from '../form.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';
import { Section } from './section.tsx';

const CHANNELS = ['push', 'email', 'webhook'] as const;

/** What people may be notified of besides their turns. */
const KINDS = ['sat', 'full', 'started', 'undo', 'time', 'over', 'rematch'] as const;

interface Settings {
  vacation: boolean;
  email: string | null;
  webhook: string | null;
  muted: (typeof CHANNELS)[number][];
  notices: (typeof KINDS)[number][];
  sendsEmail: boolean;
  isEmailWaiting: boolean;
}

/** How to be notified of a turn; and vacations. */
export function Notifications() {
  const { value, error, reload } = useResource<Settings>('me/settings');
  const action = useAction();
  const change = async (settings: Partial<Settings>) => reload(await callApi<Settings>('PUT', 'me/settings', settings));
  return (
    <>
      <Section title={t('notices.title')} about={t('notices.about')}>
        <PushSwitch changed={() => reload()} />
        {value && <Addresses settings={value} change={change} />}
        {value?.webhook && <WebhookTest key={value.webhook} />}
        {value?.isEmailWaiting && <EmailConfirmation key={value.email} email={value.email ?? ''} />}
        {value && <NoticeKinds settings={value} change={(next) => action.run(() => change(next))} />}
        {value && <MutedChannels settings={value} change={(next) => action.run(() => change(next))} />}
        <ErrorText text={error ?? action.error} />
      </Section>
      {value && (
        <Section title={t('vacation.title')} about={t('vacation.about')}>
          <SavedSwitch
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

/** A switch that stays as it was put until the server has answered. */
function SavedSwitch({ isOn, set, ...words }: SwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Switch
      {...words}
      isOn={wanted ?? isOn}
      set={(isNowOn) => {
        setWanted(isNowOn);
        void set(isNowOn).then(() => setWanted(null));
      }}
    />
  );
}

/** Notifications in this browser, even while the page is closed. */
function PushSwitch({ changed }: { changed(): void }) {
  const [state, setState] = useState<PushState>('impossible');
  const { error, run } = useAction();
  const refresh = () => pushState().then(setState);
  useEffect(() => void refresh(), []);
  if (state === 'impossible') return null;
  if (state === 'after-installing') return <p class="hint">{t('push.install')}</p>;
  const toggle = () =>
    run(async () => {
      await (state === 'on' ? stopPush() : startPush());
      await refresh();
      changed();
    });
  return (
    <div>
      <SavedSwitch label={t('push.switch')} hint={t('push.hint')} isOn={state === 'on'} set={toggle} />
      <ErrorText text={error} />
    </div>
  );
}

interface Props {
  settings: Settings;
  change(next: Partial<Settings>): Promise<void>;
}

/** A server that sends no e-mail asks for no address; one that is stored can still be removed. */
function canMail({ sendsEmail, email }: Settings): boolean {
  return sendsEmail || email !== null;
}

function Addresses({ settings, change }: Props) {
  const save = (typed: { [name: string]: string }) =>
    change(Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || null])));
  return (
    <RequestForm
      fields={canMail(settings) ? [emailField(settings), webhookField(settings)] : [webhookField(settings)]}
      button={t('form.save')}
      doneText={t('form.saved')}
      keepsValues
      send={save}
    />
  );
}

function emailField({ sendsEmail, email }: Settings): Field {
  return {
    name: 'email',
    label: t('notices.email'),
    ...(sendsEmail ? {} : { hint: t('notices.email.never') }),
    type: 'email',
    autocomplete: 'email',
    maxLength: 254,
    value: email ?? '',
    validate: (text) => (text.trim() === '' || /^\S+@\S+\.\S+$/.test(text.trim()) ? null : t('notices.email.flaw')),
  };
}

function webhookField({ webhook }: Settings): Field {
  return {
    name: 'webhook',
    label: t('notices.webhook'),
    hint: t('notices.webhook.hint'),
    type: 'url',
    maxLength: 500,
    value: webhook ?? '',
    validate: (text) => (text.trim() === '' || isAddress(text.trim()) ? null : t('notices.webhook.flaw')),
  };
}

/** Nothing is sent to an address before its owner has confirmed it. */
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
      <Button label={t('notices.email.again')} press={send} />
      <span role="status">{isSent && t('notices.email.sent')}</span>
      <ErrorText text={error} />
    </div>
  );
}

interface WebhookAnswer {
  status: number | null;
  text: string;
}

/** Calls the webhook at once and shows what came back. */
function WebhookTest() {
  const [answer, setAnswer] = useState<WebhookAnswer | null>(null);
  const { error, run } = useAction();
  const send = () =>
    void run(async () => {
      setAnswer(null);
      setAnswer(await callApi<WebhookAnswer>('POST', 'me/webhook/test'));
    });
  return (
    <div>
      <button type="button" onClick={send}>
        {t('notices.webhook.try')}
      </button>{' '}
      <span role="status">{answer && answerText(answer)}</span>
      <ErrorText text={error} />
    </div>
  );
}

function answerText({ status, text }: WebhookAnswer): string {
  return status === null ? t('notices.webhook.failed', { text }) : t('notices.webhook.answered', { status, text });
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** What else people are notified of, each with its switch. */
function NoticeKinds({ settings, change }: Props) {
  return (
    <SwitchList
      title={t('kinds.title')}
      values={KINDS}
      on={settings.notices}
      label={(kind) => t(`kinds.${kind}`)}
      change={(notices) => change({ notices })}
    />
  );
}

/** Channels that are set up can be paused without being removed. */
function MutedChannels({ settings, change }: Props) {
  return (
    <SwitchList
      title={t('muted.title')}
      values={CHANNELS.filter((channel) => channel !== 'email' || canMail(settings))}
      on={settings.muted}
      label={(channel) => t(`muted.${channel}`)}
      change={(muted) => change({ muted })}
    />
  );
}

interface SwitchListProps<T> {
  readonly title: string;
  readonly values: readonly T[];
  readonly on: readonly T[];
  readonly label: (value: T) => string;
  readonly change: (on: T[]) => Promise<void>;
}

/** A switch for each of several values. */
function SwitchList<T extends string>({ title, values, on, label, change }: SwitchListProps<T>) {
  const toggle = (value: T) => change(on.includes(value) ? on.filter((each) => each !== value) : [...on, value]);
  return (
    <fieldset class="switch-list">
      <legend>{title}</legend>
      {values.map((value) => (
        <SavedSwitch key={value} label={label(value)} isOn={on.includes(value)} set={() => toggle(value)} />
      ))}
    </fieldset>
  );
}
