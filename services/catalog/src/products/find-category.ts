import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { categories } from '../db/products';

interface CategoryInput {
  category: string;
  categoryId?: number | null;
}

/**
 * Finds the category by id, else by name, and returns its name with its id, so that the two never disagree. A name
 * without a category is kept as text.
 */
export async function findCategory(tx: Executor, { category, categoryId }: CategoryInput) {
  const isRequested = categoryId ? eq(categories.id, categoryId) : sql`lower(${categories.name}) = lower(${category})`;
  const [found] = await tx.select({ id: categories.id, name: categories.name }).from(categories).where(isRequested);
  if (found) return { category: found.name, categoryId: found.id };
  if (categoryId) throw fieldError('invalid_request', 'categoryId', 'There is no such category');
  return { category, categoryId: null };
}
