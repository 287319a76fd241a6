import type { QueryOf, ReplyOf } from '@shopwright/contracts/endpoint';
import type { listAllReviews as endpoint } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, lt } from 'drizzle-orm';
import { reviews } from '../db/reviews';
import { readModerated } from './moderated-review';

const defaultLimit = 50;

export async function listAllReviews(
  { db }: Database,
  query: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const limit = query.limit ?? defaultLimit;
  const condition = and(
    query.state === 'all' ? undefined : eq(reviews.isHidden, query.state === 'hidden'),
    query.before === undefined ? undefined : lt(reviews.id, query.before),
  );
  const rows = await readModerated(db, condition, limit + 1);
  const page = rows.slice(0, limit);
  return { reviews: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
