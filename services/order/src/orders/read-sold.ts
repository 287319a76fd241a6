import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import type { OrderItemRow } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';

/** Reads how an order with charges was sold: where to, how, and why without tax. */
export async function readSold(
  rows: Executor,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'paid'>[],
): Promise<OrderDetail['selling']> {
  if (items.every(({ paid }) => paid === null)) return undefined;
  const [row] = await rows.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId));
  if (!row) return undefined;
  const { address, vatNumber, exemption, exemptionReason, input } = row;
  const pickup = input.shipping?.pickupPlaces.find(({ id }) => id === input.shippingChoiceId);
  return { address, vatNumber, exemption, exemptionReason, pickupPlace: pickup?.name ?? null };
}
