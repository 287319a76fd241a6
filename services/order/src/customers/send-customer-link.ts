import type { CustomerLink } from '@shopwright/contracts/http/customers';
import { accountLinks, sendAccountLink } from '@shopwright/contracts/http/internal-accounts';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, desc, eq, gt } from 'drizzle-orm';
import { orderEvents } from '../db/desk-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { lockOrder } from '../orders/order-row';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { isOrderOf } from './get-customer';
import { getCustomerRow } from './list-customers';

const pauseMs = 60_000;
const isAccountLink = (kind: CustomerLink): kind is (typeof accountLinks)[number] =>
  (accountLinks as readonly string[]).includes(kind);

/** Emails the customer a link of their account, or the one to their newest order. */
export async function sendCustomerLink(deps: OrderDeps, id: number, kind: CustomerLink, author: Author): Promise<void> {
  const customer = await getCustomerRow(deps.database.db, id);
  if (isAccountLink(kind)) {
    if (customer.userId === null) throw new AppError('conflict', 'This customer has no account');
    await deps.auth.call(sendAccountLink, { params: { id: String(customer.userId) }, body: { kind } });
    return;
  }
  const [newest] = await deps.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOrderOf(customer))
    .orderBy(desc(orders.id))
    .limit(1);
  if (!newest) throw new AppError('conflict', 'This customer has no order');
  await requestOrderLink(deps, newest.id, author);
}

/** Writes the event that sends the order's first email again, at most once a minute. */
async function requestOrderLink({ database, now }: OrderDeps, orderId: number, author: Author): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const isRecent = gt(orderEvents.createdAt, new Date(now().getTime() - pauseMs));
    const [recent] = await tx
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'link_sent'), isRecent));
    if (recent) return;
    await recordOrderEvent(tx, { orderId, kind: 'link_sent', author, at: now() });
    await appendEvent(tx, 'order-link-requested', { orderId });
  });
}
