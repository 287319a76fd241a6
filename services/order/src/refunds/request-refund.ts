import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { refundPayment } from '@shopwright/contracts/http/order-actions';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { refundItems, refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { listOrderLines } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { findRefundError, getSoldCents } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { updateShipmentState } from '../orders/update-shipment-state';
import { assertAllowed } from '../orders/with-fresh-order';
import { computeRefund, type RefundableLine } from './compute-refund';
import { checkRefundLimit, type RefundLimit, readRefundLimit } from './refund-limit';
import { finishCancelled } from './refund-order';
import { getLeftCents } from './refund-totals';
import { sendRefund } from './send-refund';

type Input = BodyOf<typeof refundPayment>;

interface RefundedReturn {
  id: number;
  /** The units of each order line that the return took before they shipped. */
  unshipped: ReadonlyMap<number, number>;
  /** The part of these that refunds without items already paid. */
  creditedCents: number;
}

/** The items of a return that no refund has paid in full. */
export interface ReturnToRefund {
  items: NonNullable<Input['items']>;
  ofReturn: RefundedReturn;
}

/**
 * Writes one attempt to refund, then asks Stripe. The amount is checked and written under the order's row lock, so that
 * two at the same time never refund more than was paid. A repeated request, by its key, is the same attempt. Where
 * Stripe does not answer, the attempt stays pending and the reconciler asks again under the same key.
 */
export async function requestRefund(
  deps: OrderDeps,
  orderId: number,
  input: Input,
  author: Author,
  /** Runs under the order's lock, before the attempt is written. Throws where nothing may be refunded. */
  prepare?: (tx: Executor, order: OrderRow) => Promise<ReturnToRefund | undefined>,
): Promise<void> {
  const limit = await readRefundLimit(deps, author);
  const refundId = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const known = await findKnown(tx, orderId, input);
    if (known !== undefined) return known;
    const { ofReturn, ...chosen } = (await prepare?.(tx, order)) ?? {};
    return writeRefund(tx, order, { ...input, ...chosen }, { author, at: deps.now(), ofReturn, limit });
  });
  await sendRefund(deps, refundId)
    .then(() => finishCancelled(deps, orderId))
    .catch((error: unknown) => {
      deps.logger.warn({ err: safeError(error), orderId, refundId }, 'refund not sent, the reconciler sends it again');
    });
}

/** The same request in other words is another request: its key cannot be used again. */
const toText = ({ requestId: _, ...request }: Input): string => JSON.stringify(request);

async function findKnown(tx: Executor, orderId: number, input: Input): Promise<number | undefined> {
  if (input.requestId === undefined) return undefined;
  const isKnown = and(eq(refunds.orderId, orderId), eq(refunds.requestKey, input.requestId));
  const [known] = await tx.select({ id: refunds.id, request: refunds.request }).from(refunds).where(isKnown);
  if (known && known.request !== toText(input)) {
    throw fieldError('conflict', 'requestId', 'This key was already used for another refund');
  }
  return known?.id;
}

interface Attempt {
  author: Author;
  at: Date;
  ofReturn?: RefundedReturn;
  limit?: RefundLimit;
}

async function writeRefund(
  tx: Executor,
  order: OrderRow,
  input: Input,
  { author, at, ofReturn, limit }: Attempt,
): Promise<number> {
  assertAllowed(findRefundError(order), 'amount');
  const leftCents = await getLeftCents(tx, order);
  const lines = await listRefundableLines(tx, order.id, ofReturn);
  const plan = computeRefund(input, lines, {
    paidCents: getSoldCents(order),
    leftCents,
    currency: order.currency,
    creditedCents: ofReturn?.creditedCents,
  });
  await checkRefundLimit(tx, limit, { amountCents: plan.amountCents, field: ofReturn ? 'returnId' : 'amount' });
  const amount = decimalFromCents(plan.amountCents);
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      origin: 'staff' as const,
      amount,
      reason: input.reason,
      requestKey: input.requestId,
      request: toText(input),
      returnId: ofReturn?.id,
      stripeKey: `refund-${randomUUID()}`,
      isRestockPending: plan.items.some(({ restockQuantity }) => restockQuantity > 0),
      authorId: author.userId ?? null,
      createdAt: at,
    })
    .returning({ id: refunds.id });
  invariant(row, 'an insert returns its row');
  if (plan.items.length > 0)
    await tx.insert(refundItems).values(plan.items.map((item) => ({ refundId: row.id, ...item })));
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'refund_requested',
    author,
    at,
    details: { refundId: row.id, amount, reason: input.reason },
  });
  await updateShipmentState(tx, order.id, at);
  return row.id;
}

export async function listRefundableLines(
  tx: Executor,
  orderId: number,
  ofReturn?: RefundedReturn,
): Promise<RefundableLine[]> {
  const lines = await listOrderLines(tx, orderId);
  const isRestocked = or(isNotNull(refunds.restockedAt), eq(refunds.isRestockPending, true));
  const restocked = await tx
    .select({ id: refundItems.orderItemId, units: sql<number>`sum(${refundItems.restockQuantity})::int` })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(
      and(
        inArray(
          refundItems.orderItemId,
          lines.map(({ id }) => id),
        ),
        isRestocked,
      ),
    )
    .groupBy(refundItems.orderItemId);
  return lines.map((line) => ({
    ...line,
    toShip: ofReturn ? (ofReturn.unshipped.get(line.id) ?? 0) : line.toShip,
    restockedQuantity: restocked.find(({ id }) => id === line.id)?.units ?? 0,
  }));
}
