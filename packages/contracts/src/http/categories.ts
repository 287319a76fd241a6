import { z } from 'zod';
import { endpoint } from '../endpoint';

export const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
});
export type Category = z.infer<typeof category>;

export const listCategories = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/categories',
  access: 'public',
  reply: z.array(category),
});
