import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, ne } from 'drizzle-orm';
import type { OrderRow } from '../db/schema';
import { discountUses, orderQuotes } from '../db/selling-tables';
import { toChoiceKey } from '../selling/selling-choice';
import { chargesOnlyGoods, readSelling } from '../selling/selling-now';
import type { CheckoutRequest } from './checkout-rules';

/**
 * Compares what the customer chose with what the order was priced for. Its discounts may be limited per customer, so that
 * another email address needs another order.
 */
export async function hasSameChoice(
  database: Database,
  order: Pick<OrderRow, 'id' | 'customerEmail'>,
  { choice = {}, customer }: CheckoutRequest,
): Promise<boolean> {
  const { db } = database;
  const [priced] = await db
    .select({ choice: orderQuotes.choice })
    .from(orderQuotes)
    .where(eq(orderQuotes.orderId, order.id));
  if (!priced) return !(await isPriced(database, { choice }));
  if (priced.choice !== toChoiceKey(choice)) return false;
  const email = customer.customerEmail;
  if (email === undefined || email.toLowerCase() === order.customerEmail.toLowerCase()) return true;
  const isUsed = and(eq(discountUses.orderId, order.id), ne(discountUses.state, 'released'));
  return (await db.$count(discountUses, isUsed)) === 0;
}

/** Tells whether a cart costs more or less than its goods. In a store that has set up nothing an address is only a text. */
export const isPriced = async (database: Database, { choice }: Pick<CheckoutRequest, 'choice'>): Promise<boolean> =>
  (choice?.codes ?? []).length > 0 || !chargesOnlyGoods(await readSelling(database));
