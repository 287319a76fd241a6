import { expect, it } from 'vitest';
import { percentChange, stepText } from './statistics';

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [1, 3, -67],
])('from %i to %i is a change of %i percent', (current, previous, percent) => {
  expect(percentChange(current, previous)).toBe(percent);
});

it.each([
  [5, 0],
  [0, 0],
  [5, null],
  [null, 5],
])('there is no change from %j to %j', (current, previous) => {
  expect(percentChange(current, previous)).toBeUndefined();
});

it('names days and hours in UTC', () => {
  expect(stepText('2026-11-21T00:00:00.000Z', false, 'en')).toBe('Nov 21');
  expect(stepText('2026-11-21T13:00:00.000Z', true, 'de')).toBe('13:00');
});
