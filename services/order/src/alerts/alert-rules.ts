import type { AlertName } from '@shopwright/contracts/http/operations-alerts';
import type { AlertRow } from '../db/alert-tables';

const minuteMs = 60_000;
/** The interval at which recipients are reminded of an open alert. */
const remindAfterMs = 24 * 60 * minuteMs;
/** An alert that returns within this time is the same one. The email that all alerts are resolved is sent after it. */
const quietMs = 30 * minuteMs;
/**
 * After the store was away, jobs and comparisons need this long to catch up: the longest wait of a job is six minutes.
 * No alert is raised before.
 */
const settlingMs = 7 * minuteMs;

/** The state of an alert as it is seen now: `count` is 0 if all is well. */
export interface Sighting {
  count: number;
  since: Date;
  /** What the rule looks at, also where it is not yet an alert; `count` without it. */
  value?: number;
}

/** The email that is due. */
type Telling = 'raised' | 'reminder' | undefined;

interface Decision {
  /** The row to store; undefined if it does not change. */
  row: AlertRow | undefined;
  tell: Telling;
}

interface Moment {
  now: Date;
  /** The start of the present period in which the store was checked without a gap. */
  watchedSince: Date;
}

const isAtLeast = (ms: number, from: Date, to: Date): boolean => to.getTime() - from.getTime() >= ms;

/** Decides the next state of an alert. `seen` is undefined if it could not be determined: nothing changes then. */
export function decideAlert(
  name: AlertName,
  row: AlertRow | undefined,
  seen: Sighting | undefined,
  { now, watchedSince }: Moment,
): Decision {
  if (!seen) return { row: undefined, tell: undefined };
  if (seen.count === 0) {
    const isOver = row !== undefined && row.clearedAt === null;
    return { row: isOver ? { ...row, clearedAt: now } : undefined, tell: undefined };
  }
  const isKnown = row !== undefined && !(row.clearedAt && isAtLeast(quietMs, row.clearedAt, now));
  if (!isKnown) {
    if (!isAtLeast(settlingMs, watchedSince, now)) return { row: undefined, tell: undefined };
    const { count, since } = seen;
    return { row: { name, count, since, raisedAt: now, toldAt: now, clearedAt: null }, tell: 'raised' };
  }
  const open = { ...row, count: seen.count, clearedAt: null };
  if (!isAtLeast(remindAfterMs, row.toldAt, now)) return { row: open, tell: undefined };
  return { row: { ...open, toldAt: now }, tell: 'reminder' };
}

/** Returns true if alerts were raised, and all of them have been resolved for long enough to report it. */
export const isAllClear = (rows: readonly AlertRow[], now: Date): boolean =>
  rows.length > 0 && rows.every(({ clearedAt }) => clearedAt !== null && isAtLeast(quietMs, clearedAt, now));
