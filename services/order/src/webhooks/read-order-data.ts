import type {
  webhookOrder,
  webhookPayment,
  webhookRefund,
  webhookReturn,
  webhookShipment,
} from '@shopwright/contracts/webhook-payloads';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { WebhookEventRow } from '@shopwright/service-kit/messaging/webhook-events';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { shipmentItems, shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { getOrderDetail } from '../orders/get-order-detail';
import { getOrderRow } from '../orders/order-row';

type Detail = Awaited<ReturnType<typeof getOrderDetail>>;
type Currency = z.infer<typeof webhookOrder>['currency'];

export interface OrderSource {
  detail: Detail;
  currency: Currency;
}

/** Returns undefined for an order that its customer never placed. */
export async function readOrderSource(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
): Promise<OrderSource | undefined> {
  const [detail, { currency }] = await Promise.all([
    getOrderDetail(database, orderId, now()),
    getOrderRow(database.db, orderId),
  ]);
  return detail.placedAt === null && detail.paymentFailedAt === null ? undefined : { detail, currency };
}

/** Returns undefined where there is nothing to tell. */
export async function toOrderData(
  rows: Executor,
  { topic, details }: Pick<WebhookEventRow, 'topic' | 'details'>,
  source: OrderSource,
): Promise<object | undefined> {
  const idOf = (name: string) => Number(details?.[name]);
  switch (topic.split('.')[0]) {
    case 'order':
      return toOrder(source);
    case 'payment':
      return toPayment(source);
    case 'refund':
      return toRefund(source, idOf('refundId'));
    case 'shipment':
      return readShipment(rows, source.detail.id, idOf('shipmentId'));
    case 'return':
      return toReturn(source, idOf('returnId'));
    default:
      return undefined;
  }
}

function toOrder({ detail, currency }: OrderSource): z.infer<typeof webhookOrder> {
  const { id, reference, customerName, customerEmail, customerAddress, total, discount, status, refundState } = detail;
  return {
    id,
    reference,
    status,
    paymentState: detail.paymentState,
    shipmentState: detail.shipmentState,
    refundState,
    currency,
    total,
    discount,
    ...(detail.reducedTotal && { reducedTotal: detail.reducedTotal }),
    refundedTotal: detail.refundedTotal,
    ...(detail.addedTo && { addedTo: detail.addedTo }),
    ...(detail.totals && { totals: detail.totals }),
    userId: detail.userId,
    customerName,
    customerEmail,
    customerAddress,
    language: detail.language,
    items: detail.items.map(({ id: itemId, productId, name, sku, quantity, refundedQuantity, price, paid }) => ({
      id: itemId,
      productId,
      sku: sku ?? null,
      name,
      quantity,
      refundedQuantity,
      price,
      ...(paid !== undefined && { paid }),
    })),
    createdAt: detail.createdAt,
    placedAt: detail.placedAt,
    shippedAt: detail.shippedAt,
    deliveredAt: detail.deliveredAt,
    paymentFailedAt: detail.paymentFailedAt,
  };
}

const toPayment = ({ detail, currency }: OrderSource): z.infer<typeof webhookPayment> => ({
  orderId: detail.id,
  source: detail.paymentSource,
  paymentIntentId: detail.payment.paymentIntentId,
  state: detail.paymentState,
  amount: detail.total,
  amountPaid: detail.payment.amountPaid,
  currency,
  disputes: detail.disputes,
});

function toRefund({ detail, currency }: OrderSource, refundId: number): z.infer<typeof webhookRefund> | undefined {
  const found = detail.refunds.find(({ id }) => id === refundId);
  if (!found) return undefined;
  const { id, state, amount, reason, stripeRefundId, failureReason, items, createdAt } = found;
  return { id, orderId: detail.id, state, amount, currency, reason, stripeRefundId, failureReason, items, createdAt };
}

/** One that was voided too, which the order no longer shows. */
async function readShipment(
  rows: Executor,
  orderId: number,
  shipmentId: number,
): Promise<z.infer<typeof webhookShipment> | undefined> {
  const [found] = await rows.select().from(shipments).where(eq(shipments.id, shipmentId));
  if (!found) return undefined;
  const items = await rows.select().from(shipmentItems).where(eq(shipmentItems.shipmentId, shipmentId));
  return {
    id: found.id,
    orderId,
    isVoided: found.voidedAt !== null,
    carrier: found.carrier,
    trackingNumber: found.trackingNumber,
    trackingUrl: found.trackingUrl,
    items: items.map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
    createdAt: found.createdAt.toISOString(),
  };
}

function toReturn({ detail }: OrderSource, returnId: number): z.infer<typeof webhookReturn> | undefined {
  const found = detail.returns.find(({ id }) => id === returnId);
  if (!found) return undefined;
  const { id, kind, state, reason, items, requestedAt, decidedAt, receivedAt, closedAt = null } = found;
  return { id, orderId: detail.id, kind, state, reason, items, requestedAt, decidedAt, receivedAt, closedAt };
}
