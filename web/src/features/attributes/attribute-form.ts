import {
  type AttributeForm,
  attributeForm,
  attributeKinds,
  type StaffAttribute,
} from '@shopwright/contracts/http/attributes';
import * as z from 'zod';
import type { useZodForm } from '../../components/use-zod-form';
import { languages } from '../../i18n/languages';

type TranslatedLanguage = keyof AttributeForm['translations'];

export const translatedLanguages = languages.filter((code) => code !== 'en') as TranslatedLanguage[];

/** In each other language; empty where there is none. */
const names = z.strictObject(
  Object.fromEntries(translatedLanguages.map((code) => [code, z.string()])) as Record<TranslatedLanguage, z.ZodString>,
);
type Names = z.infer<typeof names>;

const fields = z.strictObject({
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string(),
  translations: names,
  categoryIds: z.array(z.number()),
  isFilter: z.boolean(),
  position: z.number(),
  hasColors: z.boolean(),
  choices: z.array(
    z.strictObject({ id: z.number().optional(), name: z.string(), color: z.string().nullable(), translations: names }),
  ),
});
export type AttributeEditorForm = z.infer<typeof fields>;

/** The fields that staff fill in, which have the names of those that are sent. */
export const attributeEditorForm = fields.superRefine((form, context) => {
  for (const { path, message } of attributeForm.safeParse(toEdit(form)).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});
export type AttributeFields = ReturnType<typeof useZodForm<typeof attributeEditorForm>>;

const filled = (translations: AttributeForm['translations']): Names =>
  Object.fromEntries(translatedLanguages.map((code) => [code, translations[code] ?? ''])) as Names;

const emptied = (translations: Names): AttributeForm['translations'] =>
  Object.fromEntries(Object.entries(translations).filter(([, name]) => name.trim() !== ''));

export const blankChoice = (name = ''): AttributeEditorForm['choices'][number] => ({
  name,
  color: null,
  translations: filled({}),
});

/** A new one comes after the others. */
export const blankAttribute = (position: number): AttributeEditorForm => ({
  name: '',
  kind: 'choice',
  unit: '',
  translations: filled({}),
  categoryIds: [],
  isFilter: true,
  position,
  hasColors: false,
  choices: [blankChoice()],
});

export const toForm = (attribute: StaffAttribute): AttributeEditorForm => ({
  name: attribute.name,
  kind: attribute.kind,
  unit: attribute.unit ?? '',
  translations: filled(attribute.translations),
  categoryIds: attribute.categoryIds,
  isFilter: attribute.isFilter,
  position: attribute.position,
  hasColors: attribute.choices.some(({ color }) => color !== null),
  choices: attribute.choices.map(({ id, name, color, translations }) => ({
    id,
    name,
    color,
    translations: filled(translations),
  })),
});

/** What belongs to another type is not shown, and not sent. */
export const toEdit = ({ hasColors, ...form }: AttributeEditorForm): AttributeForm => ({
  ...form,
  unit: (form.kind === 'number' && form.unit.trim()) || null,
  translations: emptied(form.translations),
  choices:
    form.kind === 'choice'
      ? form.choices.map(({ color, translations, ...choice }) => ({
          ...choice,
          color: hasColors ? color : null,
          translations: emptied(translations),
        }))
      : [],
});
