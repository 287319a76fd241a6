import { findPointsMismatches, sumOrderPoints } from '@shopwright/contracts/http/internal-ledgers';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { type Earning, getEarningCents } from '../orders/order-rules';
import type { Finding } from './finding';

type ComparedOrder = Pick<
  OrderRow,
  'id' | 'userId' | 'status' | 'total' | 'goodsPaid' | 'amountPaid' | 'refundedTotal' | 'disputedTotal' | 'updatedAt'
>;

/** 1 point per whole dollar; none of an order that was cancelled. */
const getDuePoints = (order: Earning & Pick<OrderRow, 'status'>): number =>
  order.status === 'cancelled' ? 0 : Math.floor(getEarningCents(order) / 100);

/** Compares the points of every order with what it should have earned. */
export async function compareOrderPoints({ auth }: OrderDeps, batch: ComparedOrder[]): Promise<Finding[]> {
  const withAccount = batch.filter(({ userId, status }) => userId !== null && status !== 'pending');
  if (withAccount.length === 0) return [];
  const sums = await auth.call(sumOrderPoints, { body: { orderIds: withAccount.map(({ id }) => id) } });
  const points = new Map(sums.map((sum) => [sum.orderId, sum.points]));
  return withAccount.flatMap((order): Finding[] => {
    const due = getDuePoints(order);
    const booked = points.get(order.id) ?? 0;
    if (due === booked) return [];
    return [
      {
        cause: 'order_points',
        subject: `order:${order.id}`,
        orderId: order.id,
        since: order.updatedAt,
        ...(order.userId !== null && { userId: order.userId }),
        details: { due, booked },
      },
    ];
  });
}

/** Compares the counters of every account with its ledger, which auth does by itself. */
export async function compareAccounts({ auth, now }: OrderDeps): Promise<{ findings: Finding[]; compared: number }> {
  const { compared, mismatches } = await auth.call(findPointsMismatches, {});
  const findings = mismatches.map(
    ({ userId, points, ledgerPoints }): Finding => ({
      cause: 'account_points',
      subject: `user:${userId}`,
      userId,
      since: now(),
      details: { points, ledger: ledgerPoints },
    }),
  );
  return { findings, compared };
}
