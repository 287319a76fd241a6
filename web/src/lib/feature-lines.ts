import { type Language, languages } from '@shopwright/contracts/fields';
import { type FeatureLists, featureLists } from '@shopwright/contracts/http/storefront';
import * as z from 'zod';
import { inEachLanguage } from './in-each-language';

const list = featureLists.valueType;
const toLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

const lines = z.string().superRefine((text, context) => {
  const parsed = list.safeParse(toLines(text));
  if (!parsed.success) context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? '' });
});

/** Features as forms have them: a text for each language, a feature on each line. */
export const featureTexts = z.strictObject(inEachLanguage(() => lines));

export const toFeatureTexts = (lists: FeatureLists): Record<Language, string> =>
  inEachLanguage((code) => (lists[code] ?? []).join('\n'));

export const toFeatureLists = (texts: Record<Language, string>): FeatureLists =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const found = toLines(texts[code]);
      return found.length === 0 ? [] : [[code, found]];
    }),
  );
