import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { OrderItemRow } from '../db/schema';
import { type ChargeRow, orderCharges, orderQuotes } from '../db/selling-tables';

interface IntentTerms {
  /** Where the order goes, as Stripe's checks of fraud read it. Absent without a structured address. */
  shipping?: Stripe.PaymentIntentCreateParams.Shipping;
  charges: ChargeRow[];
}

/** Reads what Stripe is told of an order with charges. */
export async function readIntentTerms(
  rows: Executor,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'paid'>[],
): Promise<IntentTerms> {
  if (items.every(({ paid }) => paid === null)) return { charges: [] };
  const [[quoted], charges] = await Promise.all([
    rows.select({ address: orderQuotes.address }).from(orderQuotes).where(eq(orderQuotes.orderId, orderId)),
    rows.select().from(orderCharges).where(eq(orderCharges.orderId, orderId)).orderBy(asc(orderCharges.position)),
  ]);
  const address = quoted?.address;
  if (!address) return { charges };
  const shipping = {
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
  return { shipping, charges };
}
