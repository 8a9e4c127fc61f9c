import { type GameRecord, readRecord } from '@tempora/kernel';
import type { Match } from '@tempora/room';
import { lines, offered, t } from './language.ts';
import { matchOf, namesOf, rankingLines } from './match.ts';
import { broken, type CliCommand, columnsLeft, LANG, readArgs, readText, say } from './shared.ts';

export const verify: CliCommand = {
  name: 'verify',
  summary: 'check a record: hash chain, seed, every move, result',
  get usage() {
    return lines('usage.verify', { languages: offered().join(', ') });
  },
  isTranslated: true,
  run,
};

function run(args: string[]): void {
  const { positionals } = readArgs(args, ['FILE'], LANG);
  const file = positionals[0] as string;
  const text = readText(file);
  const match = matchOf(file, text);
  const record = readRecord(text) as GameRecord;
  // Whoever commits to a secret also chains the lines: such a record without its chain was tampered with.
  if (!record.chain && record.more.commitment !== undefined) throw broken(t('verify.chain.missing', { file }));
  const names = namesOf(match);
  const ranking = rankingLines(match, { viewer: 'public', names });
  const { game, rules, seats, entries } = record;
  say(
    t('verify.good', { file }),
    ...columnsLeft([
      [`  ${t('verify.read')}`, t('verify.read.text', { game, rules, seats, entries: entries.length })],
      [`  ${t('verify.chain')}`, t(record.chain ? 'verify.chain.good' : 'verify.chain.none')],
      [`  ${t('verify.seed')}`, t(`verify.seed.${match.setup.fairSeed.kind}`)],
      [`  ${t('verify.moves')}`, t('verify.moves.text', { standing: match.standing.length, undone: undone(match) })],
      [`  ${t('verify.result')}`, t(ranking ? 'verify.result.over' : 'verify.result.on')],
    ]),
    ...(ranking ?? []),
  );
}

/** How many moves were taken back. */
function undone({ journal, standing }: Match): number {
  return journal.filter(({ move }) => !move.startsWith('.')).length - standing.length;
}
