import type { Seat } from '@tempora/kernel';
import type { ApiError } from '@tempora/protocol';
import { consentsFor, isAnsweredByHolder, type Match, rollBack, seqOf } from '@tempora/room';
import { idempotencyKeyOf, mayActFor, type Of, type ServerContext } from '../context.ts';
import type { TableUpdate } from '../match/registry.ts';
import type { Person } from '../store/index.ts';

/** Takes moves back where nobody's consent is needed; else asks the others. */
export async function proposeUndo(
  { registry }: ServerContext,
  person: Person,
  request: Of<'propose-undo'>,
): Promise<ApiError | null> {
  const free = await registry.applyCommand(request.match, request.id, (m, { table }) => {
    if (!mayActFor(table, person, request.seat)) return { code: 'not-your-seat' };
    // Sent again after all have agreed: the proposal is gone, but it was carried out.
    if (table.doc.done?.includes(idempotencyKeyOf(person, request))) return null;
    return Array.isArray(consentNeeded(m, request)) ? { code: 'cannot-undo' } : rollBack(m, request);
  });
  if (free?.code !== 'cannot-undo') return free;
  const propose: TableUpdate = (table, { m }) => {
    if (!m) return { code: 'not-started' };
    const needed = consentNeeded(m, request);
    if (!needed || needed === 'nobody') return { code: 'cannot-undo' };
    if (request.seq !== seqOf(m)) return { code: 'stale' };
    table.doc.proposal = { seat: request.seat, ply: request.ply, needed, agreed: [], seq: request.seq };
    // A second "no" is news, too.
    table.doc.lastProposal = null;
    return null;
  };
  return registry.updateTable(request.match, propose, idempotencyKeyOf(person, request));
}

/** Which people must agree; bots always do. Null: these moves cannot be taken back. */
function consentNeeded(m: Match, { seat, ply }: { seat: Seat; ply: number }): Seat[] | 'nobody' | null {
  const needed = consentsFor(m, seat, ply)?.filter((other) => isAnsweredByHolder(m, other));
  if (!needed) return null;
  return needed.length > 0 ? needed : 'nobody';
}

/** Have all agreed whose consent is needed? */
function hasAll({ needed, agreed }: { needed: readonly Seat[]; agreed: readonly Seat[] }): boolean {
  return needed.every((seat) => agreed.includes(seat));
}

/** Agrees to a proposal or declines it; the seat that made it may withdraw it. */
export async function answerUndo(
  { registry }: ServerContext,
  person: Person,
  request: Of<'answer-undo'>,
): Promise<ApiError | null> {
  const consent: TableUpdate = (table, { m }) => {
    const { proposal } = table.doc;
    if (!m || !proposal || proposal.seq !== seqOf(m) || request.seq !== proposal.seq) return { code: 'stale' };
    const { seat, seq } = proposal;
    const isOwn = seat === request.seat && !request.agree;
    if (!mayActFor(table, person, request.seat) || !(isOwn || proposal.needed.includes(request.seat)))
      return { code: 'not-your-seat' };
    if (!request.agree) {
      table.doc.proposal = null;
      table.doc.lastProposal = { seat, seq, outcome: isOwn ? 'withdrawn' : 'declined' };
      return null;
    }
    if (!proposal.agreed.includes(request.seat)) proposal.agreed.push(request.seat);
    if (hasAll(proposal)) table.doc.lastProposal = { seat, seq, outcome: 'agreed' };
    return null;
  };
  const refused = await registry.updateTable(request.match, consent, idempotencyKeyOf(person, request));
  if (refused || !request.agree) return refused;
  return registry.applyCommand(request.match, '', (m, { table }) => {
    const { proposal } = table.doc;
    if (!proposal || proposal.seq !== seqOf(m)) return null;
    if (!hasAll(proposal)) return null;
    return rollBack(m, { id: '', seat: proposal.seat, seq: proposal.seq, ply: proposal.ply });
  });
}
