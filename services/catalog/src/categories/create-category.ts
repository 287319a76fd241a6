import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/categories';
import type { Category } from '@shopwright/contracts/http/categories';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import {
  type Database,
  type Executor,
  postgresCode,
  violatedConstraint,
} from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { categories, categoryRedirects } from '../db/categories';

/**
 * Creates a category, as the last one. A name or slug that another one has is refused by its unique index, also for two
 * at the same time.
 */
export function createCategory(database: Database, form: BodyOf<typeof endpoints.createCategory>): Promise<Category> {
  const position = sql`(select coalesce(max(position), 0) + 1 from categories)`;
  return database
    .transaction(async (tx) => {
      const [created] = await tx
        .insert(categories)
        .values({ ...form, position })
        .returning();
      invariant(created, 'an insert returns its row');
      await takeOverSlug(tx, form.slug);
      const { id, name, slug, description, image } = created;
      return { id, name, slug, description, image };
    })
    .catch(translateTaken);
}

/** Ends the redirect from a slug that a category now has. Called after the category's own row has the slug. */
export const takeOverSlug = (tx: Executor, slug: string) =>
  tx.delete(categoryRedirects).where(eq(categoryRedirects.slug, slug));

/** Throws the validation error of the field whose unique index refused a row. */
export function translateTaken(error: unknown): never {
  if (postgresCode(error) !== '23505') throw error;
  const field = violatedConstraint(error) === 'categories_name' ? 'name' : 'slug';
  throw fieldError('conflict', field, validationMessages[`${field}_taken`]);
}
