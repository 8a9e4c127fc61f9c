export type { Passkey } from './credentials.ts';
export { type Db, isStoreError, StoreError } from './db.ts';
export { DatabaseIntegrity } from './integrity.ts';
export type { Job, NewJob } from './jobs.ts';
export type {
  SeatHolder,
  Status,
  StoredEntry,
  StoredTable,
  TableDoc,
  Usage,
} from './match-rows.ts';
export { botsAt } from './match-rows.ts';
export {
  createStore,
  type DatabaseLocation,
  openCurrentStore,
  openStore,
  openStoreToRead,
  openStoreUnmigrated,
  type Store,
  whyUnusable,
} from './open.ts';
export type { Person, Settings } from './people.ts';
export type { PlayerReport } from './reports.ts';
export type { Session } from './sessions.ts';
