import { afterAll, expect, test } from 'vitest';
import { killAll } from '../server-process.ts';
import { crash } from './crash.ts';

afterAll(killAll);

/** `npm run test:cluster` asks for a hundred. */
const ROUNDS = Number(process.env.ROUNDS) || 10;

test(`killed ${ROUNDS} times under load: no acknowledged move is lost, none is applied twice, every match opens`, async () => {
  const { acknowledged, repeats, faults } = await crash(ROUNDS);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(repeats).toBeGreaterThan(0);
  console.log(`${ROUNDS} kills, ${acknowledged} moves acknowledged, ${repeats} asked again`);
}, 1_200_000);

test('a server that acknowledges before it stores is caught', async () => {
  const { faults } = await crash(3, 'crash/early.ts');
  expect(faults.filter((fault) => fault.includes('acknowledged and is lost'))).not.toEqual([]);
}, 300_000);
