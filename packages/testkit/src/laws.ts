import {
  type Announcement,
  below,
  type Entry,
  type Frozen,
  type GameTypes,
  stream,
  writeRecord,
} from '@tempora/kernel';
import type { GameUnderTest, Law, LawContext } from './laws/law.ts';
import { asking, conservation, distinct, ending, forbidding, plain, replaying } from './laws/order.ts';
import { imagining, leaking, remembering, undoing } from './laws/secrets.ts';
import { randomGame, type Table, toldTo } from './play.ts';

/** How many moves of a game are kept to be tried again where they do not belong. */
const POOL = 300;

/** The laws every game obeys. */
export const LAWS: readonly Law[] = [
  ending,
  distinct,
  forbidding,
  plain,
  asking,
  replaying,
  leaking,
  remembering,
  imagining,
  undoing,
  conservation,
];

/** Thrown when a law is broken: which one, where, and the game that shows it. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    message: string,
  ) {
    super(message);
  }
}

/** Plays one random game and holds every law against every position, move and the whole of it. */
export function holdLaws<G extends GameTypes>(
  table: Table<G>,
  lawful: GameUnderTest<G>,
  laws: readonly Law[] = LAWS,
): void {
  const q: LawContext<G> = {
    ...table,
    ...lawful,
    chance: stream(`laws ${table.seed}`),
    pool: [],
    imagined: Array.from({ length: table.seats }, () => false),
    known: Array.from({ length: table.seats }, (_, seat) => lawful.witness?.start(seat)),
  };
  const moves: Entry[] = [];
  const hold = (look: (law: Law) => string | null | undefined, isCostly = true) => {
    for (const law of laws) {
      const every = isCostly && law.every ? law.every * (lawful.sparing ?? 1) : 1;
      if (every > 1 && below(q.chance, every) > 0) continue;
      const wrong = look(law);
      if (wrong) throw broken(q, law, wrong, moves);
    }
  };
  const game = randomGame(table, (s, told) => {
    learn(q, s, told);
    hold((law) => law.position?.(q, s));
  });
  for (let next = game.next(), end: Frozen<G['state']> | null = null; ; next = game.next()) {
    if (next.done) {
      const { value } = next;
      hold((law) => end && law.game?.(q, value, end), false);
      return;
    }
    const step = next.value;
    end = step.after;
    moves.push({ seat: step.seat, move: table.game.notation.write(step.move) });
    if (step.ply > (lawful.longest ?? 10_000)) throw broken(q, ending, 'the game does not end', moves);
    learn(q, step.after, step.told);
    hold((law) => law.move?.(q, step));
    hold((law) => law.position?.(q, step.after));
    q.pool[q.pool.length < POOL ? q.pool.length : below(q.chance, POOL)] = step.move;
  }
}

function learn<G extends GameTypes>(q: LawContext<G>, s: Frozen<G['state']>, told: readonly Announcement<G>[]): void {
  const { witness, game } = q;
  if (witness) q.known = q.known.map((known, seat) => witness.learn(known, game.view(s, seat), toldTo(told, seat)));
}

function broken<G extends GameTypes>(q: LawContext<G>, law: Law, wrong: string, entries: Entry[]): LawBroken {
  const { game, seats, options, seed } = q;
  const text = writeRecord({ game: game.id, rules: game.version, seats, options, seed, more: {}, entries, chain: '' });
  const where = `${game.id}, ${seats} seats, seed "${seed}", ply ${entries.length}`;
  return new LawBroken(law.name, `the law "${law.name}" is broken (${where}): ${wrong}\n\n${text}`);
}
