import { admin as desk, visitHouse } from '@tempora/server';
import { houseThere, unlessOutdated } from './host.ts';
import { broken, CliError, type Command, columnsLeft, readArgs, readCount, say } from './shared.ts';

type Office = Awaited<ReturnType<typeof visitHouse>>['office'];

interface Deed {
  /** What follows its name. */
  names: readonly string[];
  summary: string;
  run(office: Office, args: readonly string[]): Promise<void>;
}

/** What a host can do from the shell, also while the house is open: the store is the same. */
const DEEDS: { readonly [name: string]: Deed } = {
  link: { names: [], summary: 'a new link for the first admin', run: link },
  people: { names: ['SEARCH'], summary: 'people by name ("" for all)', run: people },
  ban: { names: ['PERSON', 'REASON'], summary: 'send a person away for good', run: ban },
  unban: { names: ['PERSON'], summary: 'let them in again', run: unban },
  matches: { names: ['STATUS'], summary: 'matches: gathering, playing, over or ended', run: matches },
  inspect: { names: ['MATCH'], summary: 'how a match stands, without its secrets', run: inspect },
  export: { names: ['MATCH'], summary: 'the record of a finished match, else what the public has seen', run: exported },
  rewind: { names: ['MATCH', 'PLY'], summary: 'take a stuck match back, if nothing was revealed since', run: rewind },
  end: { names: ['MATCH', 'WHY'], summary: 'end a match and tell its players why', run: end },
  reports: { names: [], summary: 'what people have reported', run: reports },
  close: { names: ['REPORT'], summary: 'a report is dealt with', run: close },
};

export const admin: Command = {
  name: 'admin',
  summary: 'what a host can do in their house',
  usage: [
    'tempora admin DEED … [--data FOLDER]',
    '',
    ...columnsLeft(
      Object.entries(DEEDS).map(([name, { names, summary }]) => [`  ${[name, ...names].join(' ')}`, summary] as const),
    ),
    '',
    'With DATABASE_URL set it is about that database instead.',
  ],
  async run(args) {
    const [name = '', ...rest] = args;
    const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
    if (!deed) throw new CliError(`admin can do ${Object.keys(DEEDS).join(', ')}; see: tempora help admin`);
    const { values, positionals } = readArgs(rest, deed.names, { data: { type: 'string' } });
    const visiting = visitHouse(houseThere(values.data));
    const { office, close: leave } = await unlessOutdated(visiting, 'open the house with this version first');
    try {
      await deed.run(office, positionals);
    } finally {
      await leave();
    }
  },
};

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
}

async function link({ store, now }: Office): Promise<void> {
  const secret = await desk.firstAdminSecret(store, now());
  if (!secret) throw broken('this house has an admin already');
  say(`Open your house at #/admin/${secret}`);
}

async function people(office: Office, [search = '']: readonly string[]): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof desk.listPeople>> = await desk.listPeople(office, search, after);
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

async function ban(office: Office, [person = '', reason = '']: readonly string[]): Promise<void> {
  const answer = await desk.ban(office, person, reason);
  if (answer !== 'banned')
    throw broken(answer === 'admin' ? 'an admin cannot be banned' : `there is no person ${person}`);
  say('Done.');
}

async function unban(office: Office, [person = '']: readonly string[]): Promise<void> {
  if (!(await desk.unban(office, person))) throw broken(`there is no person ${person}`);
  say('Done.');
}

async function matches(office: Office, [status = '']: readonly string[]): Promise<void> {
  const known = (['gathering', 'playing', 'over', 'ended'] as const).find((name) => name === status);
  if (!known) throw new CliError('STATUS is gathering, playing, over or ended');
  for (let after: string | null = ''; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof desk.listMatches>> = await desk.listMatches(office, known, after);
    for (const { match, game, seats, asked, changed } of items) {
      const names = seats.map((seat) => (seat.kind === 'open' ? '–' : seat.name));
      const waiting = asked.length > 0 ? `, waits for ${asked.map((seat) => names[seat]).join(', ')}` : '';
      say(`${match}  ${game}  ${day(changed)}  ${names.join(', ')}${waiting}`);
    }
    after = next;
  }
}

async function inspect(office: Office, [match = '']: readonly string[]): Promise<void> {
  const found = await desk.inspect(office, match);
  if (!found) throw broken(`there is no match ${match}`);
  say(JSON.stringify(found, null, 2));
}

async function exported(office: Office, [match = '']: readonly string[]): Promise<void> {
  const found = await desk.exportOf(office, match);
  if (!found) throw broken(`there is no match ${match}`);
  say(found.record?.trimEnd() ?? JSON.stringify({ table: found.table, log: found.log }, null, 2));
}

const NO_REWIND = {
  'no-match': 'there is no such match',
  'not-running': 'the match is not running',
  'no-such-ply': 'it has not come so far',
  revealed: 'something was drawn or revealed since: what is known cannot be unknown',
};

async function rewind(office: Office, [match = '', ply = '']: readonly string[]): Promise<void> {
  const answer = await desk.rewind(office, match, readCount(ply, 'PLY', 0));
  if (answer !== 'rewound') throw broken(NO_REWIND[answer]);
  say('Done.');
}

async function end(office: Office, [match = '', why = '']: readonly string[]): Promise<void> {
  if (why.trim() === '') throw new CliError('WHY is for the players to read');
  const answer = await desk.endMatch(office, match, why);
  if (answer !== 'ended') throw broken(answer === 'no-match' ? `there is no match ${match}` : 'it is over already');
  say('Done.');
}

async function reports(office: Office): Promise<void> {
  const found = await desk.listReports(office, 'open', Number.MAX_SAFE_INTEGER);
  if (found.length === 0) return say('Nothing is reported.');
  const named = (name: string | null, person: string) =>
    name === null ? 'somebody who has left' : `${name} (${person})`;
  for (const { id, person, personName, about, aboutName, match, text, created } of found) {
    const who = `${named(personName, person)} about ${named(aboutName, about)}`;
    say(`${id}  ${day(created)}  ${who}${match ? ` at ${match}` : ''}: ${text.replace(/\s+/g, ' ')}`);
  }
}

async function close(office: Office, [report = '']: readonly string[]): Promise<void> {
  if (!(await desk.closeReport(office, report))) throw broken(`there is no report ${report}`);
  say('Done.');
}
