export * as admin from './admin.ts';
export { type Config, readConfig } from './config.ts';
export { databaseIn, whoHas } from './folder.ts';
export { adopt, endMatch, replayRunning, type Verdict } from './gate.ts';
export { wasOpenLately } from './hours.ts';
export { type House, openHouse, placeOf, visitHouse } from './house.ts';
export { openDoors } from './http/app.ts';
export { runHouse } from './main.ts';
export {
  Ahead,
  Outdated,
  openStore,
  openStoreAsItIs,
  openStoreToRead,
  type Store,
  Unavailable,
  whyNoHouse,
} from './store/index.ts';
