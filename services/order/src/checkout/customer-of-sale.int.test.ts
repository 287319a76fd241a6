import { randomUUID } from 'node:crypto';
import { putReview } from '@shopwright/contracts/http/reviews';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, getOrderRow, pay } from '@shopwright/tests/test-customer';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncPayment } from '../payments/sync-payment';

let store: TestStore;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

const [ada, ben] = [6101, 6102];
const review = { customerName: 'Maya O.', rating: 5, title: 'Clear sound', content: 'Does what it promises.' };

/** The accounts that ask for the payment, one after the other; undefined for the visitor of the same browser. */
type Asks = (number | undefined)[];

async function buyAs(asks: Asks, ways: { isExpired?: boolean; isTogether?: boolean; pays?: number } = {}) {
  const productId = await store.addProduct({ price: '20.00', stock: 5 });
  const browser = { visitorId: randomUUID() };
  const checkoutId = randomUUID();
  const toActor = (userId: number | undefined): Actor =>
    userId === undefined ? { ...browser, role: 'anonymous' } : { ...browser, role: 'shopper', userId };
  const ask = (userId: number | undefined) => new Customer(store, toActor(userId)).open(productId, { checkoutId });
  const opened = [];
  if (ways.isTogether) await Promise.all(asks.map(ask)).then(async () => opened.push(await ask(asks.at(-1))));
  else for (const userId of asks) opened.push(await ask(userId));
  const last = opened.at(-1);
  if (!last) throw new Error('nothing was asked for');
  if (ways.isExpired) {
    await store.catalogDatabase.db.execute(
      sql`update reservations set state = 'released', expires_at = now() where reference = ${last.reference}`,
    );
    await store.catalogDatabase.db.execute(sql`update products set reserved_quantity = 0 where id = ${productId}`);
  }
  await pay(store, last.paymentIntentId);
  await Promise.all(Array.from({ length: ways.pays ?? 1 }, () => syncPayment(store.order, last.paymentIntentId)));
  const [reservation] = await store.catalogDatabase.db.execute<{ customer: number | null; state: string }>(
    sql`select buyer_id as customer, state from reservations where reference = ${last.reference}`,
  );
  const { userId } = await getOrderRow(store, last.orderId);
  return { productId, userId, reservation };
}

const mayReview = (productId: number, userId: number): Promise<boolean> =>
  store.catalogClient
    .call(putReview, { params: { id: String(productId) }, body: review }, { role: 'shopper', userId })
    .then(
      () => true,
      () => false,
    );

const cases: [string, Asks, number | undefined][] = [
  ['a visitor', [undefined], undefined],
  ['a visitor who asks again', [undefined, undefined], undefined],
  ['a user', [ada], ada],
  ['a user who asks again', [ada, ada], ada],
  ['a visitor who signs in', [undefined, ada], ada],
  ['a visitor who asks twice and signs in', [undefined, undefined, ada], ada],
  ['a visitor who signs in and asks again', [undefined, ada, ada], ada],
  ['a user who signs out', [ada, undefined], undefined],
  ['a visitor who signs in and out', [undefined, ada, undefined], undefined],
  ['a user who signs out and in again', [ada, undefined, ada], ada],
];

describe.each([
  ['in time', {}],
  ['after its reservation has expired', { isExpired: true }],
  ['by three reports at the same time', { pays: 3 }],
])('a checkout that is paid %s', (_, ways) => {
  it.each(cases)('is the sale of %s', async (_name, asks, expected) => {
    const { productId, userId, reservation } = await buyAs(asks, ways);
    expect(userId).toBe(expected ?? null);
    expect(reservation).toEqual({ customer: expected ?? null, state: 'committed' });
    expect([await mayReview(productId, ada), await mayReview(productId, ben)]).toEqual([
      expected === ada,
      expected === ben,
    ]);
  });
});

it('a visitor and the user that they become, at the same time, are one sale', async () => {
  const { userId, reservation } = await buyAs([undefined, ada], { isTogether: true });
  expect(reservation).toEqual({ customer: userId, state: 'committed' });
});
