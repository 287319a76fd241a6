import type { Database } from '@shopwright/service-kit/database/connection';
import type { JobDetails, ReadJobDetails } from '@shopwright/service-kit/messaging/parked-jobs';
import { inArray, or } from 'drizzle-orm';
import { orders } from '../db/schema';
import { threads } from '../db/thread-tables';

/** Queues whose emails go to the customer of the order. */
const customerQueues = ['order-mails', 'order-updates'];

interface Ids {
  orderId?: number;
  paymentIntentId?: string;
  threadId?: number;
}

/** Finds the orders that parked jobs are about, also of Stripe's events, and the customers that emails were to reach. */
export const readJobDetails =
  ({ db }: Pick<Database, 'db'>): ReadJobDetails =>
  async (rows) => {
    const payloads = rows.map(({ payload }) => payload as Ids);
    const known = <T>(values: (T | undefined)[]) => values.filter((value) => value !== undefined);
    const [ofOrders, ofThreads] = await Promise.all([
      db
        .select({ id: orders.id, paymentIntentId: orders.paymentIntentId, email: orders.customerEmail })
        .from(orders)
        .where(
          or(
            inArray(orders.id, known(payloads.map(({ orderId }) => orderId))),
            inArray(orders.paymentIntentId, known(payloads.map(({ paymentIntentId }) => paymentIntentId))),
          ),
        ),
      db
        .select({ id: threads.id, email: threads.email })
        .from(threads)
        .where(inArray(threads.id, known(payloads.map(({ threadId }) => threadId)))),
    ]);
    const details = rows.map(({ queue, payload }): JobDetails => {
      const { orderId, paymentIntentId, threadId } = payload as Ids;
      const order = ofOrders.find((each) =>
        orderId === undefined ? each.paymentIntentId === paymentIntentId : each.id === orderId,
      );
      const thread = ofThreads.find(({ id }) => id === threadId);
      const email = customerQueues.includes(queue) ? order?.email : thread?.email;
      return { ...(order && { orderId: order.id }), recipient: email || null };
    });
    return new Map(rows.map(({ eventId, queue }, index) => [`${queue}:${eventId}`, details[index] as JobDetails]));
  };
