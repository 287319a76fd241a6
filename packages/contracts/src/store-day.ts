type Day = string;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  // Newer engines accept "+02:00", which has no summer time.
  if (!/^[A-Za-z][\w+\-/]*$/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the default zone of a store. */
export function getServerTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

export const toStoreDay = (moment: Date, timeZone: string): Day => toDay(toWallMs(moment.getTime(), timeZone));

export const toStoreHour = (moment: Date, timeZone: string): number =>
  new Date(toWallMs(moment.getTime(), timeZone)).getUTCHours();

/** Returns a time such as "2026-11-28T09:30:00+01:00". */
export function toStoreTime(moment: Date, timeZone: string): string {
  const wallMs = toWallMs(moment.getTime(), timeZone);
  const minutes = Math.round((wallMs - moment.getTime()) / 60_000);
  const part = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${part(Math.abs(minutes) / 60)}:${part(Math.abs(minutes) % 60)}`;
  return `${new Date(wallMs).toISOString().slice(0, -5)}${offset}`;
}

/** Finds the first moment: not every day begins at midnight, and a zone may leave one out. */
export function startOfStoreDay(day: Day, timeZone: string): Date {
  const wallMs = Date.parse(`${day}T00:00:00Z`);
  const hasBegun = (ms: number) => toDay(toWallMs(ms, timeZone)) >= day;
  const guessMs = wallMs - offsetMs(wallMs - offsetMs(wallMs, timeZone), timeZone);
  if (hasBegun(guessMs) && !hasBegun(guessMs - 1)) return new Date(guessMs);
  // No zone is further from UTC.
  let [before, from] = [wallMs - dayMs, wallMs + dayMs];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (hasBegun(middle)) from = middle;
    else before = middle;
  }
  return new Date(from);
}

export const addDays = (day: Day, days: number): Day => toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Keeps the local time. */
export function addStoreDays(moment: Date, days: number, timeZone: string): Date {
  const wallMs = toWallMs(moment.getTime(), timeZone) + days * dayMs;
  return new Date(wallMs - offsetMs(wallMs - offsetMs(wallMs, timeZone), timeZone));
}

const toDay = (wallMs: number): Day => new Date(wallMs).toISOString().slice(0, 10);

const toWallMs = (ms: number, timeZone: string): number => ms + offsetMs(ms, timeZone);

function offsetMs(ms: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(ms);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const wall = new Date(0);
  const isBeforeChrist = parts.some(({ type, value }) => type === 'era' && value === 'BC');
  wall.setUTCFullYear(isBeforeChrist ? 1 - read('year') : read('year'), read('month') - 1, read('day'));
  wall.setUTCHours(read('hour'), read('minute'), read('second'));
  return wall.getTime() - Math.floor(ms / 1000) * 1000;
}

/** Caches formats: making one takes longer than a hundred uses. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, known);
  return known;
}
