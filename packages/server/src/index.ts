export * as admin from './admin.ts';
export { type Config, readConfig } from './config.ts';
export { databaseFile, lockHolder } from './data-folder.ts';
export { createApp } from './http/app.ts';
export { runServer } from './main.ts';
export { wasUpRecently } from './match/downtime.ts';
export { adoptRules, checkRunningMatches, endIncompatible, type RulesVerdict } from './match/rules-upgrade.ts';
export { connectAsAdmin, createServer, databaseLocation, type GameServer } from './server.ts';
export {
  isStoreError,
  openStore,
  openStoreToRead,
  openStoreUnmigrated,
  type Store,
  whyUnusable,
} from './store/index.ts';
