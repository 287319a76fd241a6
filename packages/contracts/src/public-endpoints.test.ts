import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parkedJobs } from './http/jobs';
import { publicEndpoints } from './public-endpoints';

it('has the calls for the parked jobs of each service', () => {
  const calls = Object.values(parkedJobs).flatMap(({ list, retry, discard }) => [list, retry, discard]);
  expect(publicEndpoints).toEqual(expect.arrayContaining(calls));
});

it('misses no endpoint because its file does not export it', () => {
  const folder = path.join(import.meta.dirname, 'http');
  const hidden = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^const (\w+) = endpoint\(/gm)].map(([, name]) => name),
  );
  expect(hidden).toEqual([]);
});
