import type { ApiMessage } from '@tempora/protocol';
import { describe, expect, test } from 'vitest';
import { ADA, BEN, HostClient, MAGPIE } from './host-client.ts';

const FORBIDDEN = { type: 'error', error: { code: 'forbidden' } };

function why(client: HostClient, match: string, ply: number): Promise<ApiMessage> {
  return client.request({ type: 'why', match, ply });
}

describe('a bot is asked why', () => {
  test('by the only person at the table: it tells the reasons of its last open move', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    let reasons = 0;
    for (let i = 0; i < 4; i++) {
      const { seq, moves, ply } = await client.subscribe(match, 0);
      await client.request({ type: 'submit', match, seat: 0, seq, move: moves[0] as string });
      const answers = [
        await why(client, match, ply),
        await why(client, match, ply + 1),
        await why(client, match, ply + 2),
      ];
      for (const answer of answers) if (answer.type === 'why') reasons += answer.reasons.length;
      for (const answer of answers) expect(answer).toMatchObject({ type: 'why', seat: 1 });
      // Its next card lies face down already: what it says then is about the one before.
      expect(answers[2]).toMatchObject({ isSecret: false });
    }
    expect(reasons).toBeGreaterThan(0);
  });

  test('what is sealed stays secret', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    const { ply, asked } = await client.subscribe(match, 0);
    expect(asked).toEqual([0]);
    // The bot has answered already, and its card lies face down.
    expect(ply).toBe(1);
    expect(await why(client, match, 1)).toMatchObject({ type: 'why', seat: 1, reasons: [], isSecret: true });
  });

  test('with other people at the table it says nothing before the end', async () => {
    const client = new HostClient();
    const seats = [ADA, MAGPIE, BEN];
    const reply = await client.request({ type: 'create-match', game: 'tempus', options: {}, seats, seed: 'others' });
    const match = reply.type === 'created' ? reply.match : '';
    await client.subscribe(match, 'public');
    for (let ply = 1; ply < 4; ply++) expect(await why(client, match, ply)).toMatchObject(FORBIDDEN);
  });

  test('after the end it tells everything; there is no move before the first', async () => {
    const client = new HostClient();
    const match = await client.create([ADA, MAGPIE]);
    await client.playOn(match);
    const answers: ApiMessage[] = [];
    for (const ply of [1, 2, 3, 4]) answers.push(await why(client, match, ply));
    const said = answers.filter((answer) => answer.type === 'why');
    expect(said.length).toBeGreaterThan(0);
    for (const answer of said) expect(answer).toMatchObject({ seat: 1, isSecret: false });
    expect(await why(client, match, 0)).toMatchObject(FORBIDDEN);
    expect(await why(client, match, 9999)).toMatchObject(FORBIDDEN);
    expect(await why(client, 'nothing', 1)).toMatchObject({ type: 'error', error: { code: 'match-not-found' } });
  });
});
