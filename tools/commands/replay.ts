import { type AnyGameTypes, pending, type Viewer } from '@tempora/kernel';
import { type Match, positionFor } from '@tempora/room';
import { matchOf, namesOf, rankingLines } from './match.ts';
import { type CliCommand, CliError, readArgs, readCount, readText, say } from './shared.ts';
import { nameOf, type Reader } from './words.ts';
import { wordsOf } from './words-of.ts';

export const replay: CliCommand = {
  name: 'replay',
  summary: 'show a recorded game move by move',
  usage: [
    'tempora replay FILE [--ply N] [--as SEAT|public]',
    '',
    '  --ply N   stop after N moves (default: all); 0 is the start',
    '  --as WHO  the viewer: a seat counted from 0, or public (default)',
  ],
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['FILE'], {
    ply: { type: 'string' },
    as: { type: 'string', default: 'public' },
  });
  const file = positionals[0] as string;
  const asked = values.ply === undefined ? undefined : readCount(values.ply, '--ply', 0);
  const seat = values.as === 'public' ? 'public' : readCount(values.as, '--as', 0);
  const match = matchOf(file, readText(file));
  const plies = match.standing.length;
  if (seat !== 'public' && seat >= match.state.seats)
    throw new CliError(`--as ${seat}: there are seats 0 to ${match.state.seats - 1}`);
  if (asked !== undefined && asked > plies) throw new CliError(`--ply ${asked}: the game has ${plies} moves`);
  describe(match, asked ?? plies, seat);
}

function describe(match: Match, last: number, viewer: Viewer): void {
  const reader = { viewer, names: namesOf(match) };
  const { game } = match;
  say(`${game.id}, ${match.state.seats} seats, seen by ${viewer === 'public' ? 'the public' : `seat ${viewer}`}`);
  for (let ply = 0; ply <= last; ply++) say(...plyLines(match, ply, reader));
  const { view } = positionFor(match, viewer, last);
  say(
    '',
    `After ply ${last} of ${match.standing.length}:`,
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
  if (ranking) return ['Result:', ...ranking];
  return isWhole ? [`The record ends here; to move: seat ${pending(match.game, match.state).join(', ')}.`] : [];
}
