import { dateFormat } from '../../lib/store-time-zone';

/** Returns the change in whole percent; undefined where there is nothing to compare with. */
export function percentChange(current: number | null, previous: number | null): number | undefined {
  if (current === null || previous === null || previous === 0) return undefined;
  return Math.round(((current - previous) / previous) * 100);
}

/** The name of an hour, or of a day, as the server counts them: in the store's time zone. */
export const stepText = (startsAt: string, isHour: boolean, language: string): string =>
  dateFormat(language, isHour ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' }).format(
    new Date(startsAt),
  );
