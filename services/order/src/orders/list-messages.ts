import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, eq } from 'drizzle-orm';
import { threadMessages } from '../db/thread-tables';

/** Returns the messages between the customer and the store, oldest first. */
export async function listMessages(rows: Executor, orderId: number): Promise<CustomerOrder['messages']> {
  const found = await rows
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.orderId, orderId))
    .orderBy(asc(threadMessages.id));
  return found.map(({ id, author, body, createdAt }) => ({ id, author, body, createdAt: createdAt.toISOString() }));
}
