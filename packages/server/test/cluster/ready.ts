import { ensureServices } from './services.ts';

/** Before the first test: PostgreSQL and Redis are there, or one sentence says what is missing. */
export function setup(): void {
  ensureServices();
}
