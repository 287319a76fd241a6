import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { movePurchaseOrder as moveEndpoint } from '@shopwright/contracts/http/purchase-orders';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import type { OrderDeps } from '../deps';
import { listOrderLines } from '../orders/order-lines';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { toParcelItems } from './parcel-items';
import {
  changePurchaseOrder,
  listPurchaseLines,
  recordPurchaseEvent,
  updatePurchaseOrder,
} from './purchase-order-rows';
import { findMoveError, findSendError } from './purchase-order-rules';

type Deps = Pick<OrderDeps, 'database' | 'now'>;

/**
 * Sends a purchase order, again if the supplier got or refused it before: then as another order, so that they do not take it for a
 * repetition. Jobs of earlier attempts do nothing.
 */
export function sendAgain(deps: Deps, id: number, author: Author): Promise<void> {
  return changePurchaseOrder(deps, id, async (tx, { order, row }) => {
    const at = deps.now();
    const items = toParcelItems(await listPurchaseLines(tx, id), await listOrderLines(tx, order.id));
    const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
    assertAllowed(findSendError(row, order, units, at), 'state');
    const wasAnswered = row.sentAt !== null || row.problem === 'rejected';
    const { attempt } = await updatePurchaseOrder(tx, id, {
      state: 'to_send',
      attempt: row.attempt + 1,
      problem: null,
      problemDetail: null,
      warning: null,
      ...(wasAnswered && { idempotencyKey: randomUUID() }),
    });
    await recordPurchaseEvent(tx, { purchaseOrderId: id, kind: 'sent_again', at, author });
    await appendEvent(tx, 'purchase-order-due', { orderId: order.id, purchaseOrderId: id, attempt });
  });
}

const eventOf = { sent: 'sent_by_hand', confirmed: 'confirmed', canceled: 'canceled' } as const;

/** Moves a purchase order as staff say; one that they mark as sent is not sent by its job any more. */
export function movePurchaseOrder(
  deps: Deps,
  id: number,
  to: BodyOf<typeof moveEndpoint>['to'],
  author: Author,
): Promise<void> {
  return changePurchaseOrder(deps, id, async (tx, { row }) => {
    assertAllowed(findMoveError(row, to), 'to');
    const at = deps.now();
    const byHand = { attempt: row.attempt + 1, channel: 'manual' as const, sentAt: at, sendStartedAt: at };
    await updatePurchaseOrder(tx, id, {
      state: to,
      ...(to === 'sent' && { ...byHand, problem: null, problemDetail: null }),
      ...(to === 'confirmed' && { confirmedAt: at }),
      ...(to === 'canceled' && { warning: null }),
    });
    await recordPurchaseEvent(tx, { purchaseOrderId: id, kind: eventOf[to], at, author });
  });
}
