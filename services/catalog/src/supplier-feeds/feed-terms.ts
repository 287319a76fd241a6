import { feedPriceCents, isGuarded } from '@shopwright/contracts/feed-price';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { supplierFeeds, suppliers } from '../db/suppliers';
import type { ProductValues } from '../imports/product-values';

export type FeedTerms = Pick<
  typeof supplierFeeds.$inferSelect,
  'supplierId' | 'marginPercent' | 'rounding' | 'newProducts' | 'mapping'
> & { supplierName: string };

async function findFeedTerms(tx: Executor, id: number): Promise<FeedTerms | undefined> {
  const { supplierId, marginPercent, rounding, newProducts, mapping } = supplierFeeds;
  const [feed] = await tx
    .select({ supplierId, marginPercent, rounding, newProducts, mapping, supplierName: suppliers.name })
    .from(supplierFeeds)
    .innerJoin(suppliers, eq(suppliers.id, supplierFeeds.supplierId))
    .where(eq(supplierFeeds.supplierId, id));
  return feed;
}

/** A run whose feed was deleted has none of its rules, and so imports nothing. */
export async function readFeedTerms(tx: Executor, supplierId: number): Promise<FeedTerms> {
  const feed = await findFeedTerms(tx, supplierId);
  if (!feed) throw new AppError('unprocessable', 'The feed was deleted');
  return feed;
}

export async function readFeedForFile(tx: Executor, supplierId: number): Promise<FeedTerms> {
  const feed = await findFeedTerms(tx, supplierId);
  if (!feed) throw fieldError('unprocessable', 'supplierId', 'This supplier has no feed');
  return feed;
}

interface FeedPrice {
  after: Pick<ProductValues, 'supplierCost' | 'dropshipMargin'>;
  before: Pick<ProductValues, 'price'> | undefined;
}

/** Rounds the price of a feed's product or variant, and keeps the earlier one where it would change too much. */
export function decideFeedPrice(
  { rounding }: FeedTerms,
  { after, before }: FeedPrice,
): { price: string; heldPrice?: string } {
  const costCents = centsFromDecimal(after.supplierCost ?? '0');
  const rounded = feedPriceCents(costCents, after.dropshipMargin, rounding);
  const price = decimalFromCents(rounded);
  if (before && isGuarded(centsFromDecimal(before.price), rounded)) return { price: before.price, heldPrice: price };
  return { price };
}
