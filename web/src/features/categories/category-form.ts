import { text } from '@shopwright/contracts/fields';
import { type CategoryTranslation, editedCategory, type StaffCategory } from '@shopwright/contracts/http/categories';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { languages } from '../../i18n/languages';
import { featureTexts, toFeatureLists, toFeatureTexts } from '../../lib/feature-lines';

type TranslatedLanguage = CategoryTranslation['language'];

export const translatedLanguages = languages.filter((code) => code !== 'en') as TranslatedLanguage[];

/** The texts of one language; both empty where it has none. A description alone would have no name above it. */
const texts = z
  .strictObject({ name: text(100), description: text(1000) })
  .refine(({ name, description }) => [...name].length >= 2 || (name === '' && description === ''), {
    path: ['name'],
    error: validationMessages.name_min,
  });

const { name, slug, isHidden, image } = editedCategory.shape;

/** The fields that staff fill in: an empty text instead of null, and a pair of fields for each language. */
export const categoryEditorForm = z.strictObject({
  name,
  slug,
  /** An id, or empty at the top. */
  parentId: z.string(),
  description: text(1000),
  image: z.literal('').or(image.unwrap()),
  isHidden,
  features: featureTexts,
  texts: z.strictObject(
    Object.fromEntries(translatedLanguages.map((code) => [code, texts])) as Record<TranslatedLanguage, typeof texts>,
  ),
});

type CategoryEditorForm = z.output<typeof categoryEditorForm>;

export const toForm = (category: StaffCategory): CategoryEditorForm => ({
  name: category.name,
  slug: category.slug,
  parentId: String(category.parentId ?? ''),
  description: category.description ?? '',
  image: category.image ?? '',
  isHidden: category.isHidden,
  features: toFeatureTexts(category.features),
  texts: Object.fromEntries(
    translatedLanguages.map((code) => {
      const stored = category.translations.find(({ language }) => language === code);
      return [code, { name: stored?.name ?? '', description: stored?.description ?? '' }];
    }),
  ) as CategoryEditorForm['texts'],
});

export const toEdit = (form: CategoryEditorForm, version: number): z.input<typeof editedCategory> => {
  const { texts: typed, ...rest } = form;
  return {
    ...rest,
    parentId: form.parentId === '' ? null : Number(form.parentId),
    description: form.description || null,
    image: form.image || null,
    features: toFeatureLists(form.features),
    translations: translatedLanguages.flatMap((language) => {
      const { name: translated, description } = typed[language];
      return translated === '' ? [] : [{ language, name: translated, description: description || null }];
    }),
    version,
  };
};
