import type { ProductTranslation } from '@shopwright/contracts/http/products';

export type TranslatedLanguage = ProductTranslation['language'];
export const translatedLanguages: TranslatedLanguage[] = ['es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'];

/** The text typed for a language; an empty one removes its translation. */
export type TranslationDraft = Pick<ProductTranslation, 'name' | 'description'>;
export type TranslationDrafts = Partial<Record<TranslatedLanguage, TranslationDraft>>;

const isBlank = ({ name, description }: TranslationDraft) => !name.trim() && !description.trim();

export function getDraft(
  stored: readonly ProductTranslation[],
  drafts: TranslationDrafts,
  language: TranslatedLanguage,
) {
  return drafts[language] ?? stored.find((row) => row.language === language) ?? { name: '', description: '' };
}

/** All translations as they are to be stored. The specifications of a language are kept as they were. */
export function mergeTranslations(
  stored: readonly ProductTranslation[],
  drafts: TranslationDrafts,
): ProductTranslation[] {
  return translatedLanguages.flatMap((language) => {
    const { name, description } = getDraft(stored, drafts, language);
    if (isBlank({ name, description })) return [];
    return [{ language, name, description, specs: stored.find((row) => row.language === language)?.specs ?? [] }];
  });
}

/** A language of which only half was typed. */
export const halfTranslated = (rows: readonly ProductTranslation[]): TranslatedLanguage | undefined =>
  rows.find(({ name, description }) => !name.trim() || !description.trim())?.language;
