import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, inArray, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { discountUses, orderQuotes, vatDecisions } from '../db/selling-tables';
import { toPlainNumber } from '../orders/read-vat-decision';

/** Removes who bought from what orders were priced for. Country, region and postal code stay in the inputs, for the tax. */
export async function eraseBuyers(db: Executor, orderIds: SQLWrapper | number[]): Promise<void> {
  const named = await db
    .select({ vatNumber: orderQuotes.vatNumber })
    .from(orderQuotes)
    .where(and(inArray(orderQuotes.orderId, orderIds), isNotNull(orderQuotes.vatNumber)));
  await db
    .update(orderQuotes)
    .set({ address: null, billingAddress: null, vatNumber: null, exemptionReason: null, choice: '' })
    .where(inArray(orderQuotes.orderId, orderIds));
  const numbers = [...new Set(named.map(({ vatNumber }) => toPlainNumber(vatNumber ?? '')))];
  if (numbers.length > 0) {
    const isUsed = sql`exists (select from order_quotes
      where upper(regexp_replace(vat_number, '[^A-Za-z0-9]', '', 'g')) = ${vatDecisions.number})`;
    await db.delete(vatDecisions).where(and(inArray(vatDecisions.number, numbers), sql`not ${isUsed}`));
  }
  await db.update(discountUses).set({ emailHash: null, userId: null }).where(inArray(discountUses.orderId, orderIds));
}
