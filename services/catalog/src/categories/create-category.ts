import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { Category, createCategory as endpoint } from '@shopwright/contracts/http/categories';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Database, postgresCode, violatedConstraint } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { categories } from '../db/products';

/** Creates a category. A name or slug that another one has is refused by its unique index, also for two at once. */
export async function createCategory({ db }: Database, form: BodyOf<typeof endpoint>): Promise<Category> {
  const [created] = await db.insert(categories).values(form).returning().catch(translateTaken);
  invariant(created, 'an insert returns its row');
  return created;
}

function translateTaken(error: unknown): never {
  if (postgresCode(error) !== '23505') throw error;
  const field = violatedConstraint(error) === 'categories_name' ? 'name' : 'slug';
  throw fieldError('conflict', field, validationMessages[`${field}_taken`]);
}
