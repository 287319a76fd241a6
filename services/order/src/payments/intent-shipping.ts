import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { OrderItemRow } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';

/** Returns where the order goes, as Stripe's checks of fraud read it. An order without a structured address has none. */
export async function readShipping(
  rows: Executor,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'paid'>[],
): Promise<Stripe.PaymentIntentCreateParams.Shipping | undefined> {
  if (items.every(({ paid }) => paid === null)) return undefined;
  const [row] = await rows
    .select({ address: orderQuotes.address })
    .from(orderQuotes)
    .where(eq(orderQuotes.orderId, orderId));
  const address = row?.address;
  if (!address) return undefined;
  return {
    name: address.name,
    ...(address.phone && { phone: address.phone }),
    address: {
      line1: address.line1,
      ...(address.line2 && { line2: address.line2 }),
      city: address.locality,
      ...(address.region && { state: address.region }),
      ...(address.postalCode && { postal_code: address.postalCode }),
      country: address.country,
    },
  };
}
