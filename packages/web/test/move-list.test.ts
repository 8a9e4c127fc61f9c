import { GAMES as RULES } from '@tempora/games';
import { apply, asFrozen, below, legal, open, pending, stream } from '@tempora/kernel';
import type { Holder } from '@tempora/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { Board, MoveGroup, Snapshot } from '../src/match/board.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const { GAMES, loadMessages } = await import('../src/games/index.ts');
const { addMessages, setLanguage } = await import('../src/i18n/index.ts');
const { shellMessages } = await import('../src/i18n/load.ts');
const { loadWords } = await import('../src/rules/load.ts');
const { chaptersOf, paragraphAt } = await import('../src/rules/rulebook.ts');
await addMessages('shell', shellMessages);
await setLanguage('en');

const WORDS = import.meta.glob<{ [locale: string]: { [key: string]: string } }>('../src/**/messages/*-rules.ts');

/** A question of a game, as its board gets it. */
interface Question {
  readonly moves: readonly string[];
  readonly snapshot: Snapshot;
}

/** Every question of a random game. */
function* questions(id: string, seats: number, seed: string, options: object): Generator<Question> {
  const game = RULES.find((each) => each.game.id === id)?.game;
  if (!game) throw new Error(`there is no ${id}`);
  const chance = stream(seed);
  const agreed = { ...game.options.standard, ...options };
  const state = open(game, seats, agreed, seed);
  const holders = Array.from({ length: seats }, (_, seat): Holder => ({ kind: 'human', name: `Seat ${seat}` }));
  for (let ply = 0; ; ply++) {
    const asked = pending(game, state);
    const seat = asked[below(chance, asked.length || 1)];
    if (seat === undefined) return;
    const moves = legal(game, state, seat);
    const view = game.view(asFrozen(state), seat);
    const snapshot = { view, viewer: seat, holders, asked, ranking: null, log: [], ply, options: agreed };
    yield { moves: moves.map((move) => game.notation.write(move)), snapshot };
    apply(game, state, seat, moves[below(chance, moves.length)]);
  }
}

const OPTIONS: { readonly [game: string]: readonly object[] } = {
  tides: [{}],
  tempus: [{}, { simultaneousProgress: true }],
  inca: [{}, { agreementOfGods: true, pizarro: true }],
};

const movesIn = (groups: readonly MoveGroup[]) =>
  groups.flatMap(({ choices }) => choices.flatMap(({ moves }) => moves)).sort();

describe.each(GAMES.map((info) => ({ info, game: info.game })))('what can be done in $game', ({ info, game }) => {
  test('is every legal move once, each in words and with a place in the rulebook', async () => {
    const [board, book] = await Promise.all([info.load(), info.rulebook?.load(), loadMessages(game)]);
    await loadWords(WORDS, `../src/games/${game}/messages`, 'rules');
    const chapters = book ? chaptersOf(book) : [];
    const titles = new Set<string>();
    for (const options of OPTIONS[game] ?? [{}]) {
      for (const seats of board.seats) {
        for (const { moves, snapshot } of questions(game, seats, `list ${seats}`, options)) {
          const groups = (board as Board).moveList?.(moves, snapshot) ?? [];
          expect(movesIn(groups)).toEqual([...moves].sort());
          for (const { title, rule, choices } of groups) {
            titles.add(title);
            expect(paragraphAt(chapters, rule), rule).toBeDefined();
            expect(new Set(groups.map((group) => group.title)).size, 'each title once').toBe(groups.length);
            for (const { words, places } of choices) expect({ words, places }).toSatisfy(isSaid);
            // Two cards of one kind are called the same; they are told apart on the table.
            const said = choices.map(({ words, about, places }) => `${words} ${about} ${places}`);
            expect(new Set(said).size, `${title}: ${said.join(' | ')}`).toBe(said.length);
          }
        }
      }
    }
    expect(titles.size).toBeGreaterThan(5);
  });
});

function isSaid({ words, places }: { words: string; places: readonly string[] }): boolean {
  return words.length > 2 && !/undefined|[{}]/.test(words) && places.every((place) => /^[a-z]+-?/.test(place));
}
