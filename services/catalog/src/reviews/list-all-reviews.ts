import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { listAllReviews as endpoint, ModeratedReview } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, eq, lt } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { readModerated } from './moderated-review';

const defaultLimit = 50;

export async function listAllReviews(
  { db }: Database,
  { state, limit = defaultLimit, cursor }: QueryOf<typeof endpoint>,
): Promise<Page<ModeratedReview>> {
  const condition = and(
    state === 'all' ? undefined : eq(reviews.isHidden, state === 'hidden'),
    cursor === undefined ? undefined : lt(reviews.id, cursor),
  );
  return toPage(await readModerated(db, condition, limit + 1), limit, (review) => review.id);
}
