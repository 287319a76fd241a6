import { expect, it } from 'vitest';
import { savedPercent } from './saved-percent';

it.each([
  [2000, '25.00', 20],
  [1999, '25.00', 20],
  [2001, '25.00', 19],
  [2499, '25.00', 0],
  [1, '999999.99', 99],
  [2500, '25.00', undefined],
  [2501, '25', undefined],
  [2500, null, undefined],
  [2500, 'old', undefined],
  [2500, undefined, undefined],
])('%i cents instead of %s save %s percent', (cents, compareAt, percent) => {
  expect(savedPercent(cents, compareAt)).toBe(percent);
});
