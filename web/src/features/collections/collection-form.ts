import { decimal, line, text } from '@shopwright/contracts/fields';
import {
  type CollectionForm,
  type CollectionRule,
  type CollectionTexts,
  type CollectionTranslations,
  collectionForm,
  collectionRule,
  collectionTranslations,
  type RuleType,
  ruleCondition,
  type StaffCollectionDetail,
} from '@shopwright/contracts/http/collections';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import type { useZodForm } from '../../components/use-zod-form';
import { languages } from '../../i18n/languages';

type TranslatedLanguage = keyof CollectionTranslations;

export const translatedLanguages = languages.filter((code) => code !== 'en') as TranslatedLanguage[];

export const ruleTypes = ['tag', 'price', 'category', 'in-stock', 'on-sale', 'new'] as const satisfies RuleType[];

/** What the fields of every condition hold; its type decides which of them count. */
const condition = z
  .strictObject({
    type: z.enum(ruleTypes),
    tag: z.string(),
    min: z.union([z.literal(''), decimal], validationMessages.amount),
    max: z.union([z.literal(''), decimal], validationMessages.amount),
    categoryId: z.string(),
  })
  .superRefine((values, context) => {
    for (const { path, message } of ruleCondition.safeParse(toCondition(values)).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });
export type ConditionForm = z.infer<typeof condition>;

export const blankCondition: ConditionForm = { type: 'tag', tag: '', min: '', max: '', categoryId: '' };

function toCondition({ type, tag, min, max, categoryId }: ConditionForm): CollectionRule['conditions'][number] {
  if (type === 'tag') return { type, tag: tag.trim() };
  if (type === 'price') return { type, ...(min !== '' && { min }), ...(max !== '' && { max }) };
  if (type === 'category') return { type, categoryId: Number(categoryId) };
  return { type };
}

/** The texts of one language; all empty where it has none. */
const texts = z
  .strictObject({ title: line(100), text: text(2000), seoTitle: line(70), seoDescription: text(300) })
  .refine((values) => values.title !== '' || Object.values(values).every((value) => value === ''), {
    path: ['title'],
    error: validationMessages.required,
  });

const { title, slug, image, isEnabled } = collectionForm.shape;
const { conditions } = collectionRule.shape;

/** The fields that staff fill in: an empty text instead of null, and those of each language. */
export const collectionEditorForm = z
  .strictObject({
    ...texts.shape,
    title,
    slug,
    image: z.literal('').or(image.unwrap()),
    isEnabled,
    texts: z.strictObject(
      Object.fromEntries(translatedLanguages.map((code) => [code, texts])) as Record<TranslatedLanguage, typeof texts>,
    ),
    by: z.enum(['hand', 'rule']),
    products: z.array(z.strictObject({ id: z.number(), name: z.string(), image: z.string(), isOnSale: z.boolean() })),
    match: z.enum(['all', 'any']),
    conditions: z.array(z.custom<ConditionForm>()),
  })
  // The conditions of a collection by hand are not shown.
  .superRefine((form, context) => {
    if (form.by === 'hand') return;
    const isCounted = conditions.safeParse(form.conditions.map(() => ({ type: 'new' })));
    const found = [
      ...(isCounted.error?.issues ?? []),
      ...(z.array(condition).safeParse(form.conditions).error?.issues ?? []),
    ];
    for (const { path, message } of found) {
      context.addIssue({ code: 'custom', path: ['conditions', ...path], message });
    }
  });
export type CollectionFields = ReturnType<typeof useZodForm<typeof collectionEditorForm>>;
export type CollectionEditorForm = z.output<typeof collectionEditorForm>;

const noTexts = { title: '', text: '', seoTitle: '', seoDescription: '' };

export const blankCollection: CollectionEditorForm = {
  ...noTexts,
  slug: '',
  image: '',
  isEnabled: true,
  texts: Object.fromEntries(translatedLanguages.map((code) => [code, noTexts])) as CollectionEditorForm['texts'],
  by: 'hand',
  products: [],
  match: 'all',
  conditions: [blankCondition],
};

const filled = ({ title: name, text: body, seoTitle, seoDescription }: CollectionTexts) => ({
  title: name,
  text: body ?? '',
  seoTitle: seoTitle ?? '',
  seoDescription: seoDescription ?? '',
});

const emptied = (values: typeof noTexts): CollectionTexts => ({
  title: values.title,
  text: values.text || null,
  seoTitle: values.seoTitle || null,
  seoDescription: values.seoDescription || null,
});

export const toForm = (collection: StaffCollectionDetail): CollectionEditorForm => ({
  ...filled(collection),
  slug: collection.slug,
  image: collection.image ?? '',
  isEnabled: collection.isEnabled,
  texts: Object.fromEntries(
    translatedLanguages.map((code) => [code, filled(collection.translations[code] ?? emptied(noTexts))]),
  ) as CollectionEditorForm['texts'],
  by: collection.rule ? 'rule' : 'hand',
  products: collection.products,
  match: collection.rule?.match ?? 'all',
  conditions: collection.rule?.conditions.map((each) => ({
    ...blankCondition,
    ...each,
    categoryId: 'categoryId' in each ? String(each.categoryId) : '',
  })) ?? [blankCondition],
});

export const toRule = ({
  match,
  conditions: typed,
}: Pick<CollectionEditorForm, 'match' | 'conditions'>): CollectionRule => ({
  match,
  conditions: typed.map(toCondition),
});

export const toEdit = (form: CollectionEditorForm): CollectionForm => ({
  ...emptied(form),
  slug: form.slug,
  image: form.image || null,
  isEnabled: form.isEnabled,
  translations: collectionTranslations.parse(
    Object.fromEntries(
      translatedLanguages.flatMap((code) => (form.texts[code].title === '' ? [] : [[code, emptied(form.texts[code])]])),
    ),
  ),
  products:
    form.by === 'rule' ? { by: 'rule', rule: toRule(form) } : { by: 'hand', ids: form.products.map(({ id }) => id) },
});
