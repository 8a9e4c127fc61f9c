import { below, type Entry, type Frozen, stream, type Terms, type Told, writeRecord } from '@tempora/kernel';
import { hinting } from './laws/hints.ts';
import type { Inquiry, Law, Lawful } from './laws/law.ts';
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
  hinting,
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

/** Plays one random game and holds every law against every position, move and the whole of it; what it tried of hints. */
export function holdLaws<G extends Terms>(
  table: Table<G>,
  lawful: Lawful<G>,
  laws: readonly Law[] = LAWS,
): Inquiry<G>['tried'] {
  const inquiry: Inquiry<G> = {
    ...table,
    ...lawful,
    chance: stream(`laws ${table.seed}`),
    pool: [],
    imagined: Array.from({ length: table.seats }, () => false),
    known: Array.from({ length: table.seats }, (_, seat) => lawful.witness?.start(seat)),
    tried: {},
  };
  const moves: Entry[] = [];
  const isDue = ({ every }: Law) => {
    const rarely = every ? every * (lawful.sparing ?? 1) : 1;
    return rarely === 1 || below(inquiry.chance, rarely) === 0;
  };
  const hold = (due: readonly Law[], look: (law: Law) => string | null | undefined) => {
    for (const law of due) {
      const wrong = look(law);
      if (wrong) throw broken(inquiry, law, wrong, moves);
    }
  };
  const game = randomGame(table, (s, told) => {
    learn(inquiry, s, told);
    hold(laws.filter(isDue), (law) => law.position?.(inquiry, s));
  });
  for (let next = game.next(), end: Frozen<G['state']> | null = null; ; next = game.next()) {
    if (next.done) {
      const { value } = next;
      hold(laws, (law) => end && law.game?.(inquiry, value, end));
      return inquiry.tried;
    }
    const step = next.value;
    end = step.after;
    moves.push({ seat: step.seat, move: table.game.notation.write(step.move) });
    if (step.ply > (lawful.longest ?? 10_000)) throw broken(inquiry, ending, 'the game does not end', moves);
    learn(inquiry, step.after, step.told);
    hold(laws.filter(isDue), (law) => law.move?.(inquiry, step));
    hold(laws.filter(isDue), (law) => law.position?.(inquiry, step.after));
    inquiry.pool[inquiry.pool.length < POOL ? inquiry.pool.length : below(inquiry.chance, POOL)] = step.move;
  }
}

function learn<G extends Terms>(inquiry: Inquiry<G>, s: Frozen<G['state']>, told: readonly Told<G>[]): void {
  const { witness, game } = inquiry;
  if (witness)
    inquiry.known = inquiry.known.map((known, seat) => witness.learn(known, game.view(s, seat), toldTo(told, seat)));
}

function broken<G extends Terms>(inquiry: Inquiry<G>, law: Law, wrong: string, entries: Entry[]): LawBroken {
  const { game, seats, options, seed } = inquiry;
  const text = writeRecord({ game: game.id, rules: game.version, seats, options, seed, more: {}, entries, chain: '' });
  const where = `${game.id}, ${seats} seats, seed "${seed}", ply ${entries.length}`;
  return new LawBroken(law.name, `the law "${law.name}" is broken (${where}): ${wrong}\n\n${text}`);
}
