import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, between, desc, isNotNull, not, sql } from 'drizzle-orm';
import { restores } from '../db/restore-tables';
import { orders, stripeEvents } from '../db/schema';
import type { Sighting } from './alert-rules';

const minuteMs = 60_000;
/** Stripe delivers within seconds, and tries again within minutes. */
const deliveryMs = 5 * minuteMs;
const lookBackMs = 24 * 60 * minuteMs;
/** One webhook may be lost. */
const ordersMin = 3;

/**
 * Checks whether Stripe sent webhooks for the newest paid orders, which the reconciler confirms even without them. An
 * order cannot be made by a stranger, unlike a request with a wrong signature. Returns undefined while there are too few
 * orders to know.
 */
export async function readWebhooks(db: Executor, now: Date, watchedSince: Date): Promise<Sighting | undefined> {
  const from = new Date(Math.max(watchedSince.getTime(), now.getTime() - lookBackMs));
  // The reconciler itself stores the refunds and disputes that it finds.
  const isTold = sql<boolean>`exists (
    select from ${stripeEvents} e where e.payment_intent_id = orders.payment_intent_id and e.type like 'payment_intent.%')`;
  // Stripe reported it to the store that was lost.
  const mayBeRebuilt = sql`exists (select from ${restores} r where r.restored_at >= orders.created_at)`;
  const newest = await db
    .select({ placedAt: orders.placedAt, isTold })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paymentIntentId),
        between(orders.placedAt, from, new Date(now.getTime() - deliveryMs)),
        not(mayBeRebuilt),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(ordersMin);
  const value = newest.filter((order) => !order.isTold).length;
  if (newest.some((order) => order.isTold)) return { count: 0, since: now, value };
  return newest.length < ordersMin ? undefined : { count: 1, since: newest.at(-1)?.placedAt ?? now, value };
}
