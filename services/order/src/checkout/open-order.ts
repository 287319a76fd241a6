import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@shopwright/contracts/endpoint';
import { releaseReservation, reserveStock } from '@shopwright/contracts/http/internal';
import { decimalFromCents, maxCents, totalCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database';
import { AppError } from '@shopwright/service-kit/errors';
import { currentTraceparent } from '@shopwright/service-kit/outbox';
import { orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { OrderRow } from '../orders/order-row';
import type { CheckoutRequest } from './create-payment-intent';

/** Stripe charges no less than this in US dollars. */
const minimumChargeCents = 50;
/** The stock stays held this much longer than the order may be paid: time to close its intent first. */
const closingSeconds = 120;
const holdMaxSeconds = 86_400;

/**
 * Holds the stock at today's prices, then writes the pending order. Should the process end in between, the
 * hold lapses by itself. Undefined where another call for the same attempt was quicker.
 */
export async function openOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow | undefined> {
  const reference = randomUUID();
  const reservation = await deps.catalog.call(reserveStock, {
    body: {
      reference,
      items: request.lines,
      expectedTotalCents: request.expectedTotalCents,
      ttlSeconds: Math.min(deps.reservationMinutes * 60 + closingSeconds, holdMaxSeconds),
    },
  });
  try {
    return await writeOrder(deps, request, reference, reservation.lines);
  } catch (error) {
    await deps.catalog.call(releaseReservation, { params: { reference } }).catch(() => undefined);
    if (isDuplicateCheckout(error)) return undefined;
    throw error;
  }
}

async function writeOrder(
  deps: OrderDeps,
  { checkoutId, customer, actor }: CheckoutRequest,
  reference: string,
  lines: ReplyOf<typeof reserveStock>['lines'],
): Promise<OrderRow> {
  const sumCents = totalCents(lines);
  if (sumCents < minimumChargeCents) throw new AppError('unprocessable', 'The smallest payment is $0.50');
  if (sumCents > maxCents) {
    throw new AppError('unprocessable', `The largest payment is $${decimalFromCents(maxCents)}`);
  }
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
        traceparent: currentTraceparent(),
        expiresAt: new Date(deps.now().getTime() + deps.reservationMinutes * 60_000),
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
