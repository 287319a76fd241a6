import { expect, it } from 'vitest';
import { isInBounds, marginFrom } from './import-products-page';

it.each([
  ['45', 45],
  ['', 30],
  ['lots', 30],
  ['0', 0],
])('%j typed as a margin is %i', (text, margin) => {
  expect(marginFrom(text)).toBe(margin);
});

it('margins run from 10 to 200', () => {
  expect([9, 10, 200, 201].map(isInBounds)).toEqual([false, true, true, false]);
});
