import type { Database } from '@shopwright/service-kit/database/connection';
import { reviews } from '../../services/catalog/src/db/reviews';
import { lockProduct, refreshRating } from '../../services/catalog/src/reviews/review-row';
import type { DemoPeople } from './customers';
import type { DemoProduct } from './products';
import { orders } from './story';

/** They wrote so long after the order, most of it the way of the parcel. */
const writtenAfterMs = 9 * 86_400_000;

/** Adds what customers with an account wrote of what they bought. */
export async function addReviews(
  catalog: Database,
  { customers }: Pick<DemoPeople, 'customers'>,
  products: ReadonlyMap<string, DemoProduct>,
  now: Date,
): Promise<void> {
  const rows = orders.flatMap(({ customer: key, review, ago }) => {
    const product = products.get(review?.product ?? '');
    const customer = customers.get(key);
    if (!review || !product || !customer || customer.userId === null) return [];
    const at = new Date(now.getTime() - ago + writtenAfterMs);
    const { rating, title, content } = review;
    const customerName = `${customer.firstName} ${customer.lastName.charAt(0)}.`;
    const about = { productId: product.id, userId: customer.userId, customerName, verified: true };
    return [{ ...about, rating, title, content, createdAt: at, updatedAt: at }];
  });
  for (const row of rows) {
    await catalog.transaction(async (tx) => {
      await lockProduct(tx, row.productId);
      await tx.insert(reviews).values(row).onConflictDoNothing();
      await refreshRating(tx, row.productId);
    });
  }
}
