import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';

let timeZone: string = defaultTimeZone;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time zone of the store, in which all dates are shown, whichever zone the browser is in. */
export const getTimeZone = (): string => timeZone;

/** Sets the zone before anything that shows a date is rendered. A zone that this browser does not know is left out. */
export function setTimeZone(name: string = defaultTimeZone): void {
  if (name === timeZone) return;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    timeZone = name;
  } catch {
    timeZone = defaultTimeZone;
  }
}

/** Returns one formatter per locale and options, in the store's time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, known);
  return known;
}
