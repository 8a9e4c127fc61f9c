import { admin as actions, connectAsAdmin } from '@tempora/server';
import { existingServer, unlessOutdated } from './host.ts';
import { broken, type CliCommand, CliError, columnsLeft, readArgs, readCount, say } from './shared.ts';

type ServerContext = Awaited<ReturnType<typeof connectAsAdmin>>['context'];

interface AdminAction {
  /** What follows its name. */
  names: readonly string[];
  summary: string;
  run(context: ServerContext, args: readonly string[]): Promise<void>;
}

/** What an admin can do on the command line, even while the server is running. */
const ACTIONS: { readonly [name: string]: AdminAction } = {
  link: { names: [], summary: 'a new link for the first admin', run: link },
  people: { names: ['SEARCH'], summary: 'people by name ("" for all)', run: people },
  ban: { names: ['PERSON', 'REASON'], summary: 'ban a person', run: ban },
  unban: { names: ['PERSON'], summary: 'lift a ban', run: unban },
  matches: { names: ['STATUS'], summary: 'matches: gathering, playing, over or ended', run: matches },
  inspect: { names: ['MATCH'], summary: 'a match, without its secrets', run: inspect },
  export: { names: ['MATCH'], summary: 'the record of a finished match, else what the public has seen', run: exported },
  rewind: {
    names: ['MATCH', 'PLY'],
    summary: 'take a match back to a ply, if nothing was revealed since',
    run: rewind,
  },
  end: { names: ['MATCH', 'WHY'], summary: 'end a match and tell its players why', run: end },
  reports: { names: [], summary: 'what people have reported', run: reports },
  close: { names: ['REPORT'], summary: 'close a report', run: close },
};

/** One person's id in 64 begins with a dash, as options do. */
const DASHED_ID = /^-[\w-]{11}$/;
const GUARD = '\0';

function guardId(arg: string): string {
  return DASHED_ID.test(arg) ? `${GUARD}${arg}` : arg;
}

export const admin: CliCommand = {
  name: 'admin',
  summary: 'people, bans, matches and reports',
  usage: [
    'tempora admin ACTION … [--data FOLDER]',
    '',
    ...columnsLeft(
      Object.entries(ACTIONS).map(
        ([name, { names, summary }]) => [`  ${[name, ...names].join(' ')}`, summary] as const,
      ),
    ),
    '',
    'With DATABASE_URL set, that database is used instead.',
  ],
  async run(args) {
    const [name = '', ...rest] = args;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new CliError(`admin can do ${Object.keys(ACTIONS).join(', ')}; see: tempora help admin`);
    const { values, positionals } = readArgs(rest.map(guardId), action.names, { data: { type: 'string' } });
    const connecting = connectAsAdmin(existingServer(values.data));
    const { context, close: disconnect } = await unlessOutdated(connecting, 'start the server with this version first');
    try {
      await action.run(
        context,
        positionals.map((arg) => arg.replace(GUARD, '')),
      );
    } finally {
      await disconnect();
    }
  },
};

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}

async function link({ store, now }: ServerContext): Promise<void> {
  const secret = await actions.firstAdminSecret(store, now());
  if (!secret) throw broken('this server already has an admin');
  say(`Open your server within a day at #/admin/${secret}`);
}

async function people(context: ServerContext, [search = '']: readonly string[]): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof actions.listPeople>> = await actions.listPeople(
      context,
      search,
      after,
    );
    if (items.length > 0)
      say(
        ...columnsLeft(
          items.map(({ person, name, login, isAdmin, banned, seen }) => [
            person,
            `${name}${login ? ` (${login})` : ''}${isAdmin ? ', admin' : ''}, seen ${day(seen)}${banned ? `, BANNED: ${banned}` : ''}`,
          ]),
        ),
      );
    after = next;
  }
}

async function ban(context: ServerContext, [person = '', reason = '']: readonly string[]): Promise<void> {
  const answer = await actions.ban(context, person, reason);
  if (answer !== 'banned')
    throw broken(answer === 'admin' ? 'an admin cannot be banned' : `there is no person with the id ${person}`);
  say('Done.');
}

async function unban(context: ServerContext, [person = '']: readonly string[]): Promise<void> {
  if (!(await actions.unban(context, person))) throw broken(`there is no person with the id ${person}`);
  say('Done.');
}

async function matches(context: ServerContext, [status = '']: readonly string[]): Promise<void> {
  const known = (['gathering', 'playing', 'over', 'ended'] as const).find((name) => name === status);
  if (!known) throw new CliError('STATUS is gathering, playing, over or ended');
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof actions.listMatches>> = await actions.listMatches(
      context,
      known,
      after,
    );
    for (const { match, game, seats, asked, changed } of items) {
      const names = seats.map((seat) => (seat.kind === 'open' ? '–' : seat.name));
      const waiting = asked.length > 0 ? `, waits for ${asked.map((seat) => names[seat]).join(', ')}` : '';
      say(`${match}  ${game}  ${day(changed)}  ${names.join(', ')}${waiting}`);
    }
    after = next;
  }
}

async function inspect(context: ServerContext, [match = '']: readonly string[]): Promise<void> {
  const found = await actions.inspect(context, match);
  if (!found) throw broken(`there is no match ${match}`);
  say(JSON.stringify(found, null, 2));
}

async function exported(context: ServerContext, [match = '']: readonly string[]): Promise<void> {
  const found = await actions.exportForHost(context, match);
  if (!found) throw broken(`there is no match ${match}`);
  say(found.record?.trimEnd() ?? JSON.stringify({ table: found.table, log: found.log }, null, 2));
}

const NO_REWIND = {
  'no-match': 'there is no such match',
  'not-running': 'the match is not running',
  'no-such-ply': 'it does not have that many plies',
  revealed: 'something was drawn or revealed since',
};

async function rewind(context: ServerContext, [match = '', ply = '']: readonly string[]): Promise<void> {
  const answer = await actions.rewind(context, match, readCount(ply, 'PLY', 0));
  if (answer !== 'rewound') throw broken(NO_REWIND[answer]);
  say('Done.');
}

async function end(context: ServerContext, [match = '', why = '']: readonly string[]): Promise<void> {
  if (why.trim() === '') throw new CliError('WHY must say something to the players');
  const answer = await actions.endMatch(context, match, why);
  if (answer !== 'ended') throw broken(answer === 'no-match' ? `there is no match ${match}` : 'it is already over');
  say('Done.');
}

async function reports(context: ServerContext): Promise<void> {
  const found = await actions.listReports(context, 'open', Number.MAX_SAFE_INTEGER);
  if (found.length === 0) return say('There are no open reports.');
  const named = (name: string | null, person: string) => (name === null ? 'a deleted account' : `${name} (${person})`);
  for (const { id, person, personName, about, aboutName, match, text, created } of found) {
    const who = `${named(personName, person)} about ${named(aboutName, about)}`;
    say(`${id}  ${day(created)}  ${who}${match ? ` at ${match}` : ''}: ${text.replace(/\s+/g, ' ')}`);
  }
}

async function close(context: ServerContext, [report = '']: readonly string[]): Promise<void> {
  if (!(await actions.closeReport(context, report))) throw broken(`there is no report ${report}`);
  say('Done.');
}
