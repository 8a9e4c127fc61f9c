import { type Db, isStoreError, query, StoreError, sql } from './db.ts';

/** Each step is taken once, in order, and never changed again: a later step corrects an earlier one. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key, name text not null, login text unique, password text, settings text not null,
      is_admin bigint not null, banned text, created bigint not null, seen bigint not null)`,
    `create table sessions (
      hash text primary key, person text not null, kind text not null, scopes text not null, label text not null,
      created bigint not null, expires bigint not null)`,
    'create index sessions_of on sessions (person)',
    `create table passkeys (
      id text primary key, person text not null, key text not null, counter bigint not null, label text not null,
      created bigint not null)`,
    'create index passkeys_of on passkeys (person)',
    `create table matches (
      id text primary key, game text not null, rules bigint not null, status text not null, is_public bigint not null,
      host text not null, revision bigint not null, seq bigint not null, doc text not null, luck text not null,
      asked text not null, ranking text, created bigint not null, changed bigint not null)`,
    'create index matches_by_status on matches (status, is_public, changed)',
    `create table seats (
      match text not null, seat bigint not null, person text not null, is_asked bigint not null, status text not null,
      changed bigint not null, primary key (match, seat))`,
    'create index seats_of on seats (person, status, changed)',
    `create table entries (
      match text not null, seq bigint not null, seat bigint not null, move text not null, at bigint not null,
      command text not null, primary key (match, seq))`,
    `create table checkpoints (
      match text not null, seq bigint not null, ply bigint not null, body text not null, primary key (match, seq))`,
    `create table jobs (
      key text primary key, kind text not null, subject text not null, body text not null, due bigint not null,
      holder text not null, held_until bigint not null, tries bigint not null)`,
    'create index jobs_due on jobs (due)',
    `create table chat (
      match text not null, channel text not null, n bigint not null, at bigint not null, body text not null,
      primary key (match, channel, n))`,
    'create table notes (match text not null, person text not null, body text not null, primary key (match, person))',
    'create table blocks (person text not null, blocked text not null, created bigint not null, primary key (person, blocked))',
    `create table reports (
      id text primary key, person text not null, about text not null, match text, body text not null,
      created bigint not null, closed bigint)`,
    'create table facts (key text primary key, value text not null)',
  ],
  [
    `create table told (
      match text not null, person text not null, way text not null, seq bigint not null, primary key (match, person, way))`,
  ],
  [
    `create table challenges (
      hash text primary key, purpose text not null, person text not null, expires bigint not null)`,
    'create table guesses (key text primary key, n bigint not null, until bigint not null)',
    'alter table chat add column person text',
    'create index chat_of on chat (person)',
    'create index notes_of on notes (person)',
    'create index told_to on told (person)',
    'create index blocks_on on blocks (blocked)',
    'create index matches_of_host on matches (host, status)',
  ],
  // Whose turn it is is stored with the match: a move need not touch the seats.
  [
    'drop index seats_of',
    'alter table seats drop column is_asked',
    'alter table seats drop column changed',
    'create index seats_of on seats (person, status)',
  ],
  // Idempotency keys of chat lines and notes.
  [
    'alter table chat add column mark text',
    'create unique index chat_marks on chat (match, mark)',
    "alter table notes add column marks text not null default ''",
  ],
  // What every move changes is stored apart from the settings: short rows, close together, and in no index. The first
  // statement locks the table, so that nothing is written between the copy and the end of what was copied.
  [
    'alter table matches rename column seq to old_seq',
    `create table heads (
      match text primary key, revision bigint not null, seq bigint not null, status text not null, asked text not null,
      ranking text, moved bigint not null)`,
    `insert into heads (match, revision, seq, status, asked, ranking, moved)
      select id, revision, old_seq, status, asked, ranking, changed from matches`,
    'alter table matches drop column revision',
    'alter table matches drop column old_seq',
    'alter table matches drop column asked',
    'alter table matches drop column ranking',
  ],
  // New words in what is stored as JSON. A key cannot occur inside a string: there its quotes are escaped.
  [
    ...renameKeys('matches', 'doc', {
      absence: 'standIn',
      grace: 'afterSeconds',
      who: 'decidedBy',
      isCarried: 'isContinued',
    }),
    ...renameKeys('checkpoints', 'body', {
      charge: 'controlledBy',
      gone: 'resigned',
      asking: 'questionSeq',
      lastOwn: 'lastOwnPly',
      together: 'simultaneous',
    }),
  ],
  // Columns for what was looked up in the text of the doc, and one name for one thing: `changed` is when anything last
  // happened, `listed` what the lists of open tables are ordered by.
  [
    'alter table matches rename column changed to listed',
    'alter table heads rename column moved to changed',
    'alter table matches add column has_started bigint not null default 0',
    `update matches set has_started = 1 where doc not like '%"started":0%'`,
    'create table removals (match text not null, person text not null, primary key (match, person))',
    'create index removals_of on removals (person)',
    `insert into removals (match, person) select matches.id, people.id from matches, people
      where doc like '%"removed":[{%' and doc like '%"removed":[%"person":"' || people.id || '"%'`,
  ],
  // What one person, or one address, has open at a time is counted: how many bots sit at a table, a keyed hash of where it
  // was opened from, and whether any person plays.
  [
    'alter table matches add column bots bigint not null default 0',
    "alter table matches add column opened_from text not null default ''",
    'create index matches_opened_from on matches (opened_from, status)',
    'alter table heads add column is_played bigint not null default 1',
  ],
];

function renameKeys(table: string, column: string, names: { readonly [old: string]: string }): string[] {
  return Object.entries(names).map(
    ([old, name]) => `update ${table} set ${column} = replace(${column}, '"${old}":', '"${name}":')`,
  );
}

/** Brings a database up to date, or only as far as some step. Safe to call by many nodes at once. */
export async function migrate(db: Db, until = MIGRATIONS.length): Promise<void> {
  await db.run([sql`create table if not exists steps (step bigint primary key)`]).catch(ignoreRace);
  await lastMigration(db);
  for (const [step, statements] of MIGRATIONS.slice(0, until).entries()) {
    if (await isApplied(db, step)) continue;
    const take = sql`insert into steps (step) values (${step})`;
    try {
      await db.run([take, ...statements.map((text) => ({ text, values: [] }))]);
    } catch (error) {
      // Another node was faster, or else something is wrong.
      if (!(await isApplied(db, step))) throw error;
    }
  }
}

/** Have all steps been taken? */
export async function isCurrent(db: Db): Promise<boolean> {
  try {
    return (await lastMigration(db)) === MIGRATIONS.length - 1;
  } catch (error) {
    if (isStoreError(error, 'unavailable') || isStoreError(error, 'newer-version')) throw error;
    return false;
  }
}

/** The last step that was taken; null: none. Throws where there is no database of ours, or a newer one. */
export async function lastMigration(db: Db): Promise<number | null> {
  const [row] = await query(db, sql`select max(step) as step from steps`);
  const step = (row?.step ?? null) as number | null;
  if (step !== null && step >= MIGRATIONS.length)
    throw new StoreError('newer-version', 'a newer version of Tempora made this database');
  return step;
}

async function isApplied(db: Db, step: number): Promise<boolean> {
  const rows = await query(db, sql`select step from steps where step = ${step}`);
  return rows.length > 0;
}

/** Two nodes may create the first table at the same moment. If it was something else, the next query says so. */
function ignoreRace(): void {}
