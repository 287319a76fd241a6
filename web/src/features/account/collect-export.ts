import { exportAccount } from '@shopwright/contracts/http/account';
import { listMyOrders, type Order } from '@shopwright/contracts/http/orders';
import { listMyReviews } from '@shopwright/contracts/http/reviews';
import { call } from '../../lib/api-client';

const pageSize = 100;

/** Everything the store knows of the signed-in person, from each service that keeps some of it. */
export async function collectExport() {
  const [account, orders, reviews] = await Promise.all([call(exportAccount, {}), allOrders(), call(listMyReviews, {})]);
  return { account, orders, reviews };
}

async function allOrders(): Promise<Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const page = await call(listMyOrders, { query: { limit: String(pageSize), before: cursorAfter(orders) } });
    orders.push(...page);
    if (page.length < pageSize) return orders;
  }
}

const cursorAfter = (orders: Order[]): string | undefined => orders.at(-1)?.id.toString();
