import { expect, it } from 'vitest';
import { getProgress } from './tracked-order';

it.each([
  ['pending', ['ahead', 'ahead', 'ahead', 'ahead']],
  ['confirmed', ['current', 'ahead', 'ahead', 'ahead']],
  ['shipped', ['done', 'done', 'current', 'ahead']],
  ['delivered', ['done', 'done', 'done', 'done']],
] as const)('%s is %j of the way', (status, states) => {
  expect(getProgress(status).map(({ state }) => state)).toEqual(states);
});
