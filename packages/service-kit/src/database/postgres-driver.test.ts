import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const builds = {
  esm: fileURLToPath(import.meta.resolve('postgres')),
  cjs: createRequire(import.meta.url).resolve('postgres'),
};

it.each(Object.entries(builds))('the %s build of postgres.js is patched (patches/)', (_name, entry) => {
  const source = readFileSync(path.join(path.dirname(entry), 'connection.js'), 'utf8');
  expect(source).toMatch(/function nextWrite\(fn\) \{\s+if \(socket === null\)/);
});
