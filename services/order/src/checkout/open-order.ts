import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@shopwright/contracts/endpoint';
import { releaseReservation, reserveStock } from '@shopwright/contracts/http/internal';
import { decimalFromCents, totalCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import { orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByCheckout } from '../orders/find-order';
import type { OrderRow } from '../orders/order-row';
import type { CheckoutRequest } from './create-payment-intent';

/** Stripe charges no less than this in US dollars. */
const minimumChargeCents = 50;

/**
 * Holds the stock at today's prices, then writes the pending order. Should the process end in between, the
 * hold lapses by itself. Where another call for the same attempt was quicker, its order is the answer.
 */
export async function openOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow> {
  const reference = randomUUID();
  const reservation = await deps.catalog.call(reserveStock, {
    body: {
      reference,
      items: request.lines,
      expectedTotalCents: request.expectedTotalCents,
      ttlSeconds: deps.reservationMinutes * 60,
    },
  });
  try {
    return await writeOrder(deps, request, reference, reservation);
  } catch (error) {
    await deps.catalog.call(releaseReservation, { params: { reference } }).catch(() => undefined);
    const winner = isDuplicateCheckout(error) && (await findByCheckout(deps.database.db, request.checkoutId ?? ''));
    if (winner) return winner;
    throw error;
  }
}

async function writeOrder(
  deps: OrderDeps,
  { checkoutId, customer, actor }: CheckoutRequest,
  reference: string,
  { lines, expiresAt }: ReplyOf<typeof reserveStock>,
): Promise<OrderRow> {
  const sumCents = totalCents(lines);
  if (sumCents < minimumChargeCents) throw new AppError('unprocessable', 'The smallest payment is $0.50');
  return deps.database.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        reference,
        checkoutId,
        visitorId: actor.visitorId,
        userId: actor.userId,
        ...customer,
        total: decimalFromCents(sumCents),
        expiresAt: new Date(expiresAt),
      })
      .returning();
    if (!order) throw new AppError('internal', 'The order was not written');
    await tx.insert(orderItems).values(
      lines.map(({ productId, name, image, quantity, priceCents }) => ({
        orderId: order.id,
        productId,
        name,
        image,
        quantity,
        price: decimalFromCents(priceCents),
      })),
    );
    return order;
  });
}

const isDuplicateCheckout = (error: unknown): boolean => violatedConstraint(error) === 'orders_checkout_id_unique';
