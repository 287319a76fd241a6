import * as z from 'zod';
import { line } from './fields';
import { validationMessages } from './validation-messages';

export const tagsMax = 50;
const tagMaxLength = 40;

/** Tags are written in one cell or field, so that none contains what separates them. */
const separators = /[,،、，;；\n]/;

/** Tags are the same in upper and lower case. */
export const tagKey = (tag: string): string => tag.normalize('NFC').toLowerCase();

export const tag = line(tagMaxLength).refine(
  (value) => value !== '' && !separators.test(value),
  validationMessages.tag,
);

/** What staff call a product by, in their own order and case. */
export const tags = z
  .array(tag)
  .max(tagsMax, validationMessages.tags_max)
  .refine((list) => new Set(list.map(tagKey)).size === list.length, validationMessages.tag_repeated);

/** Returns the tags without those that are the same as an earlier one. */
export function uniqueTags(list: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const each of list) if (!byKey.has(tagKey(each))) byKey.set(tagKey(each), each);
  return [...byKey.values()];
}

/** Reads the tags of a cell or field, "Summer, Gift": each once. */
export const splitTags = (text: string): string[] =>
  uniqueTags(
    text
      .split(separators)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

export const joinTags = (list: readonly string[]): string => list.join(', ');
