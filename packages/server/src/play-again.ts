import { createHmac } from 'node:crypto';
import type { Seat } from '@tempora/kernel';
import type { ApiError, CommandError } from '@tempora/protocol';
import { amend } from './afterwards.ts';
import { houseSecret } from './notify/turns.ts';
import type { Asker, Of, Office, Reply } from './office.ts';
import type { Held, Person, Stored } from './store/index.ts';
import { isBlockedAt } from './table-asks.ts';
import { agreed, botSeat, freshTable, isSeated, seatsOf, sit } from './tables.ts';

type PlayAgain = Of<'rematch'>;

/**
 * Leads who sat at a finished match to the table that follows it, and seats them there if a seat is free. Whoever asks
 * first opens it: the same game on the same terms with the same bots.
 */
export async function playAgain(office: Office, { person }: Asker, request: PlayAgain): Promise<Reply> {
  if (!person) return { error: { code: 'unauthorized' } };
  const found = await following(office, person, request);
  if ('error' in found) return found;
  const { match, before } = found;
  const refused = await office.desk.agree(match, async (t) => {
    if (isSeated(t, person.id)) return { code: 'seat-taken' };
    if (await isBlockedAt(office, t, person)) return { code: 'blocked' };
    return sitAgain(t, person, before, request.entropy);
  });
  // Who may not sit with these people is not shown the way to them. Who is only too late may watch.
  if (refused?.code === 'blocked') return { error: refused };
  if (!refused) await amend(office, request.match, (t) => joins(t, match, before));
  const seats = await office.desk.with(match, (held) => heldWith(held?.t.doc.seats ?? [], person, request.entropy));
  return { type: 'created', id: request.id, match, seats };
}

/** The one table that follows a match: if there is none yet, or it is over and done with, a new one. The store decides. */
async function following(
  office: Office,
  person: Person,
  request: PlayAgain,
): Promise<{ match: string; before: Seat[] } | { error: ApiError }> {
  const { store } = office;
  for (;;) {
    const t = await store.matches.find(request.match);
    if (!t) return { error: { code: 'match-not-found' } };
    if (t.status !== 'over') return { error: { code: 'not-over' } };
    const before = seatsOf(t, person.id);
    if (before.length === 0) return { error: { code: 'not-seated' } };
    const last = t.doc.next?.match ?? null;
    const next = last && (await store.matches.find(last));
    if (next && (next.status === 'gathering' || next.status === 'playing')) return { match: next.id, before };
    const table = await tableLike(office, t, person, request.entropy);
    if (!table) return { error: { code: 'bad-setup' } };
    const isNew = await store.matches.add(table);
    if (isNew) office.bus.publish({ kind: 'match', match: table.id, node: office.node, people: [person.id] });
    // Somebody may have been faster: then it is they who play again.
    const host = isNew ? person.id : (await store.matches.find(table.id))?.host;
    const seats = seatsOf(t, host ?? '');
    await amend(office, t.id, ({ doc }) => {
      if ((doc.next?.match ?? null) !== last) return false;
      doc.next = { match: table.id, seats };
      return true;
    });
  }
}

/** A table like one that was played at. Its id follows from what came before, so that all who ask at once open the same. */
async function tableLike(office: Office, t: Stored, host: Person, entropy: string): Promise<Stored | null> {
  const { now, random } = office;
  const { options, pace, standIn, seats, next } = t.doc;
  const terms = await agreed(t.game, options, seats.length);
  if (!terms) return null;
  const link = JSON.stringify(['again', t.id, next?.match ?? null]);
  const id = createHmac('sha256', await houseSecret(office))
    .update(link)
    .digest('hex')
    .slice(0, 24);
  const again = (held: Held, seat: Seat): Held => {
    if (held.kind === 'bot') return botSeat(held.bot, seat, random(16));
    if (held.kind === 'open' || held.person !== host.id) return { kind: 'open' };
    return { kind: 'person', person: host.id, name: host.name, entropy };
  };
  return freshTable(
    {
      id,
      game: t.game,
      rules: terms.listed.game.version,
      isPublic: t.isPublic,
      host: host.id,
      luck: { kind: 'committed', secret: random(32), entropy: [] },
      created: now(),
    },
    { options: terms.options, pace, standIn, seats: seats.map(again), after: t.id },
  );
}

/** These seats play again, too; unless nobody is asked there any more. */
function joins({ doc: { next } }: Stored, match: string, seats: readonly Seat[]): boolean {
  if (next?.match !== match || next.seats.length === 0) return false;
  next.seats = [...new Set([...next.seats, ...seats])];
  return true;
}

/** Sits down where one sat before; where that is taken, anywhere. */
function sitAgain(t: Stored, who: Person, before: readonly Seat[], entropy: string): CommandError | null {
  const free = before.filter((seat) => t.doc.seats[seat]?.kind === 'open');
  for (const seat of free.length > 0 ? free : [undefined]) {
    const refused = sit(t, who, seat, entropy);
    if (refused) return refused;
  }
  return null;
}

/** The seats that somebody has by this very request, however often it was sent. */
function heldWith(seats: readonly Held[], { id }: Person, entropy: string): Seat[] {
  return seats.flatMap((held, seat) =>
    held.kind === 'person' && held.person === id && held.entropy === entropy ? [seat] : [],
  );
}
