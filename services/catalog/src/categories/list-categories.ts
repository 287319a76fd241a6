import type { Category } from '@shopwright/contracts/http/categories';
import type { Database } from '@shopwright/service-kit/database';
import { asc } from 'drizzle-orm';
import { categories } from '../db/products';

/** In the order in which the merchant made them. */
export function listCategories(database: Database): Promise<Category[]> {
  return database.db.select().from(categories).orderBy(asc(categories.id));
}
