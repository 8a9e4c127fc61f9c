import { readFileSync } from 'node:fs';
import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import { checkRules } from './check-rules.ts';
import { fairness } from './fairness.ts';
import { backup, restore } from './host.ts';
import { ladder } from './ladder.ts';
import { offered, shellLanguage, speak, t } from './language.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { serve } from './serve.ts';
import { type CliCommand, CliError, columnsLeft, say } from './shared.ts';
import { sim } from './sim.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly CliCommand[] = [
  ...[play, sim, replay, review, verify, perft, fairness, bench, arena, ladder, train, calibrate],
  ...[serve, backup, restore, checkRules, admin],
];

/** Names of version 0.1. */
const OLD_NAMES: { readonly [old: string]: string } = { gate: checkRules.name };

function find(name: string): CliCommand {
  const command = COMMANDS.find((known) => known.name === (OLD_NAMES[name] ?? name));
  const names = [...COMMANDS.map((known) => known.name), 'help'].join(', ');
  if (!command) throw new CliError(`there is no command "${name}"; there are ${names}`);
  return command;
}

function help(name = 'help'): string[] {
  if (name !== 'help') return [...find(name).usage];
  const lines = COMMANDS.map(({ name: command, summary }) => [`  ${command}`, summary] as const);
  return [
    'tempora COMMAND …',
    '',
    ...columnsLeft([...lines, ['  help', 'what a command takes: tempora help COMMAND']]),
    '',
    'Exit codes: 0 all went well, 1 something is wrong with a file or the input ended, 2 bad arguments.',
  ];
}

function version(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return `tempora ${(JSON.parse(file) as { version: string }).version}`;
}

/** What players use speaks the language they name, else that of the shell. */
async function chooseLanguage({ isTranslated }: CliCommand, args: readonly string[]): Promise<void> {
  await speak(isTranslated ? shellLanguage(process.env) : 'en');
  const [, text] = /(?:^|\n)--lang[=\n]([^\n]+)/.exec(args.join('\n')) ?? [];
  if (!isTranslated || text === undefined) return;
  if (!offered().includes(text)) throw new CliError(t('args.no-language', { text, languages: offered().join(', ') }));
  await speak(text);
}

/** Carries out a command line; throws CliError for what the user can put right. */
export async function dispatch([name, ...args]: string[]): Promise<void> {
  if (name === undefined) throw new CliError('which command? See: tempora help');
  const named = name === 'help' ? args[0] : name;
  if (named !== undefined && !named.startsWith('-') && named !== 'help') await chooseLanguage(find(named), args);
  if (name === 'help') return say(...help(args[0]));
  if (name === '--help' || name === '-h') return say(...help());
  if (name === '--version' || name === '-v') return say(version());
  const command = find(name);
  if (args.includes('--help') || args.includes('-h')) return say(...help(name));
  await command.run(args);
}
