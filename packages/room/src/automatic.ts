import { type AnyGameTypes, type Frozen, legal, type Seat } from '@tempora/kernel';
import { STAND_IN } from '@tempora/protocol';
import { askedSeats, type Match, seqOf, submit } from './match.ts';

/** Does a person answer for that seat now? */
export function isAnsweredByHolder(m: Match, seat: Seat): boolean {
  return m.setup.holders[seat]?.kind === 'human' && m.controlledBy[seat] === 'holder';
}

/** Does any person play? Stand-ins, resigned seats and bots do not count. */
export function isPlayedByPeople(m: Match): boolean {
  return m.controlledBy.some((_, seat) => isAnsweredByHolder(m, seat));
}

/** A bot's turn: to answer for a seat, as the match stands after `seq` entries. */
export interface BotQuestion {
  game: string;
  bot: string;
  seat: Seat;
  state: Frozen<AnyGameTypes['state']>;
  seq: number;
}

/** The bot that must answer next, its own seat's or a stand-in; null if only people are asked. */
export function nextBot(m: Match): BotQuestion | null {
  const seat = askedSeats(m).find((asked) => !isAnsweredByHolder(m, asked));
  if (seat === undefined) return null;
  const holder = m.setup.holders[seat];
  return {
    game: m.game.id,
    bot: holder?.kind === 'bot' ? holder.bot : STAND_IN,
    seat,
    state: m.state,
    seq: seqOf(m),
  };
}

/** Plays people's forced moves, and calls `played` after each. */
export function playForced(m: Match, played = () => {}): void {
  for (;;) {
    const forced = askedSeats(m).flatMap((seat) => {
      const moves = isAnsweredByHolder(m, seat) ? legal(m.game, m.state, seat) : [];
      return moves.length === 1 ? [{ seat, move: m.game.notation.write(moves[0]) }] : [];
    })[0];
    if (!forced || submit(m, { id: '', seq: seqOf(m), ...forced })) return;
    played();
  }
}
