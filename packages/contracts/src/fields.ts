import * as z from 'zod';
import {
  forbiddenCharacters,
  isInvisible,
  lineBreaks,
  lostLetter,
  withoutFormatCharacters,
  withoutPasted,
} from './characters';
import { parseEmail } from './email-address';
import { defaultTaxClass, quantityMax, weightMaxGrams } from './limits';
import { isDecimal } from './money';
import { toAsciiDigits } from './spreadsheet-numbers';
import { atMostMessage, type ValidationCode, validationMessages } from './validation-messages';

/** Postgres's integer. */
export const maxInteger = 2_147_483_647;

const cleanText = (max: number, lineBreak: string) =>
  z
    .string()
    .overwrite((value) => withoutPasted(value, lineBreak))
    .max(max, atMostMessage(max))
    .refine((value) => !forbiddenCharacters.test(value), validationMessages.characters)
    .refine((value) => !value.includes(lostLetter), validationMessages.lost_letter)
    .trim();

export const text = (max: number) => cleanText(max, '\n');

/** Accepts a number or code in the digits of any script. */
export const copiedCode = () =>
  z.string().overwrite((value) => toAsciiDigits(withoutFormatCharacters(value).normalize('NFKC')).trim());

export const line = (max: number) =>
  cleanText(max, ' ').refine((value) => !lineBreaks.test(value), validationMessages.characters);

type Text = ReturnType<typeof text>;

/** Demands at least `min` characters after trimming, and a visible one. */
const required = (field: Text, min: number, code: ValidationCode) =>
  field.refine((value) => [...value].length >= min && !(min > 0 && isInvisible(value)), validationMessages[code]);

export const requiredText = (min: number, max: number, code: ValidationCode) => required(text(max), min, code);

export const requiredLine = (min: number, max: number, code: ValidationCode) => required(line(max), min, code);

export const email = () =>
  z
    .string()
    .transform((typed, context) => {
      const { email, fault } = parseEmail(typed);
      if (email !== undefined) return email;
      context.addIssue({ code: 'custom', message: validationMessages[fault], input: typed });
      return z.NEVER;
    })
    .meta({ format: 'email', examples: ['ada@example.com'] });

/** No email reaches these (RFC 6761). Erased addresses end in `.invalid`. */
const reserved = /\.(invalid|localhost|test)$/i;

/** Accepts an address that can receive email. */
export const reachableEmail = () => email().refine((value) => !reserved.test(value), validationMessages.email);

export const decimal = z
  .string()
  .refine(isDecimal, validationMessages.amount)
  .meta({ examples: ['249.00'] });

/** A class of the selling settings. A product may keep one that was deleted. */
export const taxClassId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'Must be the id of a tax class, such as standard')
  .meta({ examples: [defaultTaxClass] });

export const weightGrams = z
  .number()
  .int(validationMessages.whole_number)
  .min(0, validationMessages.not_negative)
  .max(weightMaxGrams, validationMessages.weight);

export const quantity = z.number().int().min(1).max(quantityMax);

/** Accepts only digits: "1e3", "+1" and "0x1" are not ids. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Must be an id')
  .transform(Number)
  .refine((id) => id <= maxInteger, 'Must be an id')
  .meta({ examples: ['1'] });

export const idParams = z.strictObject({ id: idInPath });

export const id = z.number().int().min(1).max(maxInteger);

export const version = z.number().int().min(1).max(maxInteger);

/** ISO 8601. */
export const timestamp = z.iso.datetime({ offset: true });

export const sentTimestamp = timestamp.refine(
  (time) => time >= '1900-01-01' && time <= '2999-12-31',
  'Must be a time from 1900 to 2999',
);

/** A day that JavaScript and Postgres read alike, such as 2026-11-22. */
export const calendarDay = z.iso
  .date({ error: 'Must be a date such as 2026-11-22', abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', 'Must be a date from 1900 to 2999');

const ownImage = /^\/(images|uploads)(\/[\w-][\w.-]*)+$/;

/** Accepts an image of the store (`/images/…`, `/uploads/…`) or an https address. */
export const image = (message = validationMessages.image) =>
  z
    .string()
    .trim()
    .max(2048, message)
    .refine((value) => ownImage.test(value) || isHttpsUrl(value), message)
    // Stores it as browsers read it, so that no quote or line break reaches a page.
    .transform((value) => (ownImage.test(value) ? value : new URL(value).href))
    .refine((value) => value.length <= 2048, message);

export function isHttpsUrl(value: string): boolean {
  const url = URL.parse?.(value) ?? parseUrl(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

/** "true" or absent. */
export const flagInQuery = z
  .literal('true')
  .transform(() => true)
  .optional();

export const limitInQuery = (max: number) =>
  z
    .string()
    .refine((value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= max, `Must be 1 to ${max}`)
    .meta({ description: `Maximum number of rows on a page: 1 to ${max}.`, examples: ['20'] })
    .transform(Number)
    .optional();

export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

export const language = z.enum(languages);
