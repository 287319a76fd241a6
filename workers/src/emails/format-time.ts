import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import type { EmailContext } from './render-email';

/** Returns the day of a moment in the store's time zone, or in another. */
export const formatDay = (
  time: string,
  { language, store }: EmailContext,
  timeZone: string = store.timeZone ?? defaultTimeZone,
): string => new Date(time).toLocaleDateString(language, { dateStyle: 'medium', timeZone });

/** Returns a moment in the store's time zone, which the text names. */
export const formatMoment = (time: string, { language, store }: EmailContext): string =>
  new Date(time).toLocaleString(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: store.timeZone ?? defaultTimeZone,
    timeZoneName: 'short',
  });
