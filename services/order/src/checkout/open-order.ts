import { randomUUID } from 'node:crypto';
import { type Currency, defaultCurrency } from '@shopwright/contracts/currencies';
import { priceChange } from '@shopwright/contracts/http/orders';
import { type ReservedLine, releaseReservation, reserveStock } from '@shopwright/contracts/http/reservations';
import { decimalFromCents, totalCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { currentTraceparent } from '@shopwright/service-kit/http/request-context';
import { type OrderRow, orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { type ReservedReward, releaseReward, reserveReward } from '../rewards/reserve-reward';
import { assertPayable, type CheckoutRequest } from './checkout-rules';

/** Stock stays reserved this much longer than the order may be paid, so that its intent can be closed first. */
const closingSeconds = 120;
const reservationMaxSeconds = 86_400;

/**
 * Reserves the reward, then the stock at current prices, then writes the pending order. Where the process dies in
 * between, both reservations expire. Returns undefined where a concurrent call was first and the caller must look again.
 */
export async function openOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow | undefined> {
  const reference = randomUUID();
  const reward = request.reward && (await reserveReward(deps, request.reward, request.checkoutId ?? reference));
  try {
    const reserved = await reserveLines(deps, request, reference, reward);
    return await writeOrder(deps, request, reference, reserved, reward).catch(async (error: unknown) => {
      await deps.catalog.call(releaseReservation, { params: { reference } }).catch(() => undefined);
      throw error;
    });
  } catch (error) {
    // Keeps the reward: a concurrent call of this checkout has just written the order that uses it.
    if (violatedConstraint(error) === 'orders_checkout_id_unique') return undefined;
    if (reward) await releaseReward(deps, reward);
    if (violatedConstraint(error) === 'orders_reward_once') return undefined;
    throw error;
  }
}

interface Reserved {
  lines: ReservedLine[];
  currency: Currency;
}

async function reserveLines(
  deps: OrderDeps,
  { lines, expectedTotalCents, actor }: CheckoutRequest,
  reference: string,
  reward: ReservedReward | undefined,
): Promise<Reserved> {
  const discountCents = reward?.discountCents ?? 0;
  const reservation = await deps.catalog
    .call(reserveStock, {
      body: {
        reference,
        items: lines,
        expectedTotal: expectedTotalCents === undefined ? undefined : decimalFromCents(expectedTotalCents),
        discount: decimalFromCents(discountCents),
        customerId: actor.userId,
        ttlSeconds: Math.min(deps.reservationMinutes * 60 + closingSeconds, reservationMaxSeconds),
      },
    })
    .catch((error: unknown) => {
      const priced = readFreshPrices(error);
      if (priced) assertPayable(totalCents(priced), discountCents);
      throw error;
    });
  // The catalog of the release before this one names no currency.
  return { lines: reservation.lines, currency: reservation.currency ?? defaultCurrency };
}

/** Returns the current prices from a `price_changed` error: they tell whether the order may be paid at all. */
function readFreshPrices(error: unknown) {
  if (!(error instanceof AppError && error.code === 'price_changed')) return undefined;
  return priceChange.safeParse(error.details).data?.items;
}

async function writeOrder(
  deps: OrderDeps,
  { checkoutId, customer, language, actor }: CheckoutRequest,
  reference: string,
  { lines, currency }: Reserved,
  reward: ReservedReward | undefined,
): Promise<OrderRow> {
  const discountCents = reward?.discountCents ?? 0;
  assertPayable(totalCents(lines), discountCents, currency);
  return deps.database.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        reference,
        checkoutId,
        visitorId: actor.visitorId,
        userId: actor.userId,
        ...customer,
        total: decimalFromCents(totalCents(lines) - discountCents),
        discount: decimalFromCents(discountCents),
        currency,
        rewardId: reward?.id,
        rewardHolder: reward?.holder,
        language,
        traceparent: currentTraceparent(),
        expiresAt: new Date(deps.now().getTime() + deps.reservationMinutes * 60_000),
      })
      .returning();
    invariant(order, 'an insert returns its row');
    await tx.insert(orderItems).values(lines.map((line) => ({ ...line, orderId: order.id })));
    return order;
  });
}
