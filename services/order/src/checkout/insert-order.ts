import type { Currency } from '@shopwright/contracts/currencies';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { currentTraceparent } from '@shopwright/service-kit/http/request-context';
import { type OrderRow, orderItems, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { ReservedReward } from '../rewards/reserve-reward';
import type { CheckoutRequest } from './checkout-rules';

/** What the catalog keeps for an order. */
export interface Reserved {
  reference: string;
  lines: ReservedLine[];
  currency: Currency;
}

export interface NewOrder {
  reference: string;
  total: string;
  discount: string;
  /** Where the order has charges. */
  goods?: Pick<OrderRow, 'goodsPaid' | 'goodsNet'>;
  currency: Currency;
  reward?: ReservedReward;
  /** `paid` where the order has charges. */
  lines: readonly (ReservedLine & { paid?: string })[];
}

/** Writes a pending order with its lines. */
export async function insertOrder(
  deps: Pick<OrderDeps, 'now' | 'reservationMinutes'>,
  tx: Executor,
  { checkoutId, customer, language, actor, draft }: CheckoutRequest,
  { reference, total, discount, goods, currency, reward, lines }: NewOrder,
): Promise<OrderRow> {
  const [order] = await tx
    .insert(orders)
    .values({
      reference,
      checkoutId,
      visitorId: actor.visitorId,
      userId: actor.userId,
      ...customer,
      total,
      discount,
      ...goods,
      currency,
      draftId: draft?.id,
      paymentSource: draft?.source,
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
}
