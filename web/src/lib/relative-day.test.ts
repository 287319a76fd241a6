import { expect, it } from 'vitest';
import { relativeDay } from './relative-day';

const now = Date.parse('2026-11-28T12:00:00Z');

it.each([
  ['2026-12-01T11:00:00Z', 'in 2 days'],
  ['2026-11-29T13:00:00Z', 'tomorrow'],
  ['2026-11-28T20:00:00Z', 'today'],
  ['2026-11-28T02:00:00Z', 'today'],
  ['2026-11-25T11:00:00Z', '3 days ago'],
])('%s is %s', (iso, text) => {
  expect(relativeDay(iso, 'en', now)).toBe(text);
});
