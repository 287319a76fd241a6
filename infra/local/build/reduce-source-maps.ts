import { readFileSync, writeFileSync } from 'node:fs';
import { linesOfOwnCode } from './source-maps';

/**
 * Reduces the source maps that are named. Node keeps the maps of all code that a process loads, and makes an array of each
 * mapping for the first stack that it writes: 30 MiB for a server with its packages. It is a process of its own, as decoding
 * takes 300 MiB that the supervisor would keep.
 */
for (const file of process.argv.slice(2)) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(linesOfOwnCode(map)));
}
