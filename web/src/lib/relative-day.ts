const dayMs = 86_400_000;

/** What came today has not waited. */
export const isDayOld = (iso: string, now = Date.now()): boolean => now - Date.parse(iso) >= dayMs;

/** Returns "in 2 days", "today" or "3 days ago". A deadline is never said to be further away than it is. */
export function relativeDay(iso: string, language: string, now = Date.now()): string {
  const days = (Date.parse(iso) - now) / dayMs;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(Math.trunc(days) || 0, 'day');
}
