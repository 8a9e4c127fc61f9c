import type { VNode } from 'preact';

interface Props<Card> {
  /** The game's name for the list. */
  class: string;
  label: string;
  cards: readonly Card[];
  /** While no card is asked for, names may be enough. */
  isSmall?: boolean;
  /** A card as a button; null where it was a moment ago: then its place stays empty. */
  children(card: Card, at: number): VNode | null;
}

/** One's own cards, side by side. */
export function Hand<Card extends number>({ class: name, label, cards, isSmall, children }: Props<Card>) {
  return (
    <ul class={name} aria-label={label} data-small={isSmall} style={{ '--n': cards.length }} onKeyDown={walk}>
      {cards.map((card, i) => (
        // A card in another place is redrawn there.
        <li key={`${i} ${card}`}>{children(card, i)}</li>
      ))}
    </ul>
  );
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
