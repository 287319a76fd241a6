import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/categories';
import type { Category } from '@shopwright/contracts/http/categories';
import { toSlug } from '@shopwright/contracts/slug';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import {
  type Database,
  type Executor,
  postgresCode,
  violatedConstraint,
} from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import transliterate from '@sindresorhus/transliterate';
import { eq, sql } from 'drizzle-orm';
import { categories, categoryRedirects } from '../db/categories';

const position = sql`(select coalesce(max(position), 0) + 1 from categories)`;

/**
 * Creates a category, as the last one. A name or slug that another one has is refused by its unique index, also for two
 * at the same time.
 */
export function createCategory(database: Database, form: BodyOf<typeof endpoints.createCategory>): Promise<Category> {
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

/** Creates those of the categories that the store lacks, as the last ones. In one order, which is that of the index, so that no two calls wait for each other. */
export async function addMissingCategories(tx: Executor, names: readonly string[]): Promise<void> {
  const sorted = names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  for (const name of sorted) {
    const slug = toSlug(transliterate(name)) || 'category';
    // Nothing is added where another category has the name. Where one has only the slug, this one gets another.
    for (const free of [slug, `${slug.slice(0, 91)}-${randomBytes(4).toString('hex')}`]) {
      const [added] = await tx
        .insert(categories)
        .values({ name, slug: free, position })
        .onConflictDoNothing()
        .returning({ id: categories.id });
      if (!added) continue;
      await takeOverSlug(tx, free);
      break;
    }
  }
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
