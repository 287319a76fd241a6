import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../chaos/random';
import { copyTree } from './copy-tree';
import { mutations } from './mutations';
import { type Mutation, runMutation, runUnmutated } from './run-mutation';

// The short version of `npm run mutants`: two mistakes that need no database, others each day.

const dayMs = 24 * 3_600_000;
const sample = createRandom(Math.floor(Date.now() / dayMs))
  .shuffle(mutations.filter(({ project }) => project === 'unit'))
  .slice(0, 2);
let copy: string;

beforeAll(async () => {
  copy = await copyTree(tmpdir());
  expect(runUnmutated(copy, sample)).toEqual([]);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it.each(sample)('a test notices: $name', async (mutation) => {
  expect(await runMutation(copy, mutation)).toBe(true);
});

it('a change that is no mistake is not called one', async () => {
  const [first] = sample as [Mutation];
  const same = { ...first, replace: `${first.find} /* the same */` };
  expect(await runMutation(copy, same)).toBe(false);
});
