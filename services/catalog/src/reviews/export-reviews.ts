import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportReviews as endpoint } from '@shopwright/contracts/http/reviews';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, desc, eq, lt } from 'drizzle-orm';
import { products } from '../db/products';
import { reviews } from '../db/reviews';
import { stateConditions } from './moderate-reviews';

const batchSize = 1000;

type Query = QueryOf<typeof endpoint>;

/** Yields the reviews of a view, newest first. The slug names the product, also in another store; photos are named by their ids. */
export const exportReviews = ({ db }: Pick<Database, 'db'>, { format, state }: Query): AsyncGenerator<string> =>
  writeExport(readBatches(db, state), { format, columns: columnsOf<ExportedReview>(columns) });

async function* readBatches(db: Database['db'], state: Query['state']): AsyncGenerator<ExportedReview[]> {
  const read = (last?: Row) =>
    selectReviews(db)
      .where(and(stateConditions[state], last && lt(reviews.id, last.id)))
      .orderBy(desc(reviews.id))
      .limit(batchSize);
  for await (const rows of inBatches(batchSize, read)) {
    yield rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
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
      verified: reviews.verified,
      helpful: reviews.helpful,
      isHidden: reviews.isHidden,
      photos: reviews.photos,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReviews>>[number];
type ExportedReview = Omit<Row, 'createdAt'> & { createdAt: string };

const columns = [
  'id',
  'product',
  'productName',
  'sku',
  'rating',
  'title',
  'content',
  'customerName',
  'verified',
  'helpful',
  'isHidden',
  'photos',
  'createdAt',
] as const;
