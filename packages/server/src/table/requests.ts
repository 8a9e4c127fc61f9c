import type { ApiError } from '@tempora/protocol';
import { idempotencyKeyOf, type Of, type Reply, type Requester, replyOf, type ServerContext } from '../context.ts';
import type { TableUpdate } from '../match/registry.ts';
import type { Person } from '../store/index.ts';
import { expireInvitation } from './amend.ts';
import type { Opener } from './caps.ts';
import { closeTable, openTable, updateSettings } from './open.ts';
import { sitDown } from './seats.ts';
import { resign, returnToSeat, standIn } from './stand-in.ts';
import { startAs } from './start.ts';
import { readmit, requireHost, setSeat, stand } from './table.ts';
import { answerUndo, proposeUndo } from './undo.ts';

/** Requests about a table. */
export type TableRequest = Of<
  | 'open-table'
  | 'change-table'
  | 'sit'
  | 'stand'
  | 'set-seat'
  | 'readmit'
  | 'start'
  | 'close-table'
  | 'propose-undo'
  | 'answer-undo'
  | 'resign'
  | 'stand-in'
  | 'return'
>;

export async function handleTableRequest(
  context: ServerContext,
  { person, address }: Requester,
  request: TableRequest,
): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  const by = { person, address };
  if (request.type === 'open-table') return openTable(context, by, request);
  const error = await changeTable(context, by, request);
  if (!error && (request.type === 'start' || request.type === 'close-table'))
    await expireInvitation(context, request.match);
  return replyOf(request.id, error);
}

function changeTable(
  context: ServerContext,
  by: Opener & { person: Person },
  request: Exclude<TableRequest, Of<'open-table'>>,
): Promise<ApiError | null> {
  const { caps } = context;
  const { person } = by;
  const update = (change: TableUpdate) =>
    context.registry.updateTable(request.match, change, idempotencyKeyOf(person, request));
  const updateAsHost = (change: TableUpdate) =>
    update((table, session) => requireHost(table, person) ?? change(table, session));
  switch (request.type) {
    case 'sit':
      return update((table) => sitDown(context, table, person, request));
    case 'stand':
      return update((table) => stand(table, person.id, request.seat));
    case 'set-seat':
      return caps.inTurn(by, () =>
        updateAsHost(async (table) => {
          const refused = request.to === 'open' ? null : await caps.refusal(by, { bots: 1 });
          return refused ?? setSeat(table, request.seat, request.to, context.random(16));
        }),
      );
    case 'readmit':
      return updateAsHost((table) => readmit(table, request.person));
    case 'change-table':
      return update((table) => updateSettings(table, person, request));
    case 'start':
      return caps.inTurn(by, () => update((table) => startAs(context, table, by, request.entropy)));
    case 'close-table':
      return updateAsHost(closeTable);
    case 'propose-undo':
      return proposeUndo(context, person, request);
    case 'answer-undo':
      return answerUndo(context, person, request);
    case 'resign':
      return resign(context, person, request);
    case 'return':
      return returnToSeat(context, person, request);
    case 'stand-in':
      return standIn(context, person, request);
  }
}
