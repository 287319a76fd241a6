import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../local/paths';
import { mutations } from './mutations';

it('has at least 25 mistakes with names of their own', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  expect(mutations.length).toBeGreaterThanOrEqual(25);
});

it.each(mutations)('$name: still applies to the code, and its tests exist', ({ file, find, replace, tests }) => {
  expect(readFileSync(fromRoot(file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(tests.split(' ').filter((test) => !existsSync(fromRoot(test)))).toEqual([]);
});
