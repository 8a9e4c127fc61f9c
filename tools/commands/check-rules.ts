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

export const checkRules: CliCommand = {
  name: 'check-rules',
  summary: 'check whether all running matches can continue under the rules of this version',
  usage: [
    'tempora check-rules [--data FOLDER] [--adopt] [--end REASON] [--json]',
    '',
    '  --adopt        let matches that agree continue under these rules',
    '  --end REASON   end the others and tell their players why; without it they are left as they are',
    '  --json         one line of JSON for each match',
    '  --data FOLDER  the data folder of the server; with DATABASE_URL set, that database is used instead',
    '',
    'It replays every running match. Without --adopt and --end it changes nothing, and the server may be running;',
    'with them the server must be stopped.',
    'Exit code 0 if every running match agrees, 1 if one does not.',
    'The name of this command used to be "gate", which still works in this version.',
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
  if (values.end?.trim() === '') throw new CliError('--end needs a reason for the players');
  const config = existingServer(values.data);
  const isChanging = values.adopt || values.end !== undefined;
  if (isChanging) await mustBeStopped(config);
  // Before that nothing is changed: a server of another version may be running.
  const location = databaseLocation(config);
  const opening = isChanging ? openStore(location) : openStoreToRead(location);
  const store = await unlessOutdated(opening, 'try these rules on a copy of it, with --adopt');
  try {
    await checkAll(store, values);
  } finally {
    await store.db.close();
  }
}

async function checkAll(store: Store, values: { adopt: boolean; end?: string; json: boolean }): Promise<void> {
  const count = { agree: 0, disagree: 0 };
  for await (const verdict of checkRunningMatches(store)) {
    count[verdict.disagrees ? 'disagree' : 'agree']++;
    if (values.json) say(JSON.stringify(verdict));
    else if (verdict.disagrees) say(line(verdict, values.end === undefined ? 'left as it is' : 'ended'));
    if (!verdict.disagrees && values.adopt && verdict.rules !== verdict.ours) await adoptRules(store, verdict);
    if (verdict.disagrees && values.end !== undefined)
      await endIncompatible(store, verdict.match, values.end, Date.now());
  }
  if (!values.json) say(`${count.agree} running matches agree with these rules, ${count.disagree} do not.`);
  process.exitCode = count.disagree === 0 ? 0 : 1;
}

function line({ match, game, rules, ours, disagrees }: RulesVerdict, fate: string): string {
  return `${match} ${game} ${rules} → ${ours ?? '–'}: ${disagrees}; ${fate}`;
}
