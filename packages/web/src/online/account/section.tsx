import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  title: string;
  /** What it is for. */
  about?: string;
  children: ComponentChildren;
}

/** A part of one's page: what it is about on one side, what can be done on the other. */
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

interface RemovableItem {
  id: string;
  title: string;
  note: string;
  button: string;
  /** The button, for who does not see beside what it stands. */
  spoken: string;
}

/** Things one has, each with a way to be rid of it. */
export function RemovableList({
  label,
  all,
  drop,
}: {
  label: string;
  all: readonly RemovableItem[];
  drop(id: string): void;
}) {
  if (all.length === 0) return null;
  return (
    <ul class="things" aria-label={label}>
      {all.map(({ id, title, note, button, spoken }) => (
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

export function ErrorText({ text }: { text: string | null }) {
  return text ? (
    <p class="wrong" role="alert">
      {text}
    </p>
  ) : null;
}
