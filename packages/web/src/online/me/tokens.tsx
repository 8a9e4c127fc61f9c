import { useState } from 'preact/hooks';
import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, needed, Said } from '../form.tsx';
import { CopyField } from '../invite.tsx';
import { useAsked, useDoing } from '../use-asked.ts';
import { Part, Things, Wrong } from './part.tsx';

const SCOPES = ['read', 'play', 'tables', 'chat', 'account'] as const;
const DAYS = [7, 30, 90, 365];

interface Token {
  id: string;
  label: string;
  scopes: (typeof SCOPES)[number][];
  expires: number;
}

/** Keys for programs of one's own; each opens only what it is for. */
export function Tokens() {
  const { value, trouble, again } = useAsked<Token[]>('tokens');
  const [secret, setSecret] = useState<string | null>(null);
  const doing = useDoing();
  const make = async ({ label = '', days }: { [name: string]: string }, all: FormData) => {
    const scopes = all.getAll('scope');
    if (scopes.length === 0) throw new Said(t('tokens.nothing'));
    const made = await askHouse<{ token: string }>('POST', 'tokens', {
      label: label.trim(),
      scopes,
      days: Number(days),
    });
    setSecret(made.token);
    again();
  };
  const drop = (id: string) =>
    void doing.run(async () => {
      await askHouse('DELETE', `tokens/${id}`);
      again();
    });
  const things = (value ?? []).map(({ id, label: title, scopes, expires }) => {
    const may = scopes.map((scope) => t(`scope.${scope}`)).join(', ');
    const note = t('tokens.until', { may, when: when(expires) });
    return { id, title, note, button: t('thing.drop'), spoken: t('thing.drop.it', { title }) };
  });
  return (
    <Part title={t('tokens.title')} about={t('tokens.about')}>
      {secret && (
        <>
          <CopyField label={t('tokens.secret')} value={secret} />
          <p class="hint">{t('tokens.once')}</p>
        </>
      )}
      <Things label={t('tokens.title')} all={things} drop={drop} />
      <Wrong text={trouble ?? doing.trouble} />
      <details class="more">
        <summary>{t('tokens.new')}</summary>
        <NewToken make={make} />
      </details>
    </Part>
  );
}

function NewToken({ make }: { make(typed: { [name: string]: string }, all: FormData): Promise<void> }) {
  return (
    <AskForm
      fields={[
        { name: 'label', label: t('tokens.label'), hint: t('tokens.label.hint'), maxLength: 60, flaw: needed },
        {
          name: 'days',
          label: t('tokens.days'),
          value: '90',
          choices: DAYS.map((days) => [String(days), t('span.days', { count: days })]),
        },
      ]}
      button={t('tokens.make')}
      go={make}
    >
      <fieldset class="ways-muted">
        <legend>{t('tokens.may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} class="option">
            <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'read'} />
            <b>{t(`scope.${scope}`)}</b>
          </label>
        ))}
      </fieldset>
    </AskForm>
  );
}
