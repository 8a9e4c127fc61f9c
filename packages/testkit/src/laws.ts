import {
  type Announcement,
  below,
  type Entry,
  type Frozen,
  type GameTypes,
  stream,
  writeRecord,
} from '@tempora/kernel';
import { viewOf } from './laws/asked.ts';
import { dreaming, imagining, redealing, remembering } from './laws/dreams.ts';
import { hinting } from './laws/hints.ts';
import type { GameUnderTest, Law, LawContext } from './laws/law.ts';
import { asking, conservation, distinct, ending, forbidding, plain, replaying } from './laws/order.ts';
import { leaking, undoing } from './laws/secrets.ts';
import { type GameSetup, randomGame, toldTo } from './play.ts';

/** How many moves of a game are kept, to be tried again where they are not legal. */
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
  dreaming,
  redealing,
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

/** Plays one random game and checks every law on all of it. Returns how often each hint was tested. */
export function holdLaws<G extends GameTypes>(
  table: GameSetup<G>,
  lawful: GameUnderTest<G>,
  laws: readonly Law[] = LAWS,
): LawContext<G>['tried'] {
  const context: LawContext<G> = {
    ...table,
    ...lawful,
    chance: stream(`laws ${table.seed}`),
    asked: { s: null, views: new Map(), moves: new Map() },
    pool: [],
    imagined: [],
    known: Array.from({ length: table.seats }, (_, seat) => lawful.witness?.start(seat)),
    tried: {},
  };
  const moves: Entry[] = [];
  const isDue = ({ every }: Law) => {
    const rarely = every ? every * (lawful.sparing ?? 1) : 1;
    return rarely === 1 || below(context.chance, rarely) === 0;
  };
  const hold = (due: readonly Law[], look: (law: Law) => string | null | undefined) => {
    for (const law of due) {
      const wrong = look(law);
      if (wrong) throw broken(context, law, wrong, moves);
    }
  };
  const game = randomGame(table, (s, told) => {
    learn(context, s, told);
    hold(laws.filter(isDue), (law) => law.position?.(context, s));
  });
  for (let next = game.next(), end: Frozen<G['state']> | null = null; ; next = game.next()) {
    if (next.done) {
      const { value } = next;
      hold(laws, (law) => end && law.game?.(context, value, end));
      return context.tried;
    }
    const step = next.value;
    end = step.after;
    moves.push({ seat: step.seat, move: table.game.notation.write(step.move) });
    if (step.ply > (lawful.longest ?? 10_000)) throw broken(context, ending, 'the game does not end', moves);
    learn(context, step.after, step.told);
    hold(laws.filter(isDue), (law) => law.move?.(context, step));
    hold(laws.filter(isDue), (law) => law.position?.(context, step.after));
    context.pool[context.pool.length < POOL ? context.pool.length : below(context.chance, POOL)] = step.move;
  }
}

function learn<G extends GameTypes>(
  context: LawContext<G>,
  s: Frozen<G['state']>,
  told: readonly Announcement<G>[],
): void {
  const { witness } = context;
  if (witness)
    context.known = context.known.map((known, seat) =>
      witness.learn(known, viewOf(context, s, seat), toldTo(told, seat)),
    );
}

function broken<G extends GameTypes>(context: LawContext<G>, law: Law, wrong: string, entries: Entry[]): LawBroken {
  const { game, seats, options, seed } = context;
  const text = writeRecord({ game: game.id, rules: game.version, seats, options, seed, more: {}, entries, chain: '' });
  const where = `${game.id}, ${seats} seats, seed "${seed}", ply ${entries.length}`;
  return new LawBroken(law.name, `the law "${law.name}" is broken (${where}): ${wrong}\n\n${text}`);
}
