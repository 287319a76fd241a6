import { createPaymentIntent, startPayment } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import { clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireReservations } from '../services/catalog/src/reservations/expire-reservations';
import { runConcurrently } from '../services/catalog/src/test-concurrency';
import { Customer, pay, visitor } from './test-customer';
import { startTestStore, type TestStore } from './test-store';

// 30 visitors behind six addresses against four products.

const stocks = [8, 20, 60, 400];
const sharePercent = 5;
let shop: TestStore;

beforeAll(async () => {
  const limits = { openMax: 60, unitsMax: 600, valueMaxCents: 6_000_000 };
  shop = await startTestStore({
    limits: { sharePercent, visitor: { ...limits, openMax: 3 }, account: { ...limits, openMax: 5 }, address: limits },
  });
});
afterAll(() => shop.close());

it('visitors who open checkouts and press Pay, but never pay, keep no product from those who do', async () => {
  const ids = await Promise.all(stocks.map((stock) => shop.addProduct({ price: '3.00', stock })));
  const hoarders = Array.from({ length: 30 }, (_, index) => ({ actor: visitor(), address: `198.51.100.${index % 6}` }));
  const open = async ({ actor, address }: (typeof hoarders)[number]) => {
    const items = ids.map((productId, index) => ({ productId, quantity: Math.min(99, stocks[index] ?? 0) }));
    const small = ids.map((productId) => ({ productId, quantity: 1 }));
    const opened: string[] = [];
    for (const lines of [items, small]) {
      const input = { body: { items: lines }, headers: { [clientAddressHeader]: address } };
      const response = await shop.orderClient.call(createPaymentIntent, input, actor).catch(unlessUnavailable);
      if (response) opened.push(response.paymentIntentId);
    }
    return { actor, address, opened };
  };
  const openAll = () => runConcurrently(hoarders.map((hoarder) => () => open(hoarder)));
  let attack = await openAll();
  expect(attack.flatMap(({ opened }) => opened).length).toBeGreaterThan(30);
  expect(await readShares(ids)).toEqual(within(sharePercent));

  // They press Pay now, and Stripe never hears of a payment: they get one unit at most, and soon not even that.
  const press = () =>
    runConcurrently(
      attack.flatMap(({ actor, address, opened }) =>
        opened.map((paymentIntentId) => () => {
          const input = { params: { paymentIntentId }, headers: { [clientAddressHeader]: address } };
          return shop.orderClient.call(startPayment, input, actor).catch(unlessUnavailable);
        }),
      ),
    );
  await press();
  const reserved = await Promise.all(ids.map(async (id) => (await shop.getStock(id)).reserved));
  for (const [index, most] of [1, 1, 3, 20].entries()) {
    expect(reserved[index]).toBeGreaterThan(0);
    expect(reserved[index]).toBeLessThanOrEqual(most);
  }
  await endPaying();
  await press();
  attack = await openAll();
  await press();
  expect(await readShares(ids)).toEqual(within(sharePercent));

  for (const [index, id] of ids.entries()) {
    const units = Math.min(stocks[index] ?? 0, 8);
    const bought = await runConcurrently(Array.from({ length: units }, () => () => buy(id)));
    expect(bought).toEqual(Array.from({ length: units }, () => 'confirmed'));
  }
});

/** An attack must fail because it is refused, and not because the machine is slow. */
function unlessUnavailable(error: unknown): undefined {
  if (error instanceof AppError && error.status >= 500) throw error;
}

async function buy(productId: number): Promise<string> {
  const customer = new Customer(shop);
  const checkout = await customer.open(productId);
  await shop.orderClient.call(startPayment, { params: { paymentIntentId: checkout.paymentIntentId } }, customer.actor);
  await pay(shop, checkout.paymentIntentId);
  return (await customer.record(checkout)).status;
}

/** The part of each product's stock that is reserved, in percent. */
async function readShares(ids: number[]): Promise<number[]> {
  const stock = await Promise.all(ids.map((id) => shop.getStock(id)));
  return stock.map(({ onHand, reserved }) => (100 * reserved) / onHand);
}

const within = (percent: number) =>
  stocks.map(() => expect.toSatisfy((share: number) => share <= percent, `at most ${percent}`));

/** Ends the payments that keep stock, and the checkouts of those that began without. */
async function endPaying(): Promise<void> {
  await shop.catalogDatabase.db.execute(
    sql`update reservations set expires_at = now() - interval '1 second' where state = 'held' or stage = 'paying'`,
  );
  await expireReservations(shop.catalogDatabase);
}
