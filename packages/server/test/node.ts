import { once } from 'node:events';
import { readConfig, runServer } from '@tempora/server';

// One node as a process of its own. It comes in two steps, so that the slow one can be over before the node is needed.
console.log('loaded');
await once(process.stdin, 'data');
console.log(await runServer(readConfig(process.argv.slice(2), process.env), null));
