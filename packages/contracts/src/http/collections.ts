import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import {
  decimal,
  id,
  idInPath,
  idParams,
  image,
  language,
  languages,
  line,
  requiredLine,
  text,
  version,
} from '../fields';
import { slug, slugInPath } from '../slug';
import { tag } from '../tags';
import { validationMessages } from '../validation-messages';

export const collection = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  /** An image of the store or an https address; null without one. */
  image: z.string().nullable(),
  /** In tabs and for search engines, where they differ from title and text. */
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
});
export type Collection = z.infer<typeof collection>;

/** Those that are on, by title. */
export const listCollections = endpoint('catalog', 'GET /collections', {
  summary: 'Lists collections',
  access: 'public',
  isCached: true,
  query: z.strictObject({ language: language.optional() }),
  response: z.array(collection),
});

/** Finds earlier slugs too; pages redirect to the current one. 404 for a collection that is off. */
export const getCollection = endpoint('catalog', 'GET /collections/:slug', {
  summary: 'Retrieves a collection',
  access: 'public',
  isCached: true,
  params: z.strictObject({ slug: slugInPath }),
  query: z.strictObject({ language: language.optional() }),
  response: collection,
});

const priceRange = z
  .strictObject({ type: z.literal('price'), min: decimal.optional(), max: decimal.optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    path: ['min'],
    message: validationMessages.required,
  })
  .refine(({ min, max }) => min === undefined || max === undefined || Number(min) <= Number(max), {
    path: ['max'],
    message: validationMessages.limit_reversed,
  });

/** What a product must be. A new one is at most 30 days old. */
export const ruleCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tag'), tag }),
  priceRange,
  z.strictObject({ type: z.literal('category'), categoryId: id }),
  z.strictObject({ type: z.literal('in-stock') }),
  z.strictObject({ type: z.literal('on-sale') }),
  z.strictObject({ type: z.literal('new') }),
]);
type RuleCondition = z.infer<typeof ruleCondition>;
export type RuleType = RuleCondition['type'];

export const conditionsMax = 50;

/** Names no collection, so that none contains itself. */
export const collectionRule = z.strictObject({
  match: z.enum(['all', 'any']),
  conditions: z
    .array(ruleCondition)
    .min(1, validationMessages.condition_missing)
    .max(conditionsMax, validationMessages.conditions_max),
});
export type CollectionRule = z.infer<typeof collectionRule>;

/** By hand. */
export const collectedMax = 1000;

const ids = z
  .array(id)
  .max(collectedMax)
  .refine((list) => new Set(list).size === list.length, validationMessages.id_repeated);

const title = requiredLine(1, 100, 'required');
const longText = text(2000).nullable();
const seoTitle = line(70).nullable();
const seoDescription = text(300).nullable();

export const collectionTexts = z.strictObject({ title, text: longText, seoTitle, seoDescription });
export type CollectionTexts = z.infer<typeof collectionTexts>;

/** Texts in other languages than English. */
export const collectionTranslations = z.partialRecord(z.enum(languages).exclude(['en']), collectionTexts);
export type CollectionTranslations = z.infer<typeof collectionTranslations>;

export const collectionForm = z.strictObject({
  ...collectionTexts.shape,
  slug,
  image: image().nullable(),
  isEnabled: z.boolean(),
  translations: collectionTranslations,
  /** Chosen one by one, in the order of the list, or by a rule. */
  products: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('hand'), ids }),
    z.strictObject({ by: z.literal('rule'), rule: collectionRule }),
  ]),
});
export type CollectionForm = z.infer<typeof collectionForm>;

export const staffCollection = collection.extend({
  isEnabled: z.boolean(),
  translations: collectionTranslations,
  /** Null for one by hand. */
  rule: collectionRule.nullable(),
  version,
  productCount: z.number(),
  /** There are more than were counted. */
  hasMore: z.boolean(),
});
export type StaffCollection = z.infer<typeof staffCollection>;

export const collectedProduct = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  isOnSale: z.boolean(),
});
export type CollectedProduct = z.infer<typeof collectedProduct>;

export const staffCollectionDetail = staffCollection.extend({
  /** Of a collection by hand, those off sale too. */
  products: z.array(collectedProduct),
});
export type StaffCollectionDetail = z.infer<typeof staffCollectionDetail>;

export const listStaffCollections = endpoint('catalog', 'GET /staff/collections', {
  summary: 'Lists all collections for the back office',
  access: 'staff',
  permission: 'products:read',
  response: z.array(staffCollection),
});

/**
 * By title, in the columns in which `POST /imports/collections` takes them. A list by hand that is too long for a cell goes on in further
 * rows of the slug. As JSON, an array of objects with the same columns.
 */
export const exportCollections = endpoint('catalog', 'GET /staff/collections/export', {
  summary: 'Exports collections as CSV or JSON',
  access: 'staff',
  permission: 'products:export',
  query: z.strictObject(exportQuery),
  response: z.undefined(),
  file: exportFile('collections'),
  timeoutMs: exportTimeoutMs,
});

export const getStaffCollection = endpoint('catalog', 'GET /staff/collections/:id', {
  summary: 'Retrieves a collection for the back office',
  access: 'staff',
  permission: 'products:read',
  params: idParams,
  response: staffCollectionDetail,
});

export const collectionsMax = 500;

/** 409 if another collection has the slug, or there are 500. */
export const createCollection = endpoint('catalog', 'POST /staff/collections', {
  summary: 'Creates a collection',
  access: 'staff',
  permission: 'products:write',
  maxBodyBytes: 128 * 1024,
  statuses: [201],
  body: collectionForm,
  response: staffCollectionDetail,
});

/**
 * Keeps the earlier slug as a redirect. 409 if the slug is taken, or the collection has changed since `version`. The
 * products of a new rule follow within seconds in a large store.
 */
export const updateCollection = endpoint('catalog', 'PUT /staff/collections/:id', {
  summary: 'Replaces a collection',
  access: 'staff',
  permission: 'products:write',
  maxBodyBytes: 128 * 1024,
  params: idParams,
  body: collectionForm.extend({ version }),
  response: staffCollectionDetail,
});

/** 409 if the collection has changed since `version`. */
export const deleteCollection = endpoint('catalog', 'DELETE /staff/collections/:id', {
  summary: 'Deletes a collection',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  query: z.strictObject({ version: idInPath }),
  response: z.undefined(),
});

/** Changes nothing. Counts among the newest products of a large store. */
export const previewCollection = endpoint('catalog', 'POST /staff/collections/preview', {
  summary: 'Previews what a rule matches',
  access: 'staff',
  permission: 'products:read',
  body: z.strictObject({ rule: collectionRule }),
  response: z.object({ count: z.number(), hasMore: z.boolean(), products: z.array(collectedProduct) }),
});
