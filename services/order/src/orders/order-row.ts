import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import type * as endpoints from '@shopwright/contracts/http/orders';
import type { Order, PlacedOrder, TrackedOrder } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { AppError } from '@shopwright/service-kit/errors';
import { desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { offlinePayments } from '../db/draft-tables';
import type { OrderItemRow, OrderRow } from '../db/schema';
import * as schema from '../db/schema';
import type { OrderDeps } from '../deps';
import { getPaidCents } from './order-rules';
import { type Charged, readTotals } from './total-rows';

/** Returns the reward that discounts this order, with the `holder` under which auth keeps it. */
export function getReservedReward({ rewardId, rewardHolder }: Pick<OrderRow, 'rewardId' | 'rewardHolder'>) {
  return rewardId === null || rewardHolder === null ? null : { id: rewardId, holder: rewardHolder };
}

export function toOrder(row: OrderRow, items: OrderItemRow[], charged: Charged = {}): Order {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerAddress: row.customerAddress,
    total: row.total,
    discount: row.discount,
    ...(row.reducedTotal !== '0.00' && { reducedTotal: row.reducedTotal }),
    status: row.status,
    refundState: row.refundState,
    paymentFailedAt: row.paymentFailedAt?.toISOString(),
    ...(row.placedAt !== null && getPaidCents(row) === 0 && { isUnpaid: true }),
    createdAt: row.createdAt.toISOString(),
    placedAt: row.placedAt?.toISOString() ?? null,
    items: items.map(({ orderId: _orderId, paid, ...item }) => ({ ...item, ...(paid !== null && { paid }) })),
    ...charged,
  };
}

/** Names the lines as their customer saw them: in the language of the order, where the products had names in it. */
export const inOrderLanguage = <Item extends Pick<OrderItemRow, 'name' | 'localName'>>(
  items: readonly Item[],
): Item[] => items.map((item) => ({ ...item, name: item.localName ?? item.name }));

/** Returns an order without its customer, for them. */
export function toTrackedOrder(row: OrderRow, items: OrderItemRow[], charged?: Charged): TrackedOrder {
  const {
    customerName: _n,
    customerEmail: _e,
    customerAddress: _a,
    reference: _r,
    ...tracked
  } = toOrder(row, inOrderLanguage(items), charged);
  return tracked;
}

/** A checkout that was never paid is not an order to its customer; one whose money did not arrive is. */
export const isShownToCustomer = or(isNotNull(schema.orders.placedAt), isNotNull(schema.orders.paymentFailedAt));

/** "#12" → 12; 0, which is no order, for a number that no order can have. */
export function parseOrderNumber(text: string): number {
  const number = Number(text.replace('#', ''));
  return number <= maxInteger ? number : 0;
}

/** Every step of a purchase reads its order. */
const orderQuery = createPreparedQueries((db, key: 'id' | 'paymentIntentId' | 'reference' | 'checkoutId') =>
  db
    .select()
    .from(schema.orders)
    .where(eq(schema.orders[key], sql.placeholder('value')))
    .prepare('order'),
);

const orderLock = createPreparedQueries((db) =>
  db
    .select()
    .from(schema.orders)
    .where(eq(schema.orders.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock'),
);

const itemsQuery = createPreparedQueries((db) =>
  db
    .select()
    .from(schema.orderItems)
    .where(eq(schema.orderItems.orderId, sql.placeholder('orderId')))
    .orderBy(desc(schema.orderItems.price), schema.orderItems.id)
    .prepare('items'),
);

export async function findByIntent(rows: Executor, paymentIntentId: string): Promise<OrderRow | undefined> {
  const [row] = await orderQuery(rows, 'paymentIntentId').execute({ value: paymentIntentId });
  return row;
}

export async function findByReference(rows: Executor, reference: string): Promise<OrderRow | undefined> {
  const [row] = await orderQuery(rows, 'reference').execute({ value: reference });
  return row;
}

export async function findByCheckout(rows: Executor, checkoutId: string): Promise<OrderRow | undefined> {
  const [row] = await orderQuery(rows, 'checkoutId').execute({ value: checkoutId });
  return row;
}

/** Locks the order's row until the transaction ends, so that syncs, cancellations and refunds take turns. */
export async function lockOrder(tx: Executor, id: number): Promise<OrderRow> {
  const [row] = await orderLock(tx, null).execute({ id });
  if (!row) throw new AppError('not_found', 'No such order');
  return row;
}

export async function getOrder(rows: Executor, id: number): Promise<Order> {
  const row = await getOrderRow(rows, id);
  const items = await listOrderItems(rows, id);
  return toOrder(row, items, await readTotals(rows, row, items));
}

type OrderReads = Pick<OrderDeps, 'database' | 'trackingTokens'>;

/** Returns the order as its customer may see it. Only a guest needs a link to it. */
export async function getPlacedOrder(
  { database: { db }, trackingTokens }: OrderReads,
  id: number,
): Promise<PlacedOrder> {
  const row = await getOrderRow(db, id);
  const trackingToken = row.userId === null ? trackingTokens.tokenFor(row) : null;
  const items = await listOrderItems(db, id);
  return { ...toOrder(row, inOrderLanguage(items), await readTotals(db, row, items)), trackingToken };
}

/** Returns the order with the language of its emails, and the link that opens it: also for an account, signed out. */
export async function getOrderForEmail(deps: OrderReads, id: number): Promise<ResponseOf<typeof endpoints.getOrder>> {
  const row = await getOrderRow(deps.database.db, id);
  const trackingToken = deps.trackingTokens.tokenFor(row);
  const { db } = deps.database;
  const items = await listOrderItems(db, id);
  const offline = await readOffline(db, row);
  return {
    ...toOrder(row, items, await readTotals(db, row, items)),
    trackingToken,
    language: row.language,
    ...offline,
  };
}

/** How the order is paid, where that is not through Stripe. */
async function readOffline(rows: Executor, { id, paymentSource: method }: OrderRow) {
  if (method === 'stripe') return {};
  const [payment] = await rows.select().from(offlinePayments).where(eq(offlinePayments.orderId, id));
  return { offline: { method, dueOn: payment?.paidAt === null ? payment.dueOn : null } };
}

export async function getOrderRow(rows: Executor, id: number): Promise<OrderRow> {
  const [row] = await orderQuery(rows, 'id').execute({ value: id });
  if (!row) throw new AppError('not_found', 'No such order');
  return row;
}

export function listOrderItems(rows: Executor, orderId: number) {
  return itemsQuery(rows, null).execute({ orderId });
}
