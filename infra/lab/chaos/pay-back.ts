import { randomUUID } from 'node:crypto';
import type { StoreClient } from './store-client';

interface Order {
  status: string;
  items: { id: number; quantity: number }[];
  returns: { id: number; refund: { state: string } | null }[];
}

export interface Bought {
  client: StoreClient;
  /** Ships, and takes returns back. */
  staff: StoreClient;
  orderId: number;
  /** Of a guest's order. */
  token?: string | undefined;
}

const read = async ({ staff, orderId }: Bought): Promise<Order> =>
  (await staff.call<Order>('GET', `/orders/${orderId}`)).body;

// A call whose answer was lost is refused when it is repeated: what the order says then counts.

/** Cancels the order as its customer. */
export async function cancel(bought: Bought): Promise<boolean> {
  const { client, orderId, token } = bought;
  const { status } = await client.call('POST', `/customer-orders/${orderId}/cancel`, { token });
  return status === 200 || (await read(bought)).status === 'cancelled';
}

/** Staff deliver the order, its customer returns all of it, and staff refund and restock it. */
export async function returnAll(bought: Bought): Promise<boolean> {
  const { client, staff, orderId, token } = bought;
  for (const to of ['processing', 'shipped', 'delivered'])
    await staff.call('POST', `/orders/${orderId}/status`, { to });
  const { items, status } = await read(bought);
  if (status !== 'delivered') return false;
  await client.call('POST', `/customer-orders/${orderId}/returns`, {
    token,
    requestId: randomUUID(),
    items: items.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
    reason: 'changed_mind',
  });
  const [asked] = (await read(bought)).returns;
  if (!asked) return false;
  const path = `/orders/${orderId}/returns/${asked.id}`;
  for (const to of ['approved', 'received']) await staff.call('POST', `${path}/status`, { to });
  const { status: answered } = await staff.call('POST', `${path}/refund`, { restock: true });
  if (answered === 200) return true;
  const refund = (await read(bought)).returns.find(({ id }) => id === asked.id)?.refund;
  return refund?.state === 'succeeded' || refund?.state === 'pending';
}
