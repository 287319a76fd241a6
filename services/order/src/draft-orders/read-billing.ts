import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { orderEdits } from '../db/edit-tables';
import { orderQuotes } from '../db/selling-tables';
import type { SellingChoice } from '../selling/selling-choice';

/** Who is invoiced, as far as it decides the tax and the documents. */
export type Billing = Pick<SellingChoice, 'billingAddress' | 'vatNumber'>;

const columns = { billingAddress: orderQuotes.billingAddress, vatNumber: orderQuotes.vatNumber };

/** Returns who an order is invoiced to, which is who is invoiced for what is added to it. */
export async function readOrderBilling(rows: Executor, orderId: number): Promise<Billing> {
  const [found] = await rows.select(columns).from(orderQuotes).where(eq(orderQuotes.orderId, orderId));
  return toBilling(found);
}

/** Returns the same for a draft that was added to an order. Any other draft names nobody. */
export async function readBilling(rows: Executor, draftId: number): Promise<Billing> {
  const [found] = await rows
    .select(columns)
    .from(orderEdits)
    .innerJoin(orderQuotes, eq(orderQuotes.orderId, orderEdits.orderId))
    .where(eq(orderEdits.draftId, draftId));
  return toBilling(found);
}

const toBilling = (found: { [name in keyof Billing]-?: NonNullable<Billing[name]> | null } | undefined): Billing => ({
  billingAddress: found?.billingAddress ?? undefined,
  vatNumber: found?.vatNumber ?? undefined,
});
