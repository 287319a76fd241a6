import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language } from '../fields';

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
