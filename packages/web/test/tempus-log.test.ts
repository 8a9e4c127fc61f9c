import type { Event, Tempus } from '@tempora/tempus/public';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { expect, test, vi } from 'vitest';
import type { Snapshot } from '../src/match/board.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { loadMessages } = await import('../src/games/index.ts');
const { addMessages, setLanguage } = await import('../src/i18n/index.ts');
const { shellMessages } = await import('../src/i18n/load.ts');
const { sentence } = await import('../src/games/tempus/sentence.tsx');
await addMessages('shell', shellMessages);
await setLanguage('en');
await loadMessages('tempus');

function textOf(part: ComponentChildren): string {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part === 'string' || typeof part === 'number') return String(part);
  if (!part || typeof part !== 'object' || !('props' in part)) return '';
  const { type, props } = part;
  return typeof type === 'function'
    ? textOf((type as FunctionComponent)(props) as ComponentChildren)
    : textOf(props.children);
}

/** The lines a log of these events has. */
function linesOf(events: readonly Event[]): string[] {
  const log = events.map((event, ply) => ({ ply, event }));
  const snapshot = { log, holders: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as Snapshot<Tempus>;
  const lines = events.map((_, at) => textOf(sentence(at, snapshot)));
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

const drew = (seat: number, count: number): Event => ({ type: 'drew', seat, count });
const discarded = (seat: number): Event => ({ type: 'discarded', seat });

test('what a seat draws and discards without a pause is one line of the log', () => {
  expect(linesOf([drew(0, 2)])).toEqual(['Ada draws 2 cards.']);
  expect(linesOf([drew(0, 1), drew(0, 2)])).toEqual(['Ada draws 3 cards.']);
  expect(linesOf([drew(0, 2), discarded(0), drew(0, 2), discarded(0), discarded(0), drew(1, 1)])).toEqual([
    'Ada draws 4 cards and discards 3.',
    'Ben draws a card.',
  ]);
  expect(linesOf([discarded(1), discarded(1)])).toEqual(['Ben discards 2 cards.']);
});

test('whoever sees the cards reads which they are', () => {
  const received: Event = { type: 'received', seat: 0, cards: [0] };
  const dropped: Event = { type: 'dropped', seat: 0, card: 0 };
  const [line, ...others] = linesOf([drew(0, 1), received, discarded(0), dropped, discarded(0), dropped]);
  expect(others).toEqual([]);
  expect(line).toMatch(/^Ada draws (.+ \(.+\))\. Ada discards \1, \1\.$/);
});
