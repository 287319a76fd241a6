import { exportAccount } from '@shopwright/contracts/http/account';
import { listMyOrders, type Order } from '@shopwright/contracts/http/orders';
import { listMyReviews } from '@shopwright/contracts/http/reviews';
import { call, callPage } from '../../lib/api-client';

/** Collects everything the store knows of the signed-in user, from each service. */
export async function collectExport() {
  const [account, orders, reviews] = await Promise.all([call(exportAccount, {}), allOrders(), call(listMyReviews, {})]);
  return { account, orders, reviews };
}

async function allOrders(): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage(listMyOrders, { query: { limit: '100', cursor } });
    orders.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return orders;
}
