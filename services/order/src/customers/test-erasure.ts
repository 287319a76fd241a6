import { randomUUID } from 'node:crypto';
import { Customer, pay } from '@shopwright/tests/test-customer';
import { deskOf } from '@shopwright/tests/test-desk';
import type { TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';

export interface Bought {
  id: number;
  itemId: number;
  paymentIntentId: string;
  email: string;
  userId?: number;
}

type Step = (order: Bought) => Promise<unknown>;

/** Opens the checkout of two units, of an account or of a guest. */
export async function openCheckout(store: TestStore, productId: number, userId?: number): Promise<Bought> {
  const email = `${randomUUID()}@example.com`;
  const shopper = userId === undefined ? new Customer(store) : new Customer(store, { role: 'shopper', userId });
  const { orderId, paymentIntentId } = await shopper.open(productId, { quantity: 2, customerEmail: email });
  const [item] = await store.order.database.db.execute<{ id: number }>(
    sql`select id from order_items where order_id = ${orderId}`,
  );
  return { id: orderId, itemId: item?.id ?? 0, paymentIntentId, email, userId };
}

/** Returns the steps that move an order from its checkout to its end. */
export function stepsOf(store: TestStore) {
  const desk = deskOf(store);
  const one = (orderItemId: number) => [{ orderItemId, quantity: 1 }];
  return {
    payOnly: ({ paymentIntentId }) => pay(store, paymentIntentId),
    debit: ({ paymentIntentId }) => pay(store, paymentIntentId, 'pm_usBankAccount'),
    startProcessing: ({ id }) => desk.move(id, 'processing'),
    ship: ({ id }) => desk.move(id, 'shipped'),
    shipOne: ({ id, itemId }) => desk.ship(id, one(itemId)),
    deliver: ({ id }) => desk.move(id, 'delivered'),
    cancel: ({ id }) => desk.cancel(id),
    refundOne: ({ id, itemId }) => desk.refund(id, { items: one(itemId) }),
    refundAll: ({ id }) => desk.refund(id),
  } satisfies Record<string, Step>;
}
