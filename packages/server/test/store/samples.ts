import { randomBytes } from 'node:crypto';
import { type Statement, sql } from '../../src/store/db.ts';
import type { Store } from '../../src/store/index.ts';
import type { NewJob } from '../../src/store/jobs.ts';
import type { AppendOutcome, StoredCheckpoint, StoredEntry, StoredTable } from '../../src/store/match-rows.ts';
import type { Person } from '../../src/store/people.ts';

/** Two connections to one database stand for two nodes. */
export type Both = () => readonly [Store, Store];

/** A moment that does not fit into 32 bits. */
export const NOW = 1_900_000_000_123;
export const WORDS = 'Größe żółw, мудрость, 太阳, 🌄 \u202e"\'\\ $1 ?1 %s';

let last = 0;
/** A name nobody else uses in this run or another. */
const RUN = randomBytes(4).toString('hex');
export const fresh = (what: string) => `${what}-${RUN}-${++last}`;

export function someMatch(more: Partial<StoredTable> = {}): StoredTable {
  return {
    id: fresh('match'),
    game: 'tides',
    rules: 1,
    status: 'playing',
    isPublic: false,
    host: fresh('host'),
    revision: 0,
    seq: 0,
    openedFrom: '',
    isPlayed: true,
    doc: {
      options: {},
      pace: { kind: 'none' },
      standIn: { afterSeconds: 0, decidedBy: 'host' },
      seats: [
        { kind: 'person', person: fresh('ada'), name: WORDS, entropy: '00' },
        { kind: 'person', person: fresh('bob'), name: 'Bob', entropy: '01' },
        { kind: 'bot', bot: 'random', name: 'Random 3', entropy: '02' },
      ],
      record: null,
      isContinued: false,
      proposal: null,
      votes: [],
      started: 0,
      endedFor: null,
    },
    fairSeed: { kind: 'agreed', seed: 'spring' },
    asked: [0],
    ranking: null,
    created: NOW,
    changed: NOW,
    ...more,
  };
}

/** How many steps of the schema came before the one that moved what every move changes to its own table. */
export const BEFORE_HEADS = 5;

/** A match as it was stored then. */
export function oldMatch(m: StoredTable): Statement {
  const { standIn, isContinued, ...rest } = m.doc;
  const absence = { grace: standIn.afterSeconds, who: standIn.decidedBy };
  const doc = { ...rest, absence, isCarried: isContinued };
  const texts = [doc, m.fairSeed, m.asked, m.ranking].map((part) => JSON.stringify(part)) as [
    string,
    string,
    string,
    string,
  ];
  return sql`insert into matches
      (id, game, rules, status, is_public, host, revision, seq, doc, luck, asked, ranking, created, changed)
      values (${m.id}, ${m.game}, ${m.rules}, ${m.status}, ${m.isPublic ? 1 : 0}, ${m.host}, ${m.revision}, ${m.seq},
        ${texts[0]}, ${texts[1]}, ${texts[2]}, ${texts[3]}, ${m.created}, ${m.changed})`;
}

/** A checkpoint of a match as it was stored then. */
export function oldCheckpoint(id: string, checkpoint: StoredCheckpoint): Statement {
  const { questionSeq: asking, lastOwnPly: lastOwn, controlledBy: charge, resigned: gone, ...rest } = checkpoint;
  const { simultaneous: together, ...clocks } = checkpoint.clocks ?? {};
  const body = JSON.stringify({ ...rest, asking, lastOwn, charge, gone, clocks: { ...clocks, together } });
  return sql`insert into checkpoints (match, seq, ply, body) values (${id}, ${checkpoint.seq}, ${checkpoint.ply}, ${body})`;
}

export const personAt = (m: StoredTable, seat: number) => (m.doc.seats[seat] as { person: string }).person;
export const entry = (n: number, command = `c${n}`): StoredEntry => ({
  seat: n % 2,
  move: `play:${n}`,
  at: NOW + n,
  command,
});
export const outcome = (more: Partial<AppendOutcome> = {}): AppendOutcome => ({
  at: NOW + 1,
  status: 'playing',
  asked: [1],
  ranking: null,
  isPlayed: true,
  checkpoint: null,
  jobs: [],
  ...more,
});
export const checkpointAt = (seq: number, ply: number): StoredCheckpoint => ({
  seq,
  ply,
  questionSeq: seq,
  lastOwnPly: [0, 0, 0],
  state: { ply } as never,
  controlledBy: ['holder', 'holder', 'holder'],
  resigned: [],
  paused: [false, false, false],
  clocks: null,
});
export const someJob = (more: Partial<NewJob> = {}): NewJob => ({
  key: fresh('job'),
  kind: 'test',
  subject: fresh('subject'),
  body: { seq: 1 },
  due: NOW,
  holder: '',
  heldUntil: 0,
  ...more,
});
export const somebody = (more: Partial<Person> = {}): Person => ({
  id: fresh('person'),
  name: WORDS,
  login: null,
  password: null,
  settings: { language: 'pl', muted: ['push'] },
  isAdmin: false,
  banned: null,
  created: NOW,
  seen: NOW,
  ...more,
});
