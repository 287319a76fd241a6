import { expect, it } from 'vitest';
import { membership } from './rewards';

it.each([
  [0, false, 0, 100_000],
  [99_999, false, 99_999, 1],
  [100_000, true, 100_000, 0],
  [250_000, true, 100_000, 0],
])('with %i cents spent', (spentCents, isPlatinum, reachedCents, missingCents) => {
  expect(membership(spentCents)).toEqual({ isPlatinum, goalCents: 100_000, reachedCents, missingCents });
});
