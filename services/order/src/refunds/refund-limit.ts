import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { refundLimitReached } from '@shopwright/contracts/permissions';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { refunds } from '../db/refund-tables';
import type { OrderDeps } from '../deps';
import type { Author } from '../orders/record-event';
import { readTimeZone } from '../store-time-zone';
import { sumRefunds } from './refund-totals';

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
 * refunds of several orders at the same time are counted together; call it after the order's lock. What failed does not count.
 */
export async function checkRefundLimit(
  tx: Executor,
  limit: RefundLimit | undefined,
  { amountCents, field }: { amountCents: number; field: string },
): Promise<void> {
  if (!limit || amountCents === 0) return;
  const { userId, limitCents, timeZone, at } = limit;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('refund-limit'), ${userId}::int)`);
  const isToday = sql`${refunds.createdAt} >= date_trunc('day', ${at.toISOString()}::timestamptz, ${timeZone}::text)`;
  const refundedCents = await sumRefunds(tx, and(eq(refunds.authorId, userId), ne(refunds.state, 'failed'), isToday));
  const leftCents = Math.max(0, limitCents - refundedCents);
  if (amountCents <= leftCents) return;
  const [most, left] = [decimalFromCents(limitCents), decimalFromCents(leftCents)];
  const message = `You can refund ${most} a day, and ${left} is left today. Ask a colleague who can refund more`;
  const details: z.infer<typeof refundLimitReached> = { refundLimit: most, left };
  throw new AppError('forbidden', message, { fields: [{ path: field, message }], details });
}
