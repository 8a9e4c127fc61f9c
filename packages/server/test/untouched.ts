import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

/** Around all tests: none opens the data folder of the checkout, where a server of somebody's may be running. */
export function setup(): () => void {
  const wasThere = existsSync(DATA);
  return () => {
    // Somebody may have started a server meanwhile.
    const isOpened = existsSync(DATA) && !existsSync(join(DATA, 'tempora.pid'));
    if (!isOpened || wasThere) return;
    console.error(`A test has opened ${DATA}; give it a folder of its own.`);
    // Thrown here, it would be printed and forgotten.
    process.exitCode = 1;
  };
}
