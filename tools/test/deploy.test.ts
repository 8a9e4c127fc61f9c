import { spawnSync } from 'node:child_process';
import { readConfig } from '@tempora/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from '../lib/files.ts';
import { ROOT } from './installed.ts';

/** Every variable of the environment that a server reads. */
const known = new Set(
  [...read(ROOT, 'packages/server/src/config.ts').matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g)].map(([name]) => name),
);
/** Those that are not ours: Node's, and what the files of this folder use themselves. */
const others = ['NODE_ENV'];

function unknown(names: readonly string[]): string[] {
  return names.filter((name) => !known.has(name) && !others.includes(name));
}

/** A test with a program that few machines have. Where it is missing there is no such test: a skipped one counts as failed. */
function itWith([program = '', ...args]: readonly string[]) {
  const isThere = spawnSync(program, args).status === 0;
  return (title: string, prove: () => void) => {
    if (isThere) it(title, prove);
  };
}

interface Service {
  environment?: Record<string, string>;
  healthcheck?: object;
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
}

describe('the compose file', () => {
  const env = { TEMPORA_HOST: 'play.example.org', POSTGRES_PASSWORD: 'secret' };
  const text = read(ROOT, 'deploy/compose.yaml').replace(/\$\{(\w+):\?\}/g, (_, name: keyof typeof env) => env[name]);
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const nodes = ['node1', 'node2'].map((name) => services[name] as Service);

  it('gives both nodes settings that a server knows and accepts', () => {
    for (const { environment = {} } of nodes) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      expect(readConfig([], environment)).toMatchObject({
        publicUrl: 'https://play.example.org',
        proxies: 1,
        databaseUrl: 'postgres://tempora:secret@postgres/tempora',
        redisUrl: 'redis://redis:6379',
      });
    }
  });

  it('starts them after the database and Redis, with nothing to write to', () => {
    for (const { depends_on, read_only } of nodes) {
      expect(read_only).toBe(true);
      expect(Object.keys(depends_on ?? {})).toEqual(['postgres', 'redis']);
      for (const name of Object.keys(depends_on ?? {})) expect(services[name]?.healthcheck, name).toBeDefined();
    }
  });

  it('has a proxy that sends people to the nodes, where they listen', () => {
    const port = /\bPORT=(\d+)/.exec(read(ROOT, 'deploy/Containerfile'))?.[1];
    const upstreams = /reverse_proxy (.*) \{/.exec(read(ROOT, 'deploy/Caddyfile'))?.[1]?.split(' ');
    expect(upstreams).toEqual(['node1', 'node2'].map((name) => `${name}:${port}`));
  });

  itWith(['docker', 'compose', 'version'])('is accepted by docker compose', () => {
    const args = ['compose', '-f', 'deploy/compose.yaml', 'config', '--quiet'];
    const { status, stderr } = spawnSync('docker', args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

itWith(['caddy', 'version'])('the configuration of the proxy is accepted by Caddy', () => {
  const args = ['adapt', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile', '--validate'];
  const env = { ...process.env, TEMPORA_HOST: 'play.example.org' };
  const { status, stderr } = spawnSync('caddy', args, { cwd: ROOT, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
});

describe('the service for systemd', () => {
  const unit = read(ROOT, 'deploy/tempora.service');
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

  it('starts the program the package brings, with settings a server knows', () => {
    const { bin } = JSON.parse(read(ROOT, 'package.json')) as { bin: { tempora: string } };
    expect(values('ExecStart')).toEqual([expect.stringMatching(new RegExp(`/tempora/${bin.tempora} serve$`))]);
    const settings = values('Environment').flatMap((line) => line.split(' '));
    expect(unknown(settings.map((setting) => setting.split('=')[0] as string))).toEqual([]);
    // The one folder it may write to is the one it is configured to use.
    expect(settings).toContain(`TEMPORA_DATA=/var/lib/${values('StateDirectory')[0]}`);
  });

  itWith(['systemd-analyze', '--version'])('is accepted by systemd, which finds little exposed', () => {
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: ROOT, encoding: 'utf8' });
    const units = ['tempora.service', 'tempora-backup.service', 'tempora-backup.timer'].map((name) => `deploy/${name}`);
    const { status, stderr } = analyze('verify', ...units);
    expect([status, stderr]).toEqual([0, '']);
    const exposure = analyze('security', '--offline=true', '--threshold=20', 'deploy/tempora.service');
    // Older versions cannot tell without a running systemd.
    if (/Overall exposure/.test(exposure.stdout)) expect(exposure.status).toBe(0);
  });
});

describe('the container', () => {
  const file = read(ROOT, 'deploy/Containerfile');

  it('runs as an unprivileged user, has a health check, and keeps its data in a volume', () => {
    const last = file.slice(file.lastIndexOf('\nFROM '));
    expect(last).toMatch(/\nUSER node\n/);
    expect(last).toMatch(/\nVOLUME \/data\n/);
    expect(last).toMatch(/\nSTOPSIGNAL SIGTERM\n/);
    expect(last).toMatch(/\nHEALTHCHECK .* CMD \["node", /);
    const [, names = ''] = /\nENV (.*)/.exec(last) ?? [];
    expect(unknown(names.split(' ').map((setting) => setting.split('=')[0] as string))).toEqual([]);
  });
});
