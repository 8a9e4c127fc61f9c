import type { ApiError } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { RequestFailed } from '../shell/link.ts';
import { inWords } from '../shell/sentences.ts';
import './form.css';

export interface Field {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'password' | 'email' | 'url' | 'number' | 'search';
  autocomplete?: string;
  value?: string;
  /** Room for some sentences. */
  isLong?: boolean;
  maxLength?: number;
  choices?: readonly (readonly [value: string, label: string])[];
  /** What is wrong with what was typed; null if nothing is. */
  flaw?(text: string): string | null;
  /** The troubles of the house that are about this field. */
  blamed?: readonly ApiError['code'][];
}

interface Props {
  fields: readonly Field[];
  button: string;
  /** What is said when it is done, if anything. */
  done?: string;
  look?: 'primary' | 'grave' | 'plain';
  /** Do the fields forget what was typed once it is done? */
  keeps?: boolean;
  children?: ComponentChildren;
  go(typed: { readonly [name: string]: string }, all: FormData): Promise<unknown>;
}

type Wrong = { readonly [name: string]: string };
/** What is wrong with none of the fields. */
const WHOLE = ' ';

/** Some fields and a button that asks the house for something; what is wrong is said beside the field it is about. */
export function AskForm({ fields, button, done, look = 'plain', keeps = false, children, go }: Props) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Wrong) => {
    setWrong(found);
    const first = fields.find(({ name }) => name in found);
    const element = first && form.current?.elements.namedItem(first.name);
    if (element instanceof HTMLElement) element.focus();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy.current || !form.current) return;
    const all = new FormData(form.current);
    const typed = Object.fromEntries(fields.map(({ name }) => [name, String(all.get(name) ?? '')]));
    setDone(false);
    const flaws = flawsOf(fields, typed);
    if (Object.keys(flaws).length > 0) return show(flaws);
    isBusy.current = true;
    try {
      await go(typed, all);
      setWrong({});
      setDone(true);
      if (!keeps) form.current?.reset();
    } catch (error) {
      show(blame(fields, error));
    }
    isBusy.current = false;
  };
  return (
    <form ref={form} class="ask-form" noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} wrong={wrong[field.name]} />
      ))}
      {children}
      {wrong[WHOLE] && (
        <p class="wrong" role="alert">
          {wrong[WHOLE]}
        </p>
      )}
      <div class="ask-form-end">
        <button type="submit" class={look}>
          {button}
        </button>
        <span role="status">{isDone && done}</span>
      </div>
    </form>
  );
}

function flawsOf(fields: readonly Field[], typed: { readonly [name: string]: string }): Wrong {
  return Object.fromEntries(
    fields.flatMap(({ name, flaw }) => {
      const found = flaw?.(typed[name] ?? '');
      return found ? [[name, found]] : [];
    }),
  );
}

function blame(fields: readonly Field[], error: unknown): Wrong {
  const trouble = error instanceof RequestFailed ? error.error.code : null;
  const about = trouble && fields.find(({ blamed }) => blamed?.includes(trouble));
  return { [about ? about.name : WHOLE]: error instanceof Said ? error.message : inWords(error) };
}

/** What went wrong, said already in words for people. */
export class Said extends Error {}

function FormField({ field, wrong }: { field: Field; wrong: string | undefined }) {
  const { name, label, hint, choices, isLong, value = '', type = 'text', maxLength = 200 } = field;
  const id = useId();
  const about = {
    id,
    name,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-about`,
  };
  const typed = { ...about, maxLength, autocomplete: field.autocomplete ?? 'off', defaultValue: value };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices && (
        <select {...about} defaultValue={value}>
          {choices.map(([each, words]) => (
            <option key={each} value={each} selected={each === value}>
              {words}
            </option>
          ))}
        </select>
      )}
      {!choices && (isLong ? <textarea {...typed} rows={3} /> : <input {...typed} type={type as 'text'} />)}
      <div id={`${id}-about`}>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {hint && <small class="hint">{hint}</small>}
      </div>
    </div>
  );
}

/** Says that something is missing where nothing was typed. */
export function needed(text: string): string | null {
  return text.trim() === '' ? t('form.needed') : null;
}
