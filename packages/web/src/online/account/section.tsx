import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  title: string;
  /** What it is for. */
  about?: string;
  children: ComponentChildren;
}

/** A section of a page: what it is about on one side, what can be done on the other. */
export function Section({ title, about, children }: Props) {
  const id = useId();
  return (
    <section class="part" aria-labelledby={id}>
      <div class="part-about">
        <h2 id={id}>{title}</h2>
        {about && <p class="hint">{about}</p>}
      </div>
      <div class="part-ways">{children}</div>
    </section>
  );
}

/** A part that is folded away until it is wanted. */
export function Folded({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <details class="more">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export interface RemovableItem {
  id: string;
  title: string;
  note: string;
  button: string;
  /** The button's label for screen readers, which do not see beside what it stands. */
  spoken: string;
}

interface ListProps {
  label: string;
  items: readonly RemovableItem[];
  drop(id: string): void;
}

/** Things one has, each with a button to remove it. */
export function RemovableList({ label, items, drop }: ListProps) {
  if (items.length === 0) return null;
  return (
    <ul class="things" aria-label={label}>
      {items.map(({ id, title, note, button, spoken }) => (
        <li key={id}>
          <span class="thing">
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <button type="button" class="quiet" aria-label={spoken} onClick={() => drop(id)}>
            {button}
          </button>
        </li>
      ))}
    </ul>
  );
}
