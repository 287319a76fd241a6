import { dateFormat } from './store-time-zone';

/** With the day and the second, without the year: for what is kept for a few days at most. */
export const secondText = (iso: string, language: string): string =>
  dateFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(iso));

export const momentText = (iso: string, language: string): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** 0.42 → "0.42 ms", 1234 → "1.23 s". */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  return `${ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0)} ms`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** 150,000 → "2 min": in the largest unit that fits, for how long something has lasted. */
export function ageText(ms: number, language: string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(seconds / length));
}

/** "8.875" → "8.875%", and "8,875 %" in German. */
export const percentText = (percent: string | number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(Number(percent) / 100);

/** 10 → "10 minutes". */
export const minutesText = (minutes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

export const timeText = (iso: string, language: string): string =>
  dateFormat(language, { timeStyle: 'short' }).format(new Date(iso));

/** "12,50" → "12.50": what was typed, with a point as decimal mark, as the API takes it. */
export const withDecimalPoint = (typed: string): string => typed.trim().replace(',', '.');

/** Returns true for a whole number of 0 or more; an empty text is none. */
export const isQuantity = (text: string): boolean => /^\d{1,9}$/.test(text.trim());

/** Parses a quantity: a whole number of 0 or more, and 0 for anything else. */
export function quantityFrom(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : 0;
}
