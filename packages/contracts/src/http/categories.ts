import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language, requiredText } from '../fields';
import { validationMessages } from '../validation-messages';

export const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
});
export type Category = z.infer<typeof category>;

/** Returns the category with this slug. */
export const getCategory = endpoint('catalog', 'GET /categories/:slug', {
  summary: 'Retrieves a category',
  access: 'public',
  cacheSeconds: 60,
  params: z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,100}$/, 'Must be a slug')
      .meta({ examples: ['microphones'] }),
  }),
  query: z.strictObject({ language: language.optional() }),
  reply: category,
});

export const listCategories = endpoint('catalog', 'GET /categories', {
  summary: 'Lists categories',
  access: 'public',
  cacheSeconds: 60,
  query: z.strictObject({ language: language.optional() }),
  reply: z.array(category),
});

export const categoryForm = z.strictObject({
  name: requiredText(2, 100, 'name_min'),
  /** Names the category in addresses. */
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validationMessages.slug)
    .meta({ examples: ['desk-lamps'] }),
});

/** 409 if another category has the name or the slug. */
export const createCategory = endpoint('catalog', 'POST /categories', {
  summary: 'Creates a category',
  access: 'staff',
  body: categoryForm,
  reply: category,
  statuses: [201],
});
