import { randomUUID } from 'node:crypto';
import * as endpoints from '@shopwright/contracts/http/customers';
import { eq } from 'drizzle-orm';
import { users } from '../services/auth/src/db/schema';
import { Customer, pay } from './test-customer';
import { clerk } from './test-desk';
import { Shopper } from './test-shopper';
import type { TestStore } from './test-store';

export const newEmail = () => `${randomUUID()}@example.com`;

/** Customers of a whole store, as staff see them. */
export function customersOf(getShop: () => TestStore) {
  const list = (query: Record<string, string> = {}) =>
    getShop().orderClient.call(endpoints.listCustomers, { query }, clerk);
  return {
    list,
    find: async (search: string) => (await list({ search }))[0] ?? { id: 0, name: '', orders: 0, spent: '' },
    /** Buys one product as a guest of this address. */
    async buyAs(customerEmail: string, customerName = 'Grace Hopper') {
      const shop = getShop();
      const productId = await shop.addProduct({ price: '20.00', stock: 10 });
      const guest = new Customer(shop);
      const checkout = await guest.open(productId, { customerEmail, customerName });
      await pay(shop, checkout.paymentIntentId);
      return (await guest.record(checkout)).id;
    },
    async register(email: string): Promise<Shopper> {
      const shopper = await Shopper.create(getShop());
      await getShop().auth.database.db.update(users).set({ email }).where(eq(users.id, shopper.id));
      return shopper;
    },
  };
}
