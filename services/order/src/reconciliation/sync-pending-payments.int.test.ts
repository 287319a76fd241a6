import { type Checkout, Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderDeps } from '../deps';
import { notePaymentStarted } from '../payments/note-payment-started';
import { syncPendingPayments } from './sync-pending-payments';
import { createReportedPaymentsSync } from './sync-reported-payments';

let shop: TestStore;
/** The clock stands still but for `laterMs`: a pass of a second may take longer on a busy machine. */
let startedAt = Date.now();
let laterMs = 0;
const minuteMs = 60_000;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(startedAt + laterMs) });
});
afterAll(() => shop.close());

beforeEach(async () => {
  startedAt = Date.now();
  laterMs = 0;
  await shop.order.database.db.execute(sql`update orders set status = 'cancelled' where status = 'pending'`);
});

async function open(): Promise<Checkout> {
  return new Customer(shop).open(await shop.addProduct({ price: '12.00', stock: 3 }));
}

const statusOf = async ({ orderId }: Checkout) => (await getOrderRow(shop, orderId)).status;

/** The order service with a Stripe that counts how often it is asked about an intent, and may fail. */
function observed(fails: () => boolean = () => false) {
  const asked: string[] = [];
  const { paymentIntents } = shop.order.stripe;
  const intents = Object.assign(Object.create(paymentIntents), {
    retrieve: async (id: string, options: Stripe.PaymentIntentRetrieveParams) => {
      asked.push(id);
      if (fails()) throw new Error('Stripe is away');
      return paymentIntents.retrieve(id, options);
    },
  });
  const stripe = Object.create(shop.order.stripe, { paymentIntents: { value: intents } }) as Stripe;
  return { deps: { ...shop.order, stripe } as OrderDeps, asked };
}

/** Runs a pass each second and returns the seconds at which Stripe was asked. */
async function secondsAsked({ deps, asked }: ReturnType<typeof observed>, seconds: number): Promise<number[]> {
  const at: number[] = [];
  for (let second = 1; second <= seconds; second++) {
    laterMs = second * 1000;
    const before = asked.length;
    await syncPendingPayments(deps, minuteMs);
    if (asked.length > before) at.push(second);
  }
  return at;
}

describe('the turns of a pending order', () => {
  it('begin after 20 seconds and become rare while nothing is known of a payment', async () => {
    await open();
    const at = await secondsAsked(observed(), 230);
    expect(at[0]).toBeGreaterThanOrEqual(19);
    expect(at.slice(1).map((second, index) => second - (at[index] ?? 0))).toEqual([20, 40, 60, 60]);
  });

  it('come within seconds once the payment has started, and grow while it takes', async () => {
    const { paymentIntentId } = await open();
    await notePaymentStarted(shop.order.database.db, paymentIntentId, shop.order.now());
    const at = await secondsAsked(observed(), 100);
    expect(at[0]).toBeLessThanOrEqual(4);
    expect(at.slice(1).map((second, index) => second - (at[index] ?? 0))).toEqual([2, 4, 8, 16, 32]);
  });

  it('are repeated soon after Stripe failed, and confirm the order', async () => {
    const checkout = await open();
    await pay(shop, checkout.paymentIntentId);
    await notePaymentStarted(shop.order.database.db, checkout.paymentIntentId, shop.order.now());
    let failuresLeft = 2;
    const at = await secondsAsked(
      observed(() => failuresLeft-- > 0),
      15,
    );
    expect([at.length, await statusOf(checkout)]).toEqual([3, 'confirmed']);
  });

  it('are taken by one of two instances', async () => {
    await Promise.all([open(), open(), open()]);
    laterMs = 30_000;
    const instances = [observed(), observed()];
    await Promise.all(instances.map(({ deps }) => syncPendingPayments(deps, minuteMs)));
    expect(instances.flatMap(({ asked }) => asked)).toHaveLength(3);
  });

  it('leave a customer who pays before thousands who do not', async () => {
    const { database } = shop.order;
    const checkout = await open();
    await pay(shop, checkout.paymentIntentId);
    await database.db.execute(sql`
      insert into orders (reference, total, expires_at, created_at)
      select gen_random_uuid(), 0, now() + interval '1 hour', now() - interval '1 hour' from generate_series(1, 1000)`);
    await notePaymentStarted(database.db, checkout.paymentIntentId, shop.order.now());
    laterMs = 5000;
    await syncPendingPayments(shop.order, minuteMs);
    expect(await statusOf(checkout)).toBe('confirmed');
  });

  it('end with the order', async () => {
    const checkout = await open();
    await notePaymentStarted(shop.order.database.db, checkout.paymentIntentId, shop.order.now());
    await pay(shop, checkout.paymentIntentId);
    laterMs = 5000;
    await syncPendingPayments(shop.order, minuteMs);
    const rows = await shop.order.database.db.execute(
      sql`select 1 from payment_syncs where order_id = ${checkout.orderId}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('payments that Stripe reports', () => {
  it('are confirmed by the next pass, without a webhook, a browser or a turn', async () => {
    const syncReported = createReportedPaymentsSync(shop.order);
    const [paid, unpaid] = [await open(), await open()];
    await syncReported();
    await pay(shop, paid.paymentIntentId);
    await syncReported();
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['confirmed', 'pending']);
  });

  it('are tried again where Stripe failed, and asked about once', async () => {
    const checkout = await open();
    await open();
    await pay(shop, checkout.paymentIntentId);
    let failuresLeft = 1;
    const { deps, asked } = observed(() => failuresLeft-- > 0);
    const syncReported = createReportedPaymentsSync(deps);
    for (let pass = 0; pass < 4; pass++) await syncReported();
    expect([await statusOf(checkout), asked]).toEqual([
      'confirmed',
      [checkout.paymentIntentId, checkout.paymentIntentId],
    ]);
  });

  it('are not asked for while no checkout is open', async () => {
    const stripe = new Proxy(shop.order.stripe, {
      get: () => {
        throw new Error('asked');
      },
    });
    await createReportedPaymentsSync({ ...shop.order, stripe })();
  });
});
