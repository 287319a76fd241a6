import { describe, expect, it } from 'vitest';
import type { AlertRow } from '../db/alert-tables';
import { decideAlert, isAllClear } from './alert-rules';

const minuteMs = 60_000;
const start = Date.parse('2026-11-22T10:00:00Z');
const at = (minutes: number) => new Date(start + minutes * minuteMs);
const watchedSince = at(-600);
const bad = { count: 2, since: at(-5) };
const fine = { count: 0, since: at(0) };
const open: AlertRow = { name: 'payments', ...bad, raisedAt: at(0), toldAt: at(0), clearedAt: null };

const decide = (row: AlertRow | undefined, seen: typeof bad | undefined, minutes: number, watched = watchedSince) =>
  decideAlert('payments', row, seen, { now: at(minutes), watchedSince: watched });

describe('decideAlert', () => {
  it('raises an alert and tells of it', () => {
    expect(decide(undefined, bad, 0)).toEqual({ row: open, tell: 'raised' });
  });

  it('raises nothing where all is well, or where it is not known', () => {
    expect(decide(undefined, fine, 0)).toEqual({ row: undefined, tell: undefined });
    expect(decide(undefined, undefined, 0)).toEqual({ row: undefined, tell: undefined });
  });

  it('raises nothing until the store has had seven minutes to catch up', () => {
    expect(decide(undefined, bad, 6.9, at(0)).row).toBeUndefined();
    expect(decide(undefined, bad, 7, at(0)).tell).toBe('raised');
  });

  it('keeps an open alert open without another email, with the number of now', () => {
    expect(decide(open, { count: 5, since: at(3) }, 4)).toEqual({ row: { ...open, count: 5 }, tell: undefined });
  });

  it('reminds after a day, and after another', () => {
    const day = 24 * 60;
    expect(decide(open, bad, day - 1).tell).toBeUndefined();
    const { row, tell } = decide(open, bad, day);
    expect([tell, row?.toldAt]).toEqual(['reminder', at(day)]);
    expect(decide(row, bad, 2 * day - 1).tell).toBeUndefined();
    expect(decide(row, bad, 2 * day).tell).toBe('reminder');
  });

  it('reminds also right after the store was away', () => {
    expect(decide(open, bad, 24 * 60, at(24 * 60)).tell).toBe('reminder');
  });

  it('notes when an alert is over, once', () => {
    const { row, tell } = decide(open, fine, 8);
    expect([row, tell]).toEqual([{ ...open, clearedAt: at(8) }, undefined]);
    expect(decide(row, fine, 9).row).toBeUndefined();
  });

  it('leaves an open alert as it is while it is not known', () => {
    expect(decide(open, undefined, 24 * 60)).toEqual({ row: undefined, tell: undefined });
  });

  it('continues an alert that returns within half an hour, without an email', () => {
    const cleared = { ...open, clearedAt: at(8) };
    expect(decide(cleared, { count: 1, since: at(30) }, 37)).toEqual({ row: { ...open, count: 1 }, tell: undefined });
  });

  it('raises an alert again that returns later', () => {
    const cleared = { ...open, clearedAt: at(8) };
    const again = { count: 1, since: at(38) };
    expect(decide(cleared, again, 38)).toEqual({
      row: { name: 'payments', ...again, raisedAt: at(38), toldAt: at(38), clearedAt: null },
      tell: 'raised',
    });
  });
});

describe('isAllClear', () => {
  const over = (minutes: number): AlertRow => ({ ...open, clearedAt: at(minutes) });

  it('is true once the last alert has been over for half an hour', () => {
    expect(isAllClear([over(0), over(5)], at(34))).toBe(false);
    expect(isAllClear([over(0), over(5)], at(35))).toBe(true);
  });

  it('is false while one is open, and where there was none', () => {
    expect(isAllClear([over(0), open], at(600))).toBe(false);
    expect(isAllClear([], at(600))).toBe(false);
  });
});
