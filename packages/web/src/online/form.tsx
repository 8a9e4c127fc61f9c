import { RequestFailed } from '@tempora/client';
import type { ApiError } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { t } from '../i18n/index.ts';

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
  /** The errors of the server that are about this field. */
  errorCodes?: readonly ApiError['code'][];
}

interface Props {
  fields?: readonly Field[];
  button: string;
  /** What is said when it has worked, if anything. */
  doneText?: string;
  /** What is said when the server does not accept it, instead of its own reason. */
  refusedText?: string;
  variant?: 'primary' | 'grave' | 'plain';
  /** Do the fields keep what was typed once it has worked? */
  keepsValues?: boolean;
  children?: ComponentChildren;
  send(typed: Typed, all: FormData): Promise<unknown>;
}

type FieldErrors = { readonly [name: string]: string };
type Typed = { readonly [name: string]: string };
type SubmitProps = Pick<Props, 'send' | 'refusedText' | 'keepsValues'>;
/** The key of an error that is about no single field. */
const WHOLE_FORM = ' ';

/** Some fields and a button that sends them to the server; what is wrong is said beside the field it is about. */
export function RequestForm({ fields = [], button, doneText, variant = 'plain', children, ...props }: Props) {
  const { form, errors, isDone, submit } = useSubmit(fields, props);
  return (
    <form ref={form} class="request-form" noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} />
      ))}
      {children}
      <ErrorText text={errors[WHOLE_FORM] ?? null} />
      <div class="request-form-end">
        <button type="submit" class={variant}>
          {button}
        </button>
        <span role="status">{isDone && doneText}</span>
      </div>
    </form>
  );
}

function useSubmit(fields: readonly Field[], { send, refusedText, keepsValues = false }: SubmitProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: FieldErrors) => {
    setErrors(found);
    focusFirst(form.current, fields, found);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    // The same form sent twice at once would only be refused.
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
      if (!keepsValues) clear(form.current, fields);
    } catch (error) {
      show(errorsFrom(fields, error, refusedText));
    }
    isBusy.current = false;
  };
  return { form, errors, isDone, submit };
}

/** Empties what was typed; what was chosen stays as it was. */
function clear(form: HTMLFormElement | null, fields: readonly Field[]): void {
  const chosen = fields.flatMap(({ name, choices }) => {
    const element = choices && form?.elements.namedItem(name);
    return element instanceof HTMLSelectElement ? [{ element, value: element.value }] : [];
  });
  form?.reset();
  for (const { element, value } of chosen) element.value = value;
}

/** Leads to the first field that is wrong. */
function focusFirst(form: HTMLFormElement | null, fields: readonly Field[], errors: FieldErrors): void {
  const first = fields.find(({ name }) => name in errors);
  const element = first && form?.elements.namedItem(first.name);
  if (element instanceof HTMLElement) element.focus();
}

function validate(fields: readonly Field[], typed: Typed): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = field.validate?.(typed[field.name] ?? '');
      return found ? [[field.name, found]] : [];
    }),
  );
}

function errorsFrom(fields: readonly Field[], error: unknown, refusedText?: string): FieldErrors {
  const code = error instanceof RequestFailed ? error.error.code : null;
  const field = code && fields.find(({ errorCodes }) => errorCodes?.includes(code));
  const isRefused = code === 'forbidden' || code === 'bad-request';
  return { [field ? field.name : WHOLE_FORM]: (isRefused && refusedText) || errorText(error) };
}

function FormField({ field, error }: { field: Field; error: string | undefined }) {
  const { label, hint } = field;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Input id={id} field={field} isWrong={error !== undefined} />
      <div id={`${id}-about`}>
        <ErrorText text={error ?? null} />
        {hint && <small class="hint">{hint}</small>}
      </div>
    </div>
  );
}

function Input({ id, field, isWrong }: { id: string; field: Field; isWrong: boolean }) {
  const { name, choices, isLong, value = '', type = 'text', maxLength = 200, autocomplete = 'off' } = field;
  const attributes = { id, name, 'aria-invalid': isWrong, 'aria-describedby': `${id}-about`, defaultValue: value };
  const typed = { ...attributes, maxLength, autocomplete };
  if (!choices) return isLong ? <textarea {...typed} rows={3} /> : <input {...typed} type={type as 'text'} />;
  return (
    <select {...attributes}>
      {choices.map(([each, words]) => (
        <option key={each} value={each} selected={each === value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** What is wrong, if anything is. */
export function ErrorText({ text }: { text: string | null }) {
  return text ? (
    <p class="wrong" role="alert">
      {text}
    </p>
  ) : null;
}

/** The validation of a field that must not be empty. */
export function required(text: string): string | null {
  return text.trim() === '' ? t('form.needed') : null;
}
