import type { Language } from '@shopwright/contracts/fields';
import * as z from 'zod';
import { inEachLanguage } from '../../lib/in-each-language';

const text = z.string();
export const namesForm = z.strictObject(inEachLanguage(() => text));

export const toNames = (names: Partial<Record<Language, string>>): Record<Language, string> =>
  inEachLanguage((code) => names[code] ?? '');

export const givenNames = (names: Record<Language, string>): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));

/** Undefined for an empty field. */
export const given = (typed: string): string | undefined => typed.trim() || undefined;

/** Undefined for an empty field; NaN, which no schema accepts, for what is no whole number. */
export function wholeNumber(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  return /^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** "1.5" kilograms are 1500. NaN for what is no weight. */
export function gramsFromKilograms(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  return /^-?\d{1,6}(\.\d{1,6})?$/.test(typed.trim()) ? Math.round(Number(typed) * 1000) : Number.NaN;
}
