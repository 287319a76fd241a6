import type { Executor } from '@shopwright/service-kit/database/connection';
import { inArray, type SQLWrapper } from 'drizzle-orm';
import { discountUses, orderQuotes } from '../db/selling-tables';

/** Removes who bought from what orders were priced for. Country, region and postal code stay in the inputs, for the tax. */
export async function eraseBuyers(db: Executor, orderIds: SQLWrapper | number[]): Promise<void> {
  await db
    .update(orderQuotes)
    .set({ address: null, vatNumber: null, exemptionReason: null, choice: '' })
    .where(inArray(orderQuotes.orderId, orderIds));
  await db.update(discountUses).set({ emailHash: null, userId: null }).where(inArray(discountUses.orderId, orderIds));
}
