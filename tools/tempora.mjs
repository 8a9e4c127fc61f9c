#!/usr/bin/env node
// `npx tempora …` is `npm run tempora -- …`.
process.argv.splice(2, 0, 'tempora');
await import('./launch.mjs');
