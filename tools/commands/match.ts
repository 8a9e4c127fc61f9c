import { GAMES } from '@tempora/games';
import type { Seat } from '@tempora/kernel';
import { type Match, rankingOf, restoreMatch } from '@tempora/room';
import { errorText, finder } from './flaws.ts';
import { t } from './language.ts';
import { broken, finalScores } from './shared.ts';
import { nameOf, type Reader } from './words.ts';

const find = finder(GAMES);

/** The match of a record's text, or one line about the first thing wrong with it. */
export function matchOf(file: string, text: string): Match {
  const match = restoreMatch(find, text);
  if ('error' in match) throw broken(`${file}: ${errorText(match.error, text, find)}`);
  return match;
}

/** Everybody's names. */
export function namesOf({ setup }: Match): string[] {
  return setup.holders.map(({ name }) => name);
}

/** The final ranking, one line per place; null while the game is on. */
export function rankingLines(m: Match, reader: Reader): string[] | null {
  const { game, state } = m;
  const ranking = rankingOf(m);
  if (!ranking) return null;
  // If everybody else has left there is a winner, but nobody has counted.
  const scores = game.ranking(state) ? finalScores(game.view(state, 'public'), state.seats) : null;
  const called = (seat: Seat) => {
    const name = nameOf(seat, reader);
    return scores ? t('ranking.points', { name, points: scores[seat] ?? 0 }) : name;
  };
  let place = 1;
  return ranking.map((tied) => {
    const line = t(tied.length > 1 ? 'ranking.shared' : 'ranking', { place, names: tied.map(called).join(', ') });
    place += tied.length;
    return line;
  });
}
