import { traceIdsMax } from '@shopwright/contracts/http/traces';
import { AppError } from '@shopwright/service-kit/errors';
import { toTraceId } from '@shopwright/service-kit/http/request-context';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import { orders, outbox } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findOrderOf } from './find-order-of';

/** Traces are kept for a day: a customer rarely has more orders of one. */
const ordersMax = 20;

/**
 * Finds the traces of an order, of the newest orders of a customer, or of one event, which is a job or the email that it
 * sends. Empty where nothing is known.
 */
export async function findTraceIds(deps: OrderDeps, of: string): Promise<{ traceIds: string[] }> {
  const { db } = deps.database;
  const [event] = isEvent(of) ? await db.select().from(outbox).where(eq(outbox.eventId, of)).limit(1) : [];
  const traceIdOfEvent = event ? toTraceId(event.traceparent) : null;
  if (traceIdOfEvent) return { traceIds: [traceIdOfEvent] };
  const orderIds = of.includes('@') ? await listOrdersOf(deps, of) : await findOne(deps, of);
  if (orderIds.length === 0) return { traceIds: [] };
  const found = await db
    .select({ traceparent: orders.traceparent, paymentIntentId: orders.paymentIntentId })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  const intentIds = found.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const isOfOrder = inArray(sql`${outbox.payload}->>'orderId'`, orderIds.map(String));
  const isOfPayment = intentIds.length > 0 ? inArray(sql`${outbox.payload}->>'paymentIntentId'`, intentIds) : undefined;
  const [changes, jobs] = await Promise.all([
    db
      .select({ traceId: orderEvents.traceId })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, orderIds))
      .orderBy(desc(orderEvents.id))
      .limit(traceIdsMax),
    db
      .select({ traceparent: outbox.traceparent })
      .from(outbox)
      .where(or(isOfOrder, isOfPayment))
      .orderBy(desc(outbox.occurredAt))
      .limit(traceIdsMax),
  ]);
  const ids = [
    ...found.flatMap(({ traceparent }) => toTraceId(traceparent) ?? []),
    ...changes.flatMap(({ traceId }) => traceId ?? []),
    ...jobs.flatMap(({ traceparent }) => toTraceId(traceparent) ?? []),
  ];
  return { traceIds: [...new Set(ids)].slice(0, traceIdsMax) };
}

const isEvent = (of: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(of);

async function listOrdersOf({ database: { db } }: OrderDeps, emailAddress: string): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(sql`lower(${orders.customerEmail})`, emailAddress.toLowerCase()))
    .orderBy(desc(orders.id))
    .limit(ordersMax);
  return rows.map(({ id }) => id);
}

const findOne = (deps: OrderDeps, of: string): Promise<number[]> =>
  findOrderOf(deps, of).then(
    ({ orderId }) => [orderId],
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return [];
      throw error;
    },
  );
