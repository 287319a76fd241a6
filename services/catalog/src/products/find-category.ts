import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { categories } from '../db/products';

interface NamedCategory {
  category: string;
  categoryId?: number | null;
}

/** Links by id, else by name; a name without a category stays as text. Text and link never name different ones. */
export async function findCategory(tx: Executor, { category, categoryId }: NamedCategory) {
  const isMeant = categoryId ? eq(categories.id, categoryId) : sql`lower(${categories.name}) = lower(${category})`;
  const [found] = await tx.select({ id: categories.id, name: categories.name }).from(categories).where(isMeant);
  if (found) return { category: found.name, categoryId: found.id };
  if (categoryId) throw fieldError('invalid_request', 'categoryId', 'There is no such category');
  return { category, categoryId: null };
}
