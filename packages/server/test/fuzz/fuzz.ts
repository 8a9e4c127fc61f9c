import type { ApiMessage } from '@tempora/protocol';
import { type Client, compare, type FuzzRun, openFuzzRun, pick, playHonestly, type TestServer } from './fuzz-run.ts';
import { MUTATIONS } from './mutations.ts';
import { type Judged, judge } from './oracle.ts';

/** What came of it. */
export interface Fuzzed {
  /** Frames that had to be refused, and were. */
  refused: number;
  /** How many of each kind of mistake. */
  kinds: { [kind: string]: number };
  /** How often each reason was given. */
  codes: { [code: string]: number };
  honest: number;
  /** What should not have happened. */
  faults: string[];
}

interface Shot extends Judged {
  kind: string;
  by: Client;
  frame: string | Buffer;
}

/** Frames a connection has under way at once: fewer than a server refuses for being too many. */
const AT_ONCE = 24;
const PATIENCE = 300_000;
const ENOUGH_FAULTS = 10;

/** Sends wrong frames in all the ways there are, with honest play in between, until so many were refused. */
export async function fuzz(at: TestServer, frames: number, seed: string): Promise<Fuzzed> {
  const run = await openFuzzRun(at, seed);
  const found: Fuzzed = { refused: 0, kinds: {}, codes: {}, honest: 0, faults: [] };
  for (const { guest } of run.clients)
    guest.socket.on('close', (code) => code !== 1000 && found.faults.push(`${guest.name} was thrown out: ${code}`));
  for (let i = 0; i < 8; i++) found.faults.push(...(await playHonestly(run)));
  for (let round = 0; found.refused < frames && found.faults.length < ENOUGH_FAULTS; round++) {
    await volley(run, found);
    for (let i = 0; i < 3; i++) {
      found.faults.push(...(await playHonestly(run)));
      found.honest++;
    }
    if (round % 8 === 0) found.faults.push(...(await compare(run)));
  }
  found.faults.push(...(await compare(run)));
  for (const { guest } of run.clients) guest.socket.close(1000);
  return found;
}

/** Every connection sends a handful at once; all are answered before anything else happens. */
async function volley(run: FuzzRun, found: Fuzzed): Promise<void> {
  const shots = run.clients.flatMap((client) => Array.from({ length: AT_ONCE }, () => aim(run, client)));
  const underWay = new Map<Client, Set<string | null>>(run.clients.map((client) => [client, new Set()]));
  const fitting = shots.filter(({ by, id }, i) => {
    const ids = underWay.get(by) as Set<string | null>;
    // A changed letter can make an id that another frame has: answers to both could not be told apart.
    if ((id !== null && ids.has(id)) || ids.size >= AT_ONCE) return false;
    ids.add(id ?? `unnamed ${i}`);
    return true;
  });
  const answers = await Promise.all(fitting.map((shot) => answered(shot)));
  for (const [i, shot] of fitting.entries()) note(found, shot, answers[i] as ApiMessage | null);
}

/** Something wrong to send; what would be right is left to honest people. */
function aim(run: FuzzRun, client: Client): Shot {
  for (;;) {
    const kind = pick(run.chance, Object.keys(MUTATIONS));
    const { by: whom, frame } = (MUTATIONS[kind] as (typeof MUTATIONS)[string])(run);
    const by =
      whom === undefined
        ? client
        : pick(
            run.chance,
            run.clients.filter(({ person }) => person === whom),
          );
    const judged = judge(run, by, frame);
    if (judged.verdict !== 'skip') return { ...judged, kind, by, frame };
  }
}

async function answered({ by, frame, id }: Shot): Promise<ApiMessage | null> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const answer = await Promise.race([by.guest.send(frame, id), tired]);
  clearTimeout(timer);
  return answer;
}

function note(found: Fuzzed, shot: Shot, answer: ApiMessage | null): void {
  const code = codeOf(answer);
  const isRight = shot.verdict === 'refuse' ? code !== null : answer !== null;
  if (!isRight || code === 'unavailable' || code === 'rate-limited') {
    const sent = typeof shot.frame === 'string' ? shot.frame.slice(0, 300) : `${shot.frame.length} bytes`;
    found.faults.push(`${shot.kind}, by ${shot.by.guest.name}: ${sent} → ${JSON.stringify(answer)?.slice(0, 200)}`);
  }
  if (code !== null) found.codes[code] = (found.codes[code] ?? 0) + 1;
  if (shot.verdict !== 'refuse') return;
  found.refused++;
  found.kinds[shot.kind] = (found.kinds[shot.kind] ?? 0) + 1;
}

/** The reason an answer gives for not doing what was asked; null if it gives none. */
function codeOf(answer: ApiMessage | null): string | null {
  return answer?.type === 'error' ? answer.error.code : null;
}
