import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { PageHeader } from '../../app/page-header.tsx';
import type { DeletableList } from '../../client/use-resource.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { ErrorText } from '../form.tsx';
import '../online.css';
import './account.css';

/** A page of sections. */
export function SectionPage({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="page">
      <PageHeader title={title} />
      <main class="me">{children}</main>
    </div>
  );
}

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
    <section class="section" aria-labelledby={id}>
      <div class="section-about">
        <h2 id={id}>{title}</h2>
        {about && <p class="hint">{about}</p>}
      </div>
      <div class="section-content">{children}</div>
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

interface RemovableItem {
  id: string;
  title: string;
  note: string;
  button?: string;
  /** The button's label for screen readers, which do not see beside what it stands. */
  spoken?: string;
}

interface ListProps<T> {
  label: string;
  list: DeletableList<T>;
  item(each: T): RemovableItem;
}

/** A list of things, each with a button to remove it. */
export function RemovableList<T>({ label, list, item }: ListProps<T>) {
  const items = list.value?.map(item) ?? [];
  return (
    <>
      {items.length > 0 && (
        <ul class="item-list" aria-label={label}>
          {items.map(({ id, title, note, button = t('thing.drop'), spoken = t('thing.drop.it', { title }) }) => (
            <li key={id}>
              <span class="item">
                <b>{title}</b>
                <small>{note}</small>
              </span>
              <Button look="quiet" label={button} spoken={spoken} press={() => list.drop(id)} />
            </li>
          ))}
        </ul>
      )}
      <ErrorText text={list.error} />
    </>
  );
}
