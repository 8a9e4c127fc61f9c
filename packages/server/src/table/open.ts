import { loadGame } from '@tempora/games/lazy';
import { readRecord } from '@tempora/kernel';
import { type ApiError, DEFAULT_START } from '@tempora/protocol';
import { plyOf, restoreMatch } from '@tempora/room';
import type { Of, Reply, ServerContext } from '../context.ts';
import { deriveTableId } from '../ids.ts';
import type { Person, SeatHolder, StoredTable } from '../store/index.ts';
import type { Opener } from './caps.ts';
import { noteFull } from './full.ts';
import { botSeat, checkSetup, newTable, requireHost } from './table.ts';

type OpenTable = Of<'open-table'>;

/** Far more entries than any game has: a record is replayed while others wait. */
const LONGEST_RECORD = 3000;

/** Opens a table, unless the host or their address has as many as they may. Sent twice, the request opens one table. */
export function openTable(context: ServerContext, by: Opener & { person: Person }, request: OpenTable): Promise<Reply> {
  const { caps, store } = context;
  return caps.inTurn(by, async () => {
    const id = await deriveTableId(context, ['table', by.person.id, request]);
    if (await store.matches.find(id)) return { type: 'created', id: request.id, match: id };
    const bots = request.seats.filter((seat) => seat !== 'me' && seat !== 'open').length;
    const refused = await caps.refusal(by, { tables: 1, bots });
    return refused ? { error: refused } : addTable(context, by, request, id);
  });
}

async function addTable(
  context: ServerContext,
  by: Opener & { person: Person },
  request: OpenTable,
  id: string,
): Promise<Reply> {
  const { store, bus, node } = context;
  const { person } = by;
  const setup = await checkSetup(request.game, request.options, request.seats.length);
  const imported = request.record === undefined ? null : await readImport(request.record, request.ply);
  if (!setup || imported === 'flawed' || (imported && !fits(imported, request)))
    return { error: { code: 'bad-setup' } };
  const { game, isPublic, pace, standIn, start = DEFAULT_START, isWatchable = true } = request;
  const openedFrom = await context.caps.originOf(by);
  const fairSeed = imported
    ? { kind: 'agreed' as const, seed: imported.seed }
    : { kind: 'committed' as const, secret: context.random(32), entropy: [] };
  const table = newTable(
    {
      id,
      game,
      rules: setup.listed.game.version,
      isPublic,
      host: person.id,
      openedFrom,
      fairSeed,
      created: context.now(),
    },
    {
      options: imported?.options ?? setup.options,
      pace,
      standIn,
      start,
      isWatchable,
      ...(imported && { formerNames: imported.names }),
      seats: seatsFor(context, person, request),
      record: imported && { text: request.record as string, ply: imported.ply },
      isContinued: imported !== null,
    },
  );
  const jobs = noteFull(table, context.now());
  const isNew = await store.matches.add(table, jobs);
  if (isNew) for (const job of jobs) context.wake(job);
  if (isNew) bus.publish({ kind: 'match', match: id, node, people: [person.id] });
  return { type: 'created', id: request.id, match: id };
}

function seatsFor({ random }: ServerContext, { id, name }: Person, { seats, entropy }: OpenTable): SeatHolder[] {
  return seats.map((kind, seat) => {
    if (kind === 'open') return { kind };
    if (kind !== 'me') return botSeat(kind, seat, random(16));
    return { kind: 'person', person: id, name, entropy };
  });
}

/** A record to continue from: every line of it is checked. */
async function readImport(text: string, ply: number | undefined) {
  const record = readRecord(text);
  if ('error' in record || record.seed === null || record.entries.length > LONGEST_RECORD) return 'flawed';
  const listed = await loadGame(record.game);
  const m = restoreMatch((id) => (id === listed?.game.id ? listed.game : undefined), text);
  if ('error' in m) return 'flawed';
  const at = Math.min(ply ?? plyOf(m), plyOf(m));
  const { holders, options } = m.setup;
  const names = holders.map(({ name }) => name);
  return { game: m.game.id, seats: holders.length, names, options, seed: record.seed, ply: at };
}

function fits(imported: { game: string; seats: number }, { game, seats }: OpenTable): boolean {
  return imported.game === game && imported.seats === seats.length;
}

/** Changes the settings of a table before the start. */
export async function updateSettings(
  table: StoredTable,
  person: Person,
  request: Of<'change-table'>,
): Promise<ApiError | null> {
  const { game, options, pace, standIn, start, isPublic, isWatchable } = request;
  const { doc } = table;
  const setup = await checkSetup(table.game, options ?? doc.options, doc.seats.length);
  const isSetupChanged = options !== undefined || game !== undefined;
  if (isSetupChanged && (!setup || doc.record || (game && game !== table.game))) return { code: 'bad-setup' };
  const refused = requireHost(table, person);
  if (refused) return refused;
  if (table.status !== 'gathering') return { code: 'already-started' };
  // As the game reads them: defaults filled in, unknown options dropped.
  if (options && setup) doc.options = setup.options;
  if (pace) doc.pace = pace;
  if (standIn) doc.standIn = standIn;
  if (start) doc.start = start;
  if (isWatchable !== undefined) doc.isWatchable = isWatchable;
  // Those who sit there have the agreed time to see what has changed.
  delete doc.fullSince;
  if (isPublic !== undefined) table.isPublic = isPublic;
  return null;
}

export function closeTable(table: StoredTable): ApiError | null {
  if (table.status !== 'gathering') return { code: 'already-started' };
  table.status = 'ended';
  return null;
}
