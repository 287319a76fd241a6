import { z } from 'zod';
import { validationMessages } from './validation-messages';

const maxLength = 100;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns the one form of a slug that is compared: '２Ｗ' and '2w' are the same, and so are both encodings of 'é'. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFC');

/**
 * Turns a name into a slug: "Desk Lamps" into "desk-lamps". The caller has put letters into Latin ones where a script has
 * such a form; others stay, as in "照明". Returns an empty string for a name without letters or digits.
 */
export function toSlug(latinName: string): string {
  const words = normalize(latinName).replace(separators, '-').replace(/^-|-$/g, '');
  return [...words]
    .slice(0, maxLength)
    .join('')
    .slice(0, maxLength)
    .replace(/-$|[\ud800-\udbff]$/, '');
}

/** A new slug, as staff type it. */
export const slug = z
  .string()
  .trim()
  .normalize('NFKC')
  .max(maxLength)
  .regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u, validationMessages.slug)
  .refine((typed) => typed === normalize(typed), validationMessages.slug)
  .meta({ examples: ['desk-lamps'] });

/** A slug in an address, which may be typed in upper case. */
export const slugInPath = z
  .string()
  .transform(normalize)
  .pipe(z.string().regex(/^[\p{L}\p{M}\p{N}-]{1,100}$/u, 'Must be a slug'))
  .meta({ examples: ['microphones'] });
