import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, sql } from 'drizzle-orm';
import { paymentSyncs } from '../db/payment-sync-tables';
import { orders } from '../db/schema';

/** The job of a webhook and the call of a browser ask Stripe themselves, and usually within this time. */
const graceMs = 3000;

/**
 * Stores that the customer of a pending order has begun to pay, as the browser or Stripe reports. Stripe is then asked
 * soon, even if neither leads to the outcome. A repeated report changes nothing.
 */
export async function notePaymentStarted(tx: Executor, paymentIntentId: string, now: Date): Promise<void> {
  const askAt = new Date(now.getTime() + graceMs);
  const started = tx
    .select({
      orderId: orders.id,
      isStarted: sql<boolean>`true`.as('is_started'),
      attempts: sql<number>`0`.as('attempts'),
      nextAt: sql<Date>`${askAt.toISOString()}::timestamptz`.as('next_at'),
    })
    .from(orders)
    .where(and(eq(orders.paymentIntentId, paymentIntentId), eq(orders.status, 'pending')));
  await tx
    .insert(paymentSyncs)
    .select(started)
    .onConflictDoUpdate({
      target: paymentSyncs.orderId,
      set: { isStarted: true, attempts: 0, nextAt: sql`least(${paymentSyncs.nextAt}, excluded.next_at)` },
      setWhere: eq(paymentSyncs.isStarted, false),
    });
}
