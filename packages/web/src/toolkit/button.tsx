import type { ComponentChildren } from 'preact';

interface Props {
  label: ComponentChildren;
  look?: string | undefined;
  /** What a screen reader says instead, where the label alone does not tell which of several it is. */
  spoken?: string;
  isOff?: boolean;
  press(): void;
}

/** A button that acts on the page; one that sends a form is a plain `<button type="submit">`. */
export function Button({ label, look, spoken, isOff = false, press }: Props) {
  return (
    <button type="button" class={look} aria-label={spoken} disabled={isOff} onClick={() => press()}>
      {label}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ label, look = '', href }: Pick<Props, 'label' | 'look'> & { href: string }) {
  return (
    <a class={`button ${look}`} href={href}>
      {label}
    </a>
  );
}
