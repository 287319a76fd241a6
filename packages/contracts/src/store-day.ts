/** A day of the calendar, such as "2026-11-28". */
type Day = string;

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns whether this is the IANA name of a time zone, such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  // Newer engines take offsets such as "+02:00" as well, which know no summer time.
  if (!/^[A-Za-z][\w+\-/]*$/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the time zone of this process, which is that of a store until its owner chooses another. */
export function getServerTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Returns the day on which a moment is in a time zone. */
export const toStoreDay = (moment: Date, timeZone: string): Day => toDay(toWallMs(moment.getTime(), timeZone));

/** Returns the hour of the day, from 0 to 23, in which a moment is in a time zone. */
export const toStoreHour = (moment: Date, timeZone: string): number =>
  new Date(toWallMs(moment.getTime(), timeZone)).getUTCHours();

/** Returns a moment as the clocks of a time zone show it, such as "2026-11-28T09:30:00+01:00". */
export function toStoreTime(moment: Date, timeZone: string): string {
  const wallMs = toWallMs(moment.getTime(), timeZone);
  const minutes = Math.round((wallMs - moment.getTime()) / 60_000);
  const part = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${part(Math.abs(minutes) / 60)}:${part(Math.abs(minutes) % 60)}`;
  return `${new Date(wallMs).toISOString().slice(0, -5)}${offset}`;
}

/** Returns the first moment of a day in a time zone. Not every day begins at midnight, and a zone may leave one out. */
export function startOfStoreDay(day: Day, timeZone: string): Date {
  const wallMs = Date.parse(`${day}T00:00:00Z`);
  const hasBegun = (ms: number) => toDay(toWallMs(ms, timeZone)) >= day;
  const guessMs = wallMs - offsetMs(wallMs - offsetMs(wallMs, timeZone), timeZone);
  if (hasBegun(guessMs) && !hasBegun(guessMs - 1)) return new Date(guessMs);
  // No zone is further from UTC than that.
  let [before, from] = [wallMs - dayMs, wallMs + dayMs];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (hasBegun(middle)) from = middle;
    else before = middle;
  }
  return new Date(from);
}

/** Returns the day that many days later, or earlier. */
export const addDays = (day: Day, days: number): Day => toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Returns the moment that many days later, or earlier, at which the clocks of the time zone show the same time. */
export function addStoreDays(moment: Date, days: number, timeZone: string): Date {
  const wallMs = toWallMs(moment.getTime(), timeZone) + days * dayMs;
  return new Date(wallMs - offsetMs(wallMs - offsetMs(wallMs, timeZone), timeZone));
}

const toDay = (wallMs: number): Day => new Date(wallMs).toISOString().slice(0, 10);

/** Returns what the clocks of a time zone show, as if they were in UTC. */
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

/** Makes one format for each zone: making one takes longer than a hundred uses. */
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
