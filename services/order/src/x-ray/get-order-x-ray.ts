import { listOrderPoints, listSaleMovements, type OrderXRay } from '@shopwright/contracts/http/x-ray';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { toTraceId } from '@shopwright/service-kit/http/request-context';
import { asc, eq, sql } from 'drizzle-orm';
import { orderEmails, orderEvents } from '../db/desk-tables';
import { type OrderRow, outbox, stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOrderRow } from '../orders/order-row';
import { toTimelineEntry } from '../orders/record-event';

/** Collects the data of every part of the store about an order. Lists the services that did not answer. */
export async function getOrderXRay(deps: OrderDeps, id: number): Promise<OrderXRay> {
  const { db } = deps.database;
  const order = await getOrderRow(db, id);
  const [events, jobs, emails, timeline, stockMoves, points] = await Promise.all([
    listStripeEvents(db, order),
    listJobs(db, order),
    db.select().from(orderEmails).where(eq(orderEmails.orderId, id)).orderBy(asc(orderEmails.sentAt)),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
    deps.catalog.call(listSaleMovements, { params: { reference: order.reference } }).catch(() => undefined),
    deps.auth.call(listOrderPoints, { params: { id: String(id) } }).catch(() => undefined),
  ]);
  const traceIds = [toTraceId(order.traceparent), ...timeline.map(({ traceId }) => traceId), ...jobs.map(toTrace)];
  return {
    orderId: id,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    hasAccount: order.userId !== null,
    paymentIntentId: order.paymentIntentId,
    traceIds: [...new Set(traceIds)].flatMap((traceId) => traceId ?? []),
    stripeEvents: events.map(({ id: eventId, type, createdAt, receivedAt }) => ({
      id: eventId,
      type,
      createdAt: createdAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    jobs,
    emails: emails.map(({ orderId: _, sentAt, ...email }) => ({ ...email, sentAt: sentAt.toISOString() })),
    stockMoves: stockMoves ?? [],
    points: points ?? [],
    timeline: timeline.map((event) => ({ ...toTimelineEntry(event), traceId: event.traceId })),
    unavailable: [...(stockMoves ? [] : ['catalog' as const]), ...(points ? [] : ['auth' as const])],
  };
}

/** "00-<trace>-<span>-01" → the trace. */

const toTrace = ({ traceId }: OrderXRay['jobs'][number]): string | null => traceId;

async function listStripeEvents(rows: Executor, { paymentIntentId }: OrderRow) {
  if (paymentIntentId === null) return [];
  return rows
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.paymentIntentId, paymentIntentId))
    .orderBy(asc(stripeEvents.createdAt), asc(stripeEvents.receivedAt));
}

/** The outbox keeps an event for a week after it was handled. */
async function listJobs(rows: Executor, { id, paymentIntentId }: OrderRow): Promise<OrderXRay['jobs']> {
  const found = await rows
    .select()
    .from(outbox)
    .where(
      sql`${outbox.payload}->>'orderId' = ${String(id)} or ${outbox.payload}->>'paymentIntentId' = ${paymentIntentId ?? ''}`,
    )
    .orderBy(asc(outbox.occurredAt));
  return found.map(({ eventId, queue, type, traceparent, occurredAt, publishedAt, handledAt, parkedAt }) => ({
    eventId,
    queue,
    type,
    traceId: toTraceId(traceparent),
    createdAt: occurredAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    handledAt: handledAt?.toISOString() ?? null,
    isDiscarded: handledAt !== null && parkedAt !== null,
  }));
}
