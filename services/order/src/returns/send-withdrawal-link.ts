import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { withdrawOrder } from '@shopwright/contracts/http/customer-orders';
import { and, eq, gt, sql } from 'drizzle-orm';
import { orderEmailSteps } from '../db/desk-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isShownToCustomer } from '../orders/order-row';
import { sendOrderEmailOnce } from '../orders/send-order-email-once';

/** The time within which an order's customer gets one link, however often someone asks for it, and the links of a day. */
const pauseMs = 10 * 60_000;
const perDay = 5;
const periodsOfDay = (24 * 3_600_000) / pauseMs;

/**
 * Emails the order's customer the link by which they withdraw from it. Number and email prove nothing: numbers can be
 * counted through, and an email is no secret. So they act on no order, and the response is the same for every pair.
 */
export async function sendWithdrawalLink(
  { database, trackingTokens, now }: OrderDeps,
  orderId: number,
  email: string,
): Promise<ResponseOf<typeof withdrawOrder>> {
  const at = now();
  await database.transaction(async (tx) => {
    const isOfEmail = sql`lower(${orders.customerEmail}) = lower(${email})`;
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), isOfEmail, isShownToCustomer));
    const period = Math.floor(at.getTime() / pauseMs);
    // A link that is over helps no customer.
    if (!order || !trackingTokens.isTokenFor(order, trackingTokens.tokenFor(order), at)) return;
    const isRecent = gt(orderEmailSteps.subjectId, period - periodsOfDay);
    const isSent = and(eq(orderEmailSteps.orderId, orderId), eq(orderEmailSteps.step, 'withdrawal-link'), isRecent);
    // Two at the same time are of one period, which has one link.
    if ((await tx.$count(orderEmailSteps, isSent)) < perDay)
      await sendOrderEmailOnce(tx, orderId, { step: 'withdrawal-link', period });
  });
  return { orderId, outcome: 'link_sent', receivedAt: at.toISOString() };
}
