import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { UserError } from '../../client/error-text.ts';
import { useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { RequestForm, required } from '../form.tsx';
import { CopyField } from '../invite.tsx';
import { Folded, RemovableList, Section } from './section.tsx';

const SCOPES = ['read', 'play', 'tables', 'chat', 'account'] as const;
const DAYS = [7, 30, 90, 365];

interface Token {
  id: string;
  label: string;
  scopes: (typeof SCOPES)[number][];
  expires: number;
}

/** Tokens for the person's own programs; each may do only what it is for. */
export function Tokens() {
  const list = useDeletableList<Token>('tokens');
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (typed: { [name: string]: string }, all: FormData) => {
    setSecret(await createToken(typed, all));
    list.reload();
  };
  return (
    <Section title={t('tokens.title')} about={t('tokens.about')}>
      {secret && (
        <>
          <CopyField label={t('tokens.secret')} value={secret} />
          <p class="hint">{t('tokens.once')}</p>
        </>
      )}
      <RemovableList label={t('tokens.title')} list={list} item={itemOf} />
      <Folded title={t('tokens.new')}>
        <NewToken make={make} />
      </Folded>
    </Section>
  );
}

async function createToken({ label = '', days }: { [name: string]: string }, all: FormData): Promise<string> {
  const scopes = all.getAll('scope');
  if (scopes.length === 0) throw new UserError(t('tokens.nothing'));
  const body = { label: label.trim(), scopes, days: Number(days) };
  return (await callApi<{ token: string }>('POST', 'tokens', body)).token;
}

function itemOf({ id, label, scopes, expires }: Token) {
  const may = scopes.map((scope) => t(`scope.${scope}`)).join(', ');
  return { id, title: label, note: t('tokens.until', { may, when: when(expires) }) };
}

function NewToken({ make }: { make(typed: { [name: string]: string }, all: FormData): Promise<void> }) {
  return (
    <RequestForm
      fields={[
        { name: 'label', label: t('tokens.label'), hint: t('tokens.label.hint'), maxLength: 60, validate: required },
        {
          name: 'days',
          label: t('tokens.days'),
          value: '90',
          choices: DAYS.map((days) => [String(days), t('span.days', { count: days })]),
        },
      ]}
      button={t('tokens.make')}
      send={make}
    >
      <fieldset class="switch-list">
        <legend>{t('tokens.may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} class="option">
            <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'read'} />
            <b>{t(`scope.${scope}`)}</b>
          </label>
        ))}
      </fieldset>
    </RequestForm>
  );
}
