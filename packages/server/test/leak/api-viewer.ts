import type { Viewer } from '@tempora/kernel';
import { plyOf, seqOf } from '@tempora/room';
import { ApiClient, type EventStream } from '../api-client.ts';
import { difference } from './compare.ts';
import { pagesOf } from './requests.ts';
import { both, eyes, matchIn, SEATS, secretOf, type Twins } from './twins.ts';

/** The same viewer without a page, as a bot has it: a stream that goes on, and single questions, in both worlds. */
export class Outside {
  #asked = 0;
  /** How many lines and answers came in one of the worlds. */
  lines = 0;

  private constructor(
    readonly twins: Twins,
    readonly id: string,
    readonly viewer: Viewer,
    readonly callers: [ApiClient, ApiClient],
    readonly streams: [EventStream, EventStream],
  ) {}

  static async look(twins: Twins, id: string, viewer: Viewer): Promise<Outside> {
    const callers = await both(twins, async ({ at }) => new ApiClient(at.url, secretOf(viewer)));
    const streams = await both(twins, (_, i) =>
      (callers[i] as ApiClient).follow(`/api/matches/${id}/events?viewer=${viewer}&since=-1`),
    );
    return new Outside(twins, id, viewer, callers, streams);
  }

  /** Where what has come through the streams since the last time differs; and what is answered now. */
  async difference(): Promise<string | null> {
    const told = await both(this.twins, (_, i) => this.#read(i));
    const answered = await both(this.twins, (_, i) => this.#askAll(i));
    this.#asked++;
    this.lines += told[0].length + answered[0].length;
    const inStream = difference(told[0], told[1]);
    if (inStream) return `in the stream: ${inStream}`;
    const inAnswers = difference(answered[0], answered[1]);
    return inAnswers && `by HTTP: ${inAnswers}`;
  }

  /** Says something at the table, and reads up to it: all that was told before has come then. */
  async #read(i: number): Promise<string[]> {
    const side = this.twins.sides[i as 0];
    const page = eyes(side, this.viewer).until((message) => message.type === 'chat-line' && message.match === this.id);
    const mark = `heard ${this.#asked}`;
    await eyes(side, 0).request({ type: 'say', match: this.id, channel: 'players', text: mark }, `${this.id} ${mark}`);
    await page;
    const lines: string[] = [];
    for (;;) {
      const line = await (this.streams[i] as EventStream).line();
      if (line === null) throw new Error('the stream has ended');
      if (line !== '') lines.push(line);
      if (line.startsWith('{"type":"chat-line"') && line.includes(mark)) return lines;
    }
  }

  async #askAll(i: number): Promise<string[]> {
    const m = await matchIn(this.twins.sides[0], this.id);
    const [seq, ply, other] = [seqOf(m), plyOf(m), this.viewer === 0 ? 1 : 0];
    const asked = [
      ...[this.viewer, 'public', other, SEATS].map((viewer) => `view?viewer=${viewer}`),
      ...[-1, seq - 2, seq].map((since) => `view?viewer=${this.viewer}&since=${Math.max(-1, since)}`),
      ...pagesOf(m).map((before) => `log?id=h&viewer=${this.viewer}&before=${before}`),
      ...['public', other].map((viewer) => `log?id=h&viewer=${viewer}&before=${ply + 1}`),
      ...[this.viewer, 'public', other].map((viewer) => `position?id=h&ply=${ply}&viewer=${viewer}`),
      'record?id=h',
      'chat?id=h&channel=players',
      'chat?id=h&channel=watchers',
    ].map((question) => `/api/matches/${this.id}/${question}`);
    const answers: string[] = [];
    for (const path of [...asked, `/api/tables/${this.id}`]) {
      const { status, body, headers } = await (this.callers[i] as ApiClient).call('GET', path);
      const said = { path, status, length: headers.get('content-length'), type: headers.get('content-type'), body };
      answers.push(JSON.stringify(said));
    }
    return answers;
  }

  /** Goes, and waits until the server has noticed. */
  async leave(): Promise<void> {
    for (const stream of this.streams) stream.close();
    await both(this.twins, async ({ at }) => {
      while (at.server.context.registry.subscribersOf(this.id).length > 0)
        await new Promise((resolve) => setImmediate(resolve));
    });
  }
}
