const minute = 60;
const hour = 60 * minute;

/** Seconds after each failed attempt: three days in all, as Standard Webhooks recommends. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

export const attemptsMax = waits.length + 1;

/** Returns undefined after the last attempt. Spreads endpoints of one host by a tenth. */
export function waitMsAfter(attempts: number, random = Math.random()): number | undefined {
  const seconds = waits[attempts - 1];
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (1 + random / 10));
}

/** An endpoint that fails for so long is paused. */
export const pausedAfterMs = 5 * 24 * hour * 1000;

/** After a rotation, both secrets sign for so long. */
export const secretOverlapMs = 24 * hour * 1000;

/** Longer than an attempt and the report of it take. */
export const leaseMs = 60_000;

export const keptDays = 30;
