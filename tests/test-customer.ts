import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import { createPaymentIntent, recordOrder } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../services/order/src/db/schema';
import type { TestStore } from './test-store';

export const customer = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerAddress: '12 Long Street, Springfield',
};

export const visitor = (): Actor => ({ role: 'anonymous', visitorId: randomUUID() });

export type Opening = Partial<BodyOf<typeof createPaymentIntent>> & { quantity?: number };
export type Checkout = ResponseOf<typeof createPaymentIntent>;

/** A customer who buys one product, step by step. */
export class Customer {
  readonly checkoutId = randomUUID();

  constructor(
    private readonly shop: TestStore,
    readonly actor: Actor = visitor(),
  ) {}

  open(productId: number, { quantity = 1, ...rest }: Opening = {}): Promise<Checkout> {
    const body = { items: [{ productId, quantity }], checkoutId: this.checkoutId, ...customer, ...rest };
    return this.shop.orderClient.call(createPaymentIntent, { body }, this.actor);
  }

  record({ paymentIntentId }: Pick<Checkout, 'paymentIntentId'>) {
    const body = { ...customer, total: '1.00', paymentIntentId };
    return this.shop.orderClient.call(recordOrder, { body }, this.actor);
  }
}

export const pay = ({ order }: TestStore, paymentIntentId: string, paymentMethod = 'pm_card_visa') =>
  order.stripe.paymentIntents.confirm(paymentIntentId, {
    payment_method: paymentMethod,
    return_url: 'http://127.0.0.1/checkout/success',
  });

export async function getOrderRow({ order }: TestStore, id: number): Promise<OrderRow> {
  const [row] = await order.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`no order ${id}`);
  return row;
}
