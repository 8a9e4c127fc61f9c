export { type Config, readConfig } from './config.ts';
export { type House, openHouse } from './house.ts';
export { openDoors } from './http/app.ts';
export { runHouse } from './main.ts';
