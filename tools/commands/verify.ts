import { type GameRecord, readRecord } from '@tempora/kernel';
import type { Match } from '@tempora/room';
import { matchOf, namesOf, rankingLines } from './match.ts';
import { broken, type CliCommand, columnsLeft, readArgs, readText, say } from './shared.ts';

export const verify: CliCommand = {
  name: 'verify',
  summary: 'check a record: hash chain, seed, every move, result',
  usage: [
    'tempora verify FILE',
    '',
    'Checks that the file can be read, that its hash chain holds, that the seed follows from what was committed to,',
    'and that every move was legal. Exit code 0 if everything is right, 1 with the first error.',
  ],
  run,
};

function run(args: string[]): void {
  const { positionals } = readArgs(args, ['FILE'], {});
  const file = positionals[0] as string;
  const text = readText(file);
  const match = matchOf(file, text);
  const record = readRecord(text) as GameRecord;
  // Whoever commits to a secret also chains the lines: such a record without its chain was tampered with.
  if (!record.chain && record.more.commitment !== undefined)
    throw broken(`${file}: the hash chain is missing, so a changed line cannot be detected`);
  const names = namesOf(match);
  const ranking = rankingLines(match, { viewer: 'public', names });
  say(
    `${file} is a good record.`,
    ...columnsLeft([
      ['  read', `${record.game}, rules ${record.rules}, ${record.seats} seats, ${record.entries.length} entries`],
      ['  chain', record.chain ? 'holds over every line' : 'none in this record, so nothing to check'],
      ['  seed', seedText(match)],
      ['  moves', `${match.standing.length} standing, every one legal${undone(match)}`],
      ['  result', ranking ? 'the game is over' : 'the game is still on'],
    ]),
    ...(ranking ?? []),
  );
}

function seedText({ setup: { fairSeed } }: Match): string {
  if (fairSeed.kind === 'agreed') return 'a seed agreed on beforehand; there was no commitment to check';
  return 'the secret is the one committed to, and the seed follows from it';
}

function undone({ journal, standing }: Match): string {
  const taken = journal.filter(({ move }) => !move.startsWith('.')).length - standing.length;
  return taken === 0 ? '' : `, ${taken} taken back`;
}
