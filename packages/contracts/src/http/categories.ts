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

export const listCategories = endpoint('catalog', 'GET /categories', {
  summary: 'Lists categories',
  access: 'public',
  cacheSeconds: 60,
  query: z.strictObject({ language: language.optional() }),
  reply: z.array(category),
});
