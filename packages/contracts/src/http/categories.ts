import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportFile, exportQuery, exportTimeoutMs } from '../export-files';
import { id, idParams, image, language, languages, requiredLine, text, version } from '../fields';
import { slug, slugInPath } from '../slug';
import { featureLists } from './storefront';

export const category = z.object({
  id: z.number(),
  /** The one above it that visitors see; null at the top. */
  parentId: z.number().nullable().default(null),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  /** An image of the store or an https address; null without one. */
  image: z.string().nullable(),
});
export type Category = z.infer<typeof category>;

export const categoryLink = category.pick({ id: true, name: true, slug: true });

/** A category as its own page shows it. */
export const categoryDetail = category.extend({
  /** From the top down. */
  ancestors: z.array(categoryLink).default([]),
  children: z.array(categoryLink.extend({ image: category.shape.image })).default([]),
});
export type CategoryDetail = z.infer<typeof categoryDetail>;

/** Finds earlier slugs too; pages redirect to the current one. 404 for a hidden category. */
export const getCategory = endpoint('catalog', 'GET /categories/:slug', {
  summary: 'Retrieves a category',
  access: 'public',
  isCached: true,
  params: z.strictObject({ slug: slugInPath }),
  query: z.strictObject({ language: language.optional() }),
  response: categoryDetail,
});

/** Each one is followed by those below it. */
export const listCategories = endpoint('catalog', 'GET /categories', {
  summary: 'Lists categories',
  access: 'public',
  isCached: true,
  query: z.strictObject({ language: language.optional() }),
  response: z.array(category),
});

const name = requiredLine(2, 100, 'name_min');
const description = text(1000);

export const categoryForm = z.strictObject({ name, slug });

/** The category above it, at most three levels down; null at the top. */
const parentId = id.nullable();

/** 409 if another category has the name or the slug. 400 naming `parentId` if it would be on a fifth level. */
export const createCategory = endpoint('catalog', 'POST /categories', {
  summary: 'Creates a category',
  access: 'staff',
  permission: 'products:write',
  body: categoryForm.extend({ parentId: parentId.optional() }),
  response: category,
  statuses: [201],
});

/** Texts in another language than English. */
export const categoryTranslation = z.strictObject({
  language: z.enum(languages).exclude(['en']),
  name,
  description: description.nullable(),
});
export type CategoryTranslation = z.infer<typeof categoryTranslation>;

export const staffCategory = category.extend({
  isHidden: z.boolean(),
  features: featureLists,
  version,
  translations: z.array(categoryTranslation),
  productCount: z.number(),
  archivedCount: z.number(),
  draftCount: z.number().default(0),
});
export type StaffCategory = z.infer<typeof staffCategory>;

export const listStaffCategories = endpoint('catalog', 'GET /staff/categories', {
  summary: 'Lists all categories for the back office',
  access: 'staff',
  permission: 'products:read',
  response: z.array(staffCategory),
});

/**
 * In the order of the tree, in the columns in which `POST /imports/categories` takes them, with the numbers of products. Without ids, which
 * another store gives to other categories. Not below `/categories`, where "export" is the address of a
 * category of this name. As JSON, an array of objects with the same columns.
 */
export const exportCategories = endpoint('catalog', 'GET /staff/categories/export', {
  summary: 'Exports categories as CSV or JSON',
  access: 'staff',
  permission: 'products:export',
  query: z.strictObject(exportQuery),
  response: z.undefined(),
  file: exportFile('categories'),
  timeoutMs: exportTimeoutMs,
});

export const editedCategory = categoryForm.extend({
  description: description.nullable(),
  image: image().nullable(),
  isHidden: z.boolean(),
  /** Left out, it stays. A category that moves becomes the last one there. */
  parentId: parentId.optional(),
  /** Left out, they stay. */
  features: featureLists.optional(),
  /** All of them: a language that is left out loses its texts. */
  translations: z
    .array(categoryTranslation)
    .max(languages.length)
    .refine((rows) => new Set(rows.map((row) => row.language)).size === rows.length, 'Must name each language once'),
  version,
});

/**
 * Keeps the earlier slug as a redirect. 409 if the name or slug is taken, or the category has changed since `version`. 400
 * naming `parentId` if it would be below itself, or a category on a fifth level.
 */
export const updateCategory = endpoint('catalog', 'PUT /staff/categories/:id', {
  summary: 'Updates a category',
  access: 'staff',
  permission: 'products:write',
  maxBodyBytes: 64 * 1024,
  params: idParams,
  body: editedCategory,
  response: staffCategory,
});

/** Categories that are left out follow, as they were. `basedOn` is the earlier order; 409 if it has changed since. */
export const orderCategories = endpoint('catalog', 'PUT /staff/category-order', {
  summary: 'Changes the order of the categories',
  access: 'staff',
  permission: 'products:write',
  body: z.strictObject({ ids: z.array(id).min(1).max(2000), basedOn: z.array(id).max(2000).optional() }),
  response: z.array(staffCategory),
});

/** 409 if any product, also an archived one, or any category belongs to it. */
export const deleteCategory = endpoint('catalog', 'DELETE /staff/categories/:id', {
  summary: 'Deletes a category without products',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  response: z.undefined(),
});

/**
 * Moves all products and all categories below it into another category, and redirects its addresses there. A large one
 * takes a few seconds. 400 naming `intoId` if that is below it, or a category would be on a fifth level.
 */
export const mergeCategory = endpoint('catalog', 'POST /staff/categories/:id/merge', {
  summary: 'Merges a category into another one',
  access: 'staff',
  permission: 'products:write',
  params: idParams,
  body: z.strictObject({ intoId: id }),
  response: staffCategory,
});
