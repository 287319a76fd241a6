import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { refundLimitReached } from '@shopwright/contracts/permissions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { orderEvents } from '../db/desk-tables';
import { offlinePayments } from '../db/draft-tables';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import type { Author } from '../orders/record-event';
import { readTimeZone } from '../store-time-zone';
import { isMoney, sumRefunds } from './refund-totals';

/** What a member of the team may give back today. */
export interface RefundLimit {
  userId: number;
  limitCents: number;
  timeZone: string;
  at: Date;
}

/** Reads the limit of who refunds; undefined without one. Call it before the transaction, as it asks the catalog. */
export async function readRefundLimit(
  deps: Pick<OrderDeps, 'catalog' | 'now'>,
  { userId, refundLimit }: Author,
): Promise<RefundLimit | undefined> {
  if (refundLimit === undefined || userId === undefined) return undefined;
  return { userId, limitCents: centsFromDecimal(refundLimit), timeZone: await readTimeZone(deps), at: deps.now() };
}

/**
 * Throws `forbidden` where the amount is more than is left today. Locks the member until the transaction ends, so that
 * refunds of several orders at the same time are counted together; call it after the order's lock. What failed does not count;
 * unpaid invoices that shipped and were cancelled do.
 */
export async function checkRefundLimit(
  tx: Executor,
  limit: RefundLimit | undefined,
  { amountCents, field }: { amountCents: number; field: string },
): Promise<void> {
  if (!limit || amountCents === 0) return;
  const { userId, limitCents, timeZone, at } = limit;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refund-limit'), ${userId}::int)`);
  const today = sql`date_trunc('day', ${at.toISOString()}::timestamptz, ${timeZone}::text)`;
  const isMade = and(eq(refunds.authorId, userId), ne(refunds.state, 'failed'), gte(refunds.createdAt, today), isMoney);
  const givenCents = (await sumRefunds(tx, isMade)) + (await sumWrittenOff(tx, userId, today));
  const leftCents = Math.max(0, limitCents - givenCents);
  if (amountCents <= leftCents) return;
  const [most, left] = [decimalFromCents(limitCents), decimalFromCents(leftCents)];
  const message = `You can refund ${most} a day, and ${left} is left today. Ask a colleague who can refund more`;
  const details: z.infer<typeof refundLimitReached> = { refundLimit: most, left };
  throw new AppError('forbidden', message, { fields: [{ path: field, message }], details });
}

/** Returns cents. Postgres begins with the few invoices that are not paid. */
async function sumWrittenOff(tx: Executor, userId: number, since: SQL): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(round(sum(${orders.total} - ${orders.reducedTotal}) * 100), 0)::int` })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.orderId))
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(
      and(
        isNull(offlinePayments.paidAt),
        eq(orders.status, 'cancelled'),
        ne(orders.shipmentState, 'none'),
        eq(orderEvents.kind, 'cancelled'),
        eq(orderEvents.actor, 'staff'),
        eq(orderEvents.actorUserId, userId),
        gte(orderEvents.createdAt, since),
      ),
    );
  return row?.cents ?? 0;
}
