import {
  adoptRules,
  checkRunningMatches,
  databaseLocation,
  endIncompatible,
  openStore,
  openStoreToRead,
  type RulesVerdict,
  type Store,
} from '@tempora/server';
import { existingServer, mustBeStopped, unlessOutdated } from './host.ts';
import { type CliCommand, CliError, readArgs, say } from './shared.ts';

export const gate: CliCommand = {
  name: 'gate',
  summary: 'replay all running matches under the rules of this version, before it is put to work',
  usage: [
    'tempora gate [--data FOLDER] [--adopt] [--end WHY] [--json]',
    '',
    '  --adopt        let matches that agree go on under these rules',
    '  --end WHY      end those that do not, with this explanation; without it they rest as they are',
    '  --json         one line of JSON a match',
    '  --data FOLDER  the data folder of the house; with DATABASE_URL it is about that database instead',
    '',
    'Without --adopt and --end it only looks, and the house may be open. With them it must be closed.',
    'Exit code 0 if every running match agrees, 1 if one does not.',
  ],
  run,
};

async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, [], {
    data: { type: 'string' },
    adopt: { type: 'boolean', default: false },
    end: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (values.end?.trim() === '') throw new CliError('--end needs an explanation for the players');
  const config = existingServer(values.data);
  const isChanging = values.adopt || values.end !== undefined;
  if (isChanging) await mustBeStopped(config);
  // Before that it only looks: a house of another version may be at work there.
  const place = databaseLocation(config);
  const opening = isChanging ? openStore(place) : openStoreToRead(place);
  const store = await unlessOutdated(opening, 'try these rules on a copy of it, with --adopt');
  try {
    await judgeAll(store, values);
  } finally {
    await store.db.close();
  }
}

async function judgeAll(store: Store, values: { adopt: boolean; end?: string; json: boolean }): Promise<void> {
  const count = { agree: 0, disagree: 0 };
  for await (const verdict of checkRunningMatches(store)) {
    count[verdict.disagrees ? 'disagree' : 'agree']++;
    if (values.json) say(JSON.stringify(verdict));
    else if (verdict.disagrees) say(line(verdict, values.end === undefined ? 'rests as it is' : 'is ended'));
    if (!verdict.disagrees && values.adopt && verdict.rules !== verdict.ours) await adoptRules(store, verdict);
    if (verdict.disagrees && values.end !== undefined)
      await endIncompatible(store, verdict.match, values.end, Date.now());
  }
  if (!values.json) say(`${count.agree} running matches agree with these rules, ${count.disagree} do not.`);
  process.exitCode = count.disagree === 0 ? 0 : 1;
}

function line({ match, game, rules, ours, disagrees }: RulesVerdict, fate: string): string {
  return `${match} ${game} ${rules} → ${ours ?? '–'}: ${disagrees}; it ${fate}`;
}
