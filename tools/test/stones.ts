import { read, write } from '../lib/files.ts';

const TURN = `import type { Ask, Clause } from '@tempora/kernel';
import type { Move, Seen, Stones } from '../types.ts';

const TAKE: readonly Move[] = [1, 2].map((count) => ({ type: 'take', count }));

/** ST-TURN-1: take one stone or two. */
export const turn: Ask<Stones, 'turn'> = {
  seats: (_s, f) => [f.seat],
  moves(s, _f, _seat, out) {
    for (const move of TAKE) if (move.count <= s.pile) out.push(move);
  },
  play(s, f, seat, move, tell) {
    s.pile -= move.count;
    tell({ type: 'took', seat, count: move.count });
    f.seat = 1 - seat;
    if (s.pile > 0) return;
    s.scores[seat] = 1; // ST-END-1
    s.flow.pop();
  },
};

/** Why a move is not one of this turn; null if it is. */
export function forbidsTurn(s: Seen, move: Move): Clause | null {
  return TAKE.some(({ count }) => count === move.count) && move.count <= s.pile ? null : 'ST-TURN-1';
}
`;

const NOTATION = `import type { Move } from './types.ts';

/** A move as text, e.g. \`take:2\`. */
export function write(move: Move): string {
  return \`take:\${move.count}\`;
}

/** The move a text stands for; null if it stands for none. */
export function read(text: string): Move | null {
  return /^take:[12]$/.test(text) ? { type: 'take', count: Number(text[5]) } : null;
}
`;

/** What is replaced by what, file by file. */
const EDITS: readonly [path: string, before: string | RegExp, after: string][] = [
  ['packages/stones/src/rules/turn.ts', /^.*$/s, TURN],
  ['packages/stones/src/notation.ts', /^.*$/s, NOTATION],
  ['packages/stones/src/types.ts', "{ type: 'pass' }", "{ type: 'take'; count: number }"],
  ['packages/stones/src/types.ts', "'passed'; seat: Seat", "'took'; seat: Seat; count: number"],
  ['packages/stones/src/types.ts', '  options: Options;\n  scores', '  options: Options;\n  pile: number;\n  scores'],
  ['packages/stones/src/types.ts', '  turn: Seat | null;\n', '  turn: Seat | null;\n  pile: number;\n'],
  ['packages/stones/src/rules/setup.ts', '    scores', '    pile: 13,\n    scores'],
  ['packages/stones/src/secrets.ts', 'seats: s.', 'pile: s.pile, seats: s.'],
  [
    'packages/stones/test/laws.test.ts',
    /conserved: \(\) =>.*?',/s,
    'conserved: (s) => (s.pile >= 0 ? null : "a debt"),',
  ],
  ['packages/web/src/games/stones/messages/en.ts', /log.passed': '.*'/, "log.took': '{name} takes {count}.'"],
];

/** Writes the rules that the skeleton of a game called "stones" lacks: take one stone or two; whoever takes the last wins. */
export function writeStones(root: string): void {
  for (const [path, before, after] of EDITS) {
    const text = read(root, path);
    const edited = text.replace(before, () => after);
    if (edited === text) throw new Error(`${path} has no ${before}`);
    write(root, path, edited);
  }
}
