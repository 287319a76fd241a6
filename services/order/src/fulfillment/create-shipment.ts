import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/order-actions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { and, eq } from 'drizzle-orm';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import { shipmentItems, shipments } from '../db/shipment-tables';
import type { OrderDeps } from '../deps';
import { countToShip, listOrderLines, type OrderLine } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { findShipError } from '../orders/order-rules';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { followShipment } from '../purchase-orders/follow-shipment';
import { changeStatus } from './change-status';
import { delayShipmentEmail } from './shipment-emails';

type Input = BodyOf<typeof endpoints.createShipment>;
type NewShipment = Omit<Input, 'carrier' | 'trackingNumber' | 'requestId'> & {
  carrier?: string;
  trackingNumber?: string;
};

/** Ships some units of an order, under its row lock. A repeated request, by its key, ships nothing more. */
export async function createShipment(
  { database, now }: Pick<OrderDeps, 'database' | 'now'>,
  orderId: number,
  { requestId, ...shipment }: Input,
  author: Author,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (requestId !== undefined && (await isKnown(tx, orderId, requestId, shipment))) return;
    assertAllowed(findShipError(order), 'items');
    await writeShipment(tx, order, { shipment, requestKey: requestId, author, at: now() });
  });
}

/** Throws `conflict` where the key made another shipment. */
async function isKnown(tx: Executor, orderId: number, requestKey: string, wanted: NewShipment): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.requestKey, requestKey)));
  if (!known) return false;
  const items = await tx.select().from(shipmentItems).where(eq(shipmentItems.shipmentId, known.id));
  if (toText({ ...known, items }) !== toText(wanted)) {
    throw fieldError('conflict', 'requestId', 'This key was already used for another shipment');
  }
  return true;
}

type Parcel = Pick<NewShipment, 'items'> & { [Name in 'carrier' | 'trackingNumber' | 'trackingUrl']?: string | null };

/** Returns the same text for the same parcel; the order of its lines does not matter. */
const toText = ({ carrier = null, trackingNumber = null, trackingUrl = null, items }: Parcel): string =>
  JSON.stringify([
    carrier,
    trackingNumber,
    trackingUrl,
    ...items.map(({ orderItemId, quantity }) => `${orderItemId}:${quantity}`).sort(),
  ]);

interface Shipping {
  shipment: NewShipment;
  requestKey?: string;
  author: Author;
  at: Date;
}

/** Writes the shipment of a locked order, moves the order, and tells the customer once staff can no longer undo it. */
export async function writeShipment(
  tx: Executor,
  order: OrderRow,
  { shipment, requestKey = randomUUID(), author, at }: Shipping,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id);
  assertLeftToShip(lines, shipment.items);
  const { carrier, trackingNumber, trackingUrl, items } = shipment;
  const [row] = await tx
    .insert(shipments)
    .values({
      orderId: order.id,
      requestKey,
      carrier,
      trackingNumber,
      trackingUrl,
      authorId: author.userId ?? null,
      createdAt: at,
    })
    .returning({ id: shipments.id });
  invariant(row, 'an insert returns its row');
  const shipmentId = row.id;
  await tx.insert(shipmentItems).values(items.map((item) => ({ shipmentId, ...item })));
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isComplete = units === countToShip(lines);
  await tx
    .update(orders)
    .set({ shipmentState: isComplete ? 'complete' : 'partial' })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'shipment_created',
    author,
    at,
    details: { shipmentId, pieces: units },
  });
  const to = isComplete ? 'shipped' : 'processing';
  if (order.status !== to) await changeStatus(tx, order, { to, author, at, shipmentId });
  await followShipment(tx, { orderId: order.id, shipmentId, items, author, at });
  await delayShipmentEmail(tx, { orderId: order.id, shipmentId, shippedAt: at });
}

/** Throws `unprocessable` that names the line which is not of this order, or has fewer units left. */
function assertLeftToShip(lines: OrderLine[], items: NewShipment['items']): void {
  const seen = new Set<number>();
  const fields = items.flatMap(({ orderItemId, quantity }, index) => {
    const line = lines.find(({ id }) => id === orderItemId);
    const isRepeated = seen.has(orderItemId);
    seen.add(orderItemId);
    if (!line || isRepeated) {
      const message = line ? `Line ${orderItemId} is listed more than once` : `This order has no line ${orderItemId}`;
      return [{ path: `items.${index}.orderItemId`, message }];
    }
    return quantity > line.toShip
      ? [{ path: `items.${index}.quantity`, message: `Only ${line.toShip} of this line are left to ship` }]
      : [];
  });
  if (fields.length > 0) throw new AppError('unprocessable', fields[0]?.message ?? '', { fields });
}
