import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { getOrder } from '@shopwright/contracts/http/internal';
import type { Order } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { desc, eq } from 'drizzle-orm';
import * as schema from '../db/schema';
import { type OrderRow, toOrder } from './order-row';

export async function findByIntent(rows: Executor, paymentIntentId: string): Promise<OrderRow | undefined> {
  const [row] = await rows.select().from(schema.orders).where(eq(schema.orders.paymentIntentId, paymentIntentId));
  return row;
}

export async function findByReference(rows: Executor, reference: string): Promise<OrderRow | undefined> {
  const [row] = await rows.select().from(schema.orders).where(eq(schema.orders.reference, reference));
  return row;
}

export async function findByCheckout(rows: Executor, checkoutId: string): Promise<OrderRow | undefined> {
  const [row] = await rows.select().from(schema.orders).where(eq(schema.orders.checkoutId, checkoutId));
  return row;
}

/** Locks the order's row until the transaction ends: who settles, cancels or refunds takes turns. */
export async function lockOrder(tx: Executor, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(schema.orders).where(eq(schema.orders.id, id)).for('update');
  if (!row) throw new AppError('not_found', 'There is no such order');
  return row;
}

export async function readOrder(rows: Executor, id: number): Promise<Order> {
  const row = await rowOf(rows, id);
  return toOrder(row, await itemsOf(rows, id));
}

/** The order, and the language in which its buyer is told about it. */
export async function readOrderToTell(rows: Executor, id: number): Promise<ReplyOf<typeof getOrder>> {
  const row = await rowOf(rows, id);
  return { ...toOrder(row, await itemsOf(rows, id)), language: row.language };
}

async function rowOf(rows: Executor, id: number): Promise<OrderRow> {
  const [row] = await rows.select().from(schema.orders).where(eq(schema.orders.id, id));
  if (!row) throw new AppError('not_found', 'There is no such order');
  return row;
}

export function itemsOf(rows: Executor, orderId: number) {
  return rows
    .select()
    .from(schema.orderItems)
    .where(eq(schema.orderItems.orderId, orderId))
    .orderBy(desc(schema.orderItems.price), schema.orderItems.id);
}
