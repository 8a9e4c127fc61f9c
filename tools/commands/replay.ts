import { type AnyGameTypes, pending, type Viewer } from '@tempora/kernel';
import { type Match, positionFor } from '@tempora/room';
import { lines, offered, t } from './language.ts';
import { matchOf, namesOf, rankingLines } from './match.ts';
import { type CliCommand, CliError, LANG, readArgs, readCount, readText, say } from './shared.ts';
import { nameOf, type Reader } from './words.ts';
import { wordsOf } from './words-of.ts';

export const replay: CliCommand = {
  name: 'replay',
  summary: 'show a recorded game move by move',
  get usage() {
    return lines('usage.replay', { languages: offered().join(', ') });
  },
  isTranslated: true,
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['FILE'], {
    ...LANG,
    ply: { type: 'string' },
    as: { type: 'string', default: 'public' },
  });
  const file = positionals[0] as string;
  const asked = values.ply === undefined ? undefined : readCount(values.ply, '--ply', 0);
  const seat = values.as === 'public' ? 'public' : readCount(values.as, '--as', 0);
  const match = matchOf(file, readText(file));
  const plies = match.standing.length;
  if (seat !== 'public' && seat >= match.state.seats)
    throw new CliError(t('replay.no-seat', { seat, last: match.state.seats - 1 }));
  if (asked !== undefined && asked > plies) throw new CliError(t('replay.no-ply', { ply: asked, plies }));
  describe(match, asked ?? plies, seat);
}

function describe(match: Match, last: number, viewer: Viewer): void {
  const reader = { viewer, names: namesOf(match) };
  const { game } = match;
  say(t('replay.begin', { game: game.id, seats: match.state.seats, viewer }));
  for (let ply = 0; ply <= last; ply++) say(...plyLines(match, ply, reader));
  const { view } = positionFor(match, viewer, last);
  say(
    '',
    t('replay.after', { ply: last, plies: match.standing.length }),
    ...wordsOf(game).view(view, reader),
    '',
    ...end(match, last),
  );
}

function plyLines(match: Match, ply: number, reader: Reader): string[] {
  const words = wordsOf(match.game);
  const { view, last, log } = positionFor(match, reader.viewer, ply);
  const news = log.filter((line) => line.ply === ply).map(({ event }) => event as AnyGameTypes['event']);
  const lines = news.flatMap((event) => words.event(event, view, reader)).map((line) => `     ${line}`);
  if (!last) return lines;
  const move = words.move(match.game.notation.read(last.move));
  return [`${String(ply).padStart(3)}. ${nameOf(last.seat, { ...reader, viewer: 'public' })}: ${move}`, ...lines];
}

function end(match: Match, last: number): string[] {
  const isWhole = last === match.standing.length;
  const ranking = isWhole ? rankingLines(match, { viewer: 'public', names: namesOf(match) }) : null;
  if (ranking) return [t('result'), ...ranking];
  return isWhole ? [t('replay.unfinished', { seats: pending(match.game, match.state).join(', ') })] : [];
}
