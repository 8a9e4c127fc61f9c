import type { ApiError } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { RequestFailed } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { t } from '../i18n/index.ts';
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
  validate?(text: string): string | null;
  /** The troubles of the house that are about this field. */
  errorCodes?: readonly ApiError['code'][];
}

interface Props {
  fields: readonly Field[];
  button: string;
  /** What is said when it is done, if anything. */
  doneText?: string;
  variant?: 'primary' | 'grave' | 'plain';
  /** Do the fields forget what was typed once it is done? */
  keepsValues?: boolean;
  children?: ComponentChildren;
  send(typed: { readonly [name: string]: string }, all: FormData): Promise<unknown>;
}

type FieldErrors = { readonly [name: string]: string };
/** What is wrong with none of the fields. */
const WHOLE_FORM = ' ';

/** Some fields and a button that asks the house for something; what is wrong is said beside the field it is about. */
export function RequestForm({
  fields,
  button,
  doneText,
  variant = 'plain',
  keepsValues = false,
  children,
  send,
}: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: FieldErrors) => {
    setErrors(found);
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
    const invalid = validate(fields, typed);
    if (Object.keys(invalid).length > 0) return show(invalid);
    isBusy.current = true;
    try {
      await send(typed, all);
      setErrors({});
      setDone(true);
      if (!keepsValues) form.current?.reset();
    } catch (error) {
      show(errorsFrom(fields, error));
    }
    isBusy.current = false;
  };
  return (
    <form ref={form} class="ask-form" noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} errors={errors[field.name]} />
      ))}
      {children}
      {errors[WHOLE_FORM] && (
        <p class="wrong" role="alert">
          {errors[WHOLE_FORM]}
        </p>
      )}
      <div class="ask-form-end">
        <button type="submit" class={variant}>
          {button}
        </button>
        <span role="status">{isDone && doneText}</span>
      </div>
    </form>
  );
}

function validate(fields: readonly Field[], typed: { readonly [name: string]: string }): FieldErrors {
  return Object.fromEntries(
    fields.flatMap(({ name, validate }) => {
      const found = validate?.(typed[name] ?? '');
      return found ? [[name, found]] : [];
    }),
  );
}

function errorsFrom(fields: readonly Field[], error: unknown): FieldErrors {
  const trouble = error instanceof RequestFailed ? error.error.code : null;
  const attributes = trouble && fields.find(({ errorCodes }) => errorCodes?.includes(trouble));
  return { [attributes ? attributes.name : WHOLE_FORM]: error instanceof UserError ? error.message : errorText(error) };
}

/** What went wrong, said already in words for people. */
export class UserError extends Error {}

function FormField({ field, errors }: { field: Field; errors: string | undefined }) {
  const { name, label, hint, choices, isLong, value = '', type = 'text', maxLength = 200 } = field;
  const id = useId();
  const attributes = {
    id,
    name,
    'aria-invalid': errors !== undefined,
    'aria-describedby': `${id}-about`,
  };
  const typed = { ...attributes, maxLength, autocomplete: field.autocomplete ?? 'off', defaultValue: value };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices && (
        <select {...attributes} defaultValue={value}>
          {choices.map(([each, words]) => (
            <option key={each} value={each} selected={each === value}>
              {words}
            </option>
          ))}
        </select>
      )}
      {!choices && (isLong ? <textarea {...typed} rows={3} /> : <input {...typed} type={type as 'text'} />)}
      <div id={`${id}-about`}>
        {errors && (
          <p class="wrong" role="alert">
            {errors}
          </p>
        )}
        {hint && <small class="hint">{hint}</small>}
      </div>
    </div>
  );
}

/** Says that something is missing where nothing was typed. */
export function required(text: string): string | null {
  return text.trim() === '' ? t('form.needed') : null;
}
