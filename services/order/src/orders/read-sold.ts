import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { type OrderItemRow, orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import { readVatDecision } from './read-vat-decision';

/** Reads how an order with charges was sold: where to, how, and why without tax. */
export async function readSold(
  rows: Executor,
  orderId: number,
  items: readonly Pick<OrderItemRow, 'paid'>[],
): Promise<OrderDetail['selling']> {
  if (items.every(({ paid }) => paid === null)) return undefined;
  const [row] = await rows.select().from(orderQuotes).where(eq(orderQuotes.orderId, orderId));
  if (!row) return undefined;
  const { address, billingAddress, vatNumber, exemption, exemptionReason, input } = row;
  const pickup = input.shipping?.pickupPlaces.find(({ id }) => id === input.shippingChoiceId);
  const vatDecision = vatNumber === null ? undefined : await readVatDecision(rows, vatNumber);
  const sold = {
    address,
    billingAddress,
    vatNumber,
    vatDecision,
    exemption,
    exemptionReason,
    pickupPlace: pickup?.name ?? null,
  };
  const pricedCountry = pickup ? undefined : input.destination?.country;
  if (pricedCountry === undefined) return sold;
  const isElsewhere = address ? address.country !== pricedCountry : await hasMoved(rows, orderId, pricedCountry);
  return isElsewhere ? { ...sold, pricedCountry } : sold;
}

/** A text that names no country is taken for one of the same. */
async function hasMoved(rows: Executor, orderId: number, country: string): Promise<boolean> {
  const now = sql<string>`address_country(${orders.customerAddress})`;
  const [row] = await rows.select({ now }).from(orders).where(eq(orders.id, orderId));
  return row !== undefined && row.now !== 'none' && row.now !== country;
}
