import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { type Checkout, Customer, pay } from '@shopwright/tests/test-customer';
import type { TestStore } from '@shopwright/tests/test-store';
import type { sql } from 'drizzle-orm';
import type { OrderDeps } from '../deps';

/** Payments of a whole store, and its catalog to damage and to fail. */
export function paymentsOf(getShop: () => TestStore) {
  return {
    /** Pays for a new product with so much stock, and leaves the payment to the test to sync. */
    async paid(stock: number, quantity = 1, paymentMethod?: string): Promise<{ lamp: number; checkout: Checkout }> {
      const shop = getShop();
      const lamp = await shop.addProduct({ price: '20.00', stock });
      const checkout = await new Customer(shop).open(lamp, { quantity });
      await pay(shop, checkout.paymentIntentId, paymentMethod);
      return { lamp, checkout };
    },
    refundsOf: async ({ paymentIntentId }: Checkout) =>
      (await getShop().order.stripe.refunds.list({ payment_intent: paymentIntentId })).data,
    catalogSql: (statement: ReturnType<typeof sql>) => getShop().catalogDatabase.db.execute(statement),
    /** The order service with a catalog that fails at some calls. */
    withCatalog(call: (path: string, real: () => Promise<unknown>, reference?: string) => Promise<unknown>): OrderDeps {
      const { order } = getShop();
      const real = order.catalog;
      const catalog = {
        ...real,
        call: (...args: Parameters<ServiceClient['call']>) => {
          const { reference } = (args[1]?.params ?? {}) as { reference?: string };
          return call(args[0].path, () => real.call(...args), reference);
        },
      } as ServiceClient;
      return { ...order, catalog };
    },
  };
}
