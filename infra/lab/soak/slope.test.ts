import { expect, it } from 'vitest';
import { slopePerHour } from './slope';

const points = (valueAt: (hours: number) => number) =>
  Array.from({ length: 61 }, (_, minute) => ({ hours: minute / 60, value: valueAt(minute / 60) }));

it('is the growth in an hour', () => {
  expect(slopePerHour(points((hours) => 100 + 7 * hours))).toBeCloseTo(7);
});

it('is about zero for a saw, such as memory that is collected', () => {
  expect(Math.abs(slopePerHour(points((hours) => 100 + ((hours * 60) % 6))))).toBeLessThan(1);
});

it.each([[[]], [[{ hours: 1, value: 5 }]]])('is zero for %j', (few) => {
  expect(slopePerHour(few)).toBe(0);
});
