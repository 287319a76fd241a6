import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, idParams, languages, line, requiredLine, version } from '../fields';
import { validationMessages } from '../validation-messages';

export const attributeKinds = ['choice', 'number', 'yesNo', 'text'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

export const attributesMax = 200;
const choicesMax = 200;

const otherLanguage = z.enum(languages).exclude(['en']);
const attributeName = requiredLine(1, 100, 'required');
const choiceName = requiredLine(1, 80, 'required');

/** Keeps the choice `id`, else makes a new one. */
const editedChoice = z.strictObject({
  id: id.optional(),
  name: choiceName,
  /** The color that stands for it, as `#rrggbb`. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, validationMessages.color)
    .nullable()
    .default(null),
  translations: z.partialRecord(otherLanguage, choiceName).default({}),
});

const attributeFields = {
  /** The label of the specifications that are its values, in English. */
  name: attributeName,
  kind: z.enum(attributeKinds),
  /** Of a number. */
  unit: line(20).nullable(),
  translations: z.partialRecord(otherLanguage, attributeName),
  /** Of products in these categories; none for all. */
  categoryIds: z
    .array(id)
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length, validationMessages.id_repeated),
  /** Customers filter by it. A text is no filter. */
  isFilter: z.boolean(),
  /** Lowest first. */
  position: z.number().int().min(0).max(9999),
  /** In the order in which they are shown. */
  choices: z.array(editedChoice).max(choicesMax),
};

const checkChoices = (
  { kind, choices }: { kind: AttributeKind; choices: { name: string }[] },
  context: z.RefinementCtx,
) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: choices });
  if (kind === 'choice' && choices.length === 0) refuse(['choices'], validationMessages.choices_missing);
  if (kind !== 'choice' && choices.length > 0) refuse(['choices'], 'Only the kind choice has choices');
  const known = new Set<string>();
  for (const [at, { name }] of choices.entries()) {
    if (known.has(name.toLowerCase())) refuse(['choices', at, 'name'], validationMessages.option_value_twice);
    known.add(name.toLowerCase());
  }
};

export const attributeForm = z.strictObject(attributeFields).superRefine(checkChoices);
export type AttributeForm = z.infer<typeof attributeForm>;

const staffAttribute = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string().nullable(),
  translations: attributeFields.translations,
  categoryIds: z.array(z.number()),
  isFilter: z.boolean(),
  position: z.number(),
  choices: z.array(editedChoice.extend({ id: z.number() })),
  version,
});
export type StaffAttribute = z.infer<typeof staffAttribute>;

const count = z.object({ count: z.number(), hasMore: z.boolean() });

const staffAttributeDetail = staffAttribute.extend({
  /** With the products on sale that have each. */
  choices: z.array(editedChoice.extend({ id: z.number(), products: count })),
  /** Products on sale that have a specification of this name. */
  products: count,
  /** Those whose specification is no value of the attribute. It stays on their page. */
  unread: count,
  /** Some of those. */
  unreadExamples: z.array(z.object({ productId: z.number(), name: z.string(), value: z.string() })),
  /** Products are still being read. */
  isSyncing: z.boolean(),
});
export type StaffAttributeDetail = z.infer<typeof staffAttributeDetail>;

/** In the order of the filters. */
export const listAttributes = endpoint('catalog', 'GET /staff/attributes', {
  summary: 'Lists attributes',
  access: 'staff',
  permission: 'products:read',
  response: z.array(staffAttribute),
});

export const getAttribute = endpoint('catalog', 'GET /staff/attributes/:id', {
  summary: 'Retrieves an attribute',
  access: 'staff',
  permission: 'products:read',
  params: idParams,
  response: staffAttributeDetail,
});

/** What the newest products say, the most common first: labels, and values of each. Without the labels of attributes. */
export const listSpecifications = endpoint('catalog', 'GET /staff/specifications', {
  summary: 'Lists specifications that could become attributes',
  access: 'staff',
  permission: 'products:read',
  response: z.array(z.object({ label: z.string(), products: z.number(), values: z.array(z.string()) })),
});

/** 409 if another attribute has the name, or there are 200. Products with the specification are found within seconds. */
export const createAttribute = endpoint('catalog', 'POST /staff/attributes', {
  summary: 'Creates an attribute',
  access: 'staff',
  permission: 'products:write',
  maxBodyBytes: 256 * 1024,
  statuses: [201],
  body: attributeForm,
  response: staffAttributeDetail,
});

/**
 * 409 if the name is taken, the attribute has changed since `version`, products use it and `kind` is another one, or they
 * use a choice that is missing.
 */
export const updateAttribute = endpoint('catalog', 'PUT /staff/attributes/:id', {
  summary: 'Replaces an attribute',
  access: 'staff',
  permission: 'products:write',
  maxBodyBytes: 256 * 1024,
  params: idParams,
  body: z.strictObject({ ...attributeFields, version }).superRefine(checkChoices),
  response: staffAttributeDetail,
});

/** The specifications of products stay. 409 if the attribute has changed since `version`. */
export const deleteAttribute = endpoint('catalog', 'DELETE /staff/attributes/:id', {
  summary: 'Deletes an attribute',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  query: z.strictObject({ version: idInPath }),
  response: z.undefined(),
});
