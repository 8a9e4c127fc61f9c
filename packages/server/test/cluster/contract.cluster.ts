import postgres from 'postgres';
import { afterAll } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { keepsTheContract } from '../store/contract.ts';
import { type Services, startServices } from './services.ts';

let services: Services | undefined;
afterAll(() => services?.close());

let empty = 0;
keepsTheContract('PostgreSQL', async () => {
  services = await startServices();
  const { url } = services.postgres;
  return {
    open: () => openStore({ url }),
    async openEmpty() {
      const name = `empty_${++empty}`;
      const admin = postgres(url, { max: 1 });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      const other = new URL(name, url).href;
      return [openPostgres(other), openPostgres(other)];
    },
  };
});
