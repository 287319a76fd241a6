import * as z from 'zod';
import { validationMessages } from './validation-messages';

const maxLength = 100;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/** Makes '２Ｗ' and '2w' the same, and both encodings of 'é'. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFC');

/** Turns "Desk Lamps" into "desk-lamps". Keeps other letters, as in "照明". Empty without letters or digits. */
export function toSlug(latinName: string): string {
  const words = normalize(latinName).replace(separators, '-').replace(/^-|-$/g, '');
  return [...words]
    .slice(0, maxLength)
    .join('')
    .slice(0, maxLength)
    .replace(/-$|[\ud800-\udbff]$/, '');
}

export const slug = z
  .string()
  .trim()
  .normalize('NFKC')
  .max(maxLength)
  .regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u, validationMessages.slug)
  .refine((typed) => typed === normalize(typed), validationMessages.slug)
  .meta({ examples: ['desk-lamps'] });

/** Any case. */
export const slugInPath = z
  .string()
  .transform(normalize)
  .pipe(z.string().regex(/^[\p{L}\p{M}\p{N}-]{1,100}$/u, 'Must be a slug'))
  .meta({ examples: ['microphones'] });
