import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportReviews as endpoint } from '@shopwright/contracts/http/reviews';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, asc, eq, gt } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { stateConditions } from './moderate-reviews';

const batchSize = 1000;

type Query = QueryOf<typeof endpoint>;

/**
 * Yields the reviews of a view, oldest first: another store gives them ids in this order. The slug names the product, also there; photos
 * are named by their ids. Addresses of imported reviews are for those who may read customers.
 */
export const exportReviews = (
  { db }: Pick<Database, 'db'>,
  { format, state }: Query,
  holder: PermissionHolder,
): AsyncGenerator<string> =>
  writeExport(readBatches(db, state, can(holder, 'customers:read')), {
    format,
    columns: columnsOf<ExportedReview>(columns),
  });

async function* readBatches(
  db: Database['db'],
  state: Query['state'],
  hasEmails: boolean,
): AsyncGenerator<ExportedReview[]> {
  const read = (last?: Row) =>
    selectReviews(db)
      .where(and(stateConditions[state], last && gt(reviews.id, last.id)))
      .orderBy(asc(reviews.id))
      .limit(batchSize);
  for await (const rows of inBatches(batchSize, read)) {
    yield rows.map(({ id: _, ...row }) => ({
      ...row,
      email: hasEmails ? row.email : null,
      createdAt: row.createdAt.toISOString(),
    }));
  }
}

const selectReviews = (db: Database['db']) =>
  db
    .select({
      id: reviews.id,
      product: products.slug,
      productName: products.name,
      sku: products.sku,
      rating: reviews.rating,
      title: reviews.title,
      content: reviews.content,
      customerName: reviews.customerName,
      email: reviews.customerEmail,
      verified: reviews.verified,
      helpful: reviews.helpful,
      isHidden: reviews.isHidden,
      photos: reviews.photos,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReviews>>[number];
type ExportedReview = Omit<Row, 'id' | 'createdAt'> & { createdAt: string };

const columns = [
  'product',
  'productName',
  'sku',
  'rating',
  'title',
  'content',
  'customerName',
  'email',
  'verified',
  'helpful',
  'isHidden',
  'photos',
  'reply',
  'createdAt',
] as const;
