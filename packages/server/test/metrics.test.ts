import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, terms } from './api-client.ts';
import { Guest, openTable, startTestServer } from './test-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const NAME = /\b(?:tempora|process|nodejs)_\w+/g;

/** The names in the table and the paragraph of "Metrics" in the document for hosts. */
const section = /\n### Metrics\n([\s\S]*?)\n##/.exec(read('docs/HOSTING.md'))?.[1] ?? '';
const documented = new Set([...section.matchAll(/`((?:tempora|process|nodejs)_\w+)/g)].map(([, name = '']) => name));

let at: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

async function metrics(): Promise<string> {
  return (await fetch(`${at.url}/metrics`)).text();
}

/** One counter's or gauge's value; 0 if it is not there. */
function amount(text: string, line: string): number {
  const found = text.split('\n').find((known) => known.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

describe('the metrics', () => {
  test('are all in the document for hosts, and nothing else is', async () => {
    const printed = [...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
    expect(printed.filter((name) => !documented.has(name))).toEqual([]);
    // Some of Node's depend on the system.
    const ours = [...documented].filter((name) => name.startsWith('tempora_'));
    expect(ours.filter((name) => !printed.includes(name))).toEqual([]);
    expect(printed).toContain('process_resident_memory_bytes');
  });

  test('count moves, routes by their status, refusals and streams', async () => {
    const ada = await ApiClient.arrive(at.url, 'Ada');
    const { match } = (await ada.call('POST', '/api/tables', terms('tides', ['me', 'me']))).body;
    await ada.call('POST', `/api/tables/${match}/start`, {});
    const { seq, moves } = (await ada.call('GET', `/api/matches/${match}/view?viewer=0`)).body;
    await ada.call('POST', `/api/matches/${match}/moves`, { seat: 0, seq, move: moves[0] });
    await ada.call('POST', '/api/guest', { name: 7 });
    const stream = await ada.follow(`/api/matches/${match}/events?viewer=0`);
    const text = await metrics();
    expect(amount(text, 'tempora_move_seconds_count')).toBe(1);
    const moved = 'tempora_http_requests_total{method="POST",route="/api/matches/:match/moves",status="200"}';
    expect(amount(text, moved) + amount(text, moved.replace('200', '204'))).toBe(1);
    expect(amount(text, 'tempora_refused_total{over="http",code="bad-request"}')).toBe(1);
    expect(amount(text, 'tempora_streams')).toBe(stream.status === 200 ? 1 : 0);
    expect(stream.status).toBe(200);
    stream.close();
    // Names and ids are nobody's business.
    expect(text).not.toContain(match);
    expect(text).not.toContain('Ada');
  });

  test('count what sockets are refused, and how late jobs are', async () => {
    const bob = await Guest.arrive(at.url, 'Bob');
    await bob.send('{"type":"nonsense","id":"1"}', '1');
    await fetch(`${at.url}/api/socket`, { headers: { upgrade: 'websocket', connection: 'upgrade' } }).catch(() => {});
    const match = await openTable(bob, 'tides', ['me', 'random']);
    await bob.request({ type: 'start', match });
    let text = await metrics();
    while (amount(text, 'tempora_job_lag_seconds_count{kind="bot"}') === 0) text = await metrics();
    expect(amount(text, 'tempora_refused_total{over="socket",code="bad-request"}')).toBe(1);
    bob.close();
  });
});

describe('the dashboard and the alerts', () => {
  const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'));
  const queries = dashboard.panels.flatMap((panel: { targets: { expr: string }[] }) =>
    panel.targets.map(({ expr }) => expr),
  ) as string[];
  const alerts = [...read('deploy/monitoring/alerts.yaml').matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr);

  test('use metrics that there are', () => {
    expect(queries.length).toBeGreaterThan(15);
    expect(alerts.length).toBeGreaterThan(8);
    for (const expr of [...queries, ...alerts])
      for (const [name] of expr.matchAll(NAME))
        expect([name, documented.has(name) || documented.has(name.replace(/_(bucket|count|sum)$/, ''))]).toEqual([
          name,
          true,
        ]);
  });

  // Where Prometheus is missing there is no such test: a skipped one counts as failed.
  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  if (hasPromtool)
    test('are accepted by Prometheus', () => {
      const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
      const folder = mkdtempSync(join(tmpdir(), 'tempora-'));
      // A dashboard's queries as rules, with its variables filled in.
      const rules = queries.map((expr, i) => ({
        record: `panel:${i}`,
        expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
      }));
      writeFileSync(join(folder, 'panels.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
      const monitoring = join(ROOT, 'deploy/monitoring');
      for (const args of [
        ['check', 'rules', join(folder, 'panels.yaml')],
        ['check', 'rules', join(monitoring, 'alerts.yaml')],
        ['test', 'rules', join(monitoring, 'alerts.test.yaml')],
      ]) {
        const { status, stdout, stderr } = promtool(...args);
        expect([status, stdout, stderr]).toEqual([0, expect.any(String), expect.any(String)]);
      }
      rmSync(folder, { recursive: true });
    });
});
