import { describe, expect, it } from 'vitest';
import { compareBooks, type Facts } from './compare-books';

/** Two sold orders, one of an account with a reward, and one that was paid too late and refunded. */
function soundFacts(): Facts {
  const order = (id: number, status: string, userId: number | null, totalCents: number) => ({
    id,
    reference: `r${id}`,
    status,
    totalCents,
    goodsCents: totalCents,
    rewardCents: 0,
    refundedCents: 0,
    currency: 'usd',
    paymentIntentId: `pi_${id}`,
    refundState: status === 'cancelled' ? 'refunded' : 'none',
    userId,
    email: `c${id}@example.com`,
    rewardId: null as number | null,
    reviewReason: null,
  });
  const event = (id: string, type: string, orderId: number) => ({
    id,
    type,
    orderId,
    queue: 'order-mails',
    state: 'done' as const,
  });
  return {
    books: {
      intents: [1, 2, 3].map((id) => {
        return { id: `pi_${id}`, status: 'succeeded', amountReceived: 2000, currency: 'usd' };
      }),
      stripeRefunds: [{ intentId: 'pi_3', amount: 2000, status: 'succeeded' }],
      orders: [
        order(1, 'confirmed', null, 2000),
        { ...order(2, 'confirmed', 7, 2000), rewardId: 5, rewardCents: 1000 },
        order(3, 'cancelled', null, 2000),
      ],
      items: [1, 2, 3].map((orderId) => ({ orderId, productId: 9, quantity: 2, restocked: 0 })),
      products: [{ id: 9, onHand: 6, reserved: 0, ledger: 6, held: 0, sold: 4 }],
      reservations: [
        { reference: 'r1', state: 'committed' },
        { reference: 'r2', state: 'committed' },
        { reference: 'r3', state: 'released' },
      ],
      accounts: [{ id: 7, points: 20, ledgerPoints: 20, spent: 2000 }],
      pointsOfOrders: [{ orderId: 2, userId: 7, points: 20 }],
      redemptions: [{ userId: 7, points: -1000 }],
      discounts: [{ id: 4, uses: 1, usesMax: 1, taken: 1 }],
      rewards: [{ id: 5, userId: 7, state: 'used', orderId: 2 }],
      events: [event('e1', 'order-confirmed', 1), event('e2', 'order-confirmed', 2), event('e3', 'order-cancelled', 3)],
      emails: [1, 2, 3].map((id) => ({ eventId: `e${id}`, to: [`Casey <c${id}@example.com>`] })),
    },
    stockBefore: new Map([[9, 10]]),
    accounts: new Set([7]),
    seen: [1, 2, 3].map((id) => ({
      paymentIntentId: `pi_${id}`,
      email: `c${id}@example.com`,
      userId: id === 2 ? 7 : null,
      paidAt: 1,
      lines: [{ productId: 9, quantity: 2 }],
      isConfirmed: id !== 3,
    })),
    planned: new Set(),
    internalErrors: [],
  };
}

const findDifferences = (facts: Facts) =>
  compareBooks(facts).flatMap(({ name, differences }) => (differences.length > 0 ? [name] : []));

/** Changes one row of one table. */
const change = <K extends keyof Facts['books']>(table: K, at: number, fields: Partial<Facts['books'][K][number]>) => {
  const facts = soundFacts();
  Object.assign(facts.books[table][at] ?? {}, fields);
  return facts;
};

const remove = (table: keyof Facts['books'], at: number) => {
  const facts = soundFacts();
  facts.books[table].splice(at, 1);
  return facts;
};

it('finds nothing in sound books', () => {
  expect(findDifferences(soundFacts())).toEqual([]);
});

/** The order of the account was delivered and returned, and the other one cancelled by its customer. */
function paidBack(): Facts {
  const facts: Facts = { ...soundFacts(), planned: new Set(['cancelled', 'returned']) };
  const { books, seen } = facts;
  Object.assign(books.orders[1] ?? {}, { status: 'delivered', refundState: 'refunded', refundedCents: 2000 });
  Object.assign(books.items[1] ?? {}, { restocked: 2 });
  Object.assign(books.orders[0] ?? {}, { status: 'cancelled', refundState: 'refunded' });
  books.stripeRefunds.push(...['pi_1', 'pi_2'].map((intentId) => ({ intentId, amount: 2000, status: 'succeeded' })));
  books.products = [{ id: 9, onHand: 10, reserved: 0, ledger: 10, held: 0, sold: 2 }];
  Object.assign(books.reservations[0] ?? {}, { state: 'restocked' });
  books.accounts = [{ id: 7, points: 0, ledgerPoints: 0, spent: 0 }];
  books.pointsOfOrders = [{ orderId: 2, userId: 7, points: 0 }];
  books.events.push({ id: 'e4', type: 'order-cancelled', orderId: 1, queue: 'order-mails', state: 'done' });
  books.emails.push({ eventId: 'e4', to: ['c1@example.com'] });
  Object.assign(seen[0] ?? {}, { mayBeCancelled: true, isPaidBack: 'cancelled' });
  Object.assign(seen[1] ?? {}, { isPaidBack: 'returned' });
  return facts;
}

const changePaidBack = (work: (facts: Facts) => void) => {
  const facts = paidBack();
  work(facts);
  return facts;
};

it('finds nothing where a customer cancelled and another one returned everything', () => {
  expect(findDifferences(paidBack())).toEqual([]);
});

it.each<[string, string, Facts]>([
  [
    'a return refunded twice',
    'payments',
    changePaidBack(({ books }) => books.stripeRefunds.push(...books.stripeRefunds.slice(-1))),
  ],
  [
    'a return restocked by nobody',
    'stock',
    changePaidBack(({ books }) => Object.assign(books.items[1] ?? {}, { restocked: 0 })),
  ],
  [
    'points of a returned order',
    'points',
    changePaidBack(({ books }) => Object.assign(books.pointsOfOrders[0] ?? {}, { points: 20 })),
  ],
  ['a cancellation without its email', 'emails', changePaidBack(({ books }) => books.emails.pop())],
  [
    'a cancellation that was forgotten',
    'what customers saw',
    changePaidBack(({ books }) => Object.assign(books.orders[0] ?? {}, { status: 'confirmed' })),
  ],
  [
    'a return that was not refunded',
    'what customers saw',
    changePaidBack(({ books }) => Object.assign(books.orders[1] ?? {}, { refundedCents: 0 })),
  ],
  [
    'a return that was refunded in part',
    'what customers saw',
    changePaidBack(({ books }) => Object.assign(books.orders[1] ?? {}, { refundedCents: 1999 })),
  ],
  [
    'a return of which one unit is missing in stock',
    'what customers saw',
    changePaidBack(({ books }) => Object.assign(books.items[1] ?? {}, { restocked: 1 })),
  ],
  ['that every cancellation failed', 'paid back', changePaidBack(({ seen }) => delete seen[0]?.isPaidBack)],
  ['that every return failed', 'paid back', changePaidBack(({ seen }) => delete seen[1]?.isPaidBack)],
])('names %s', (_, name, facts) => {
  expect(findDifferences(facts)).toContain(name);
});

describe('names a planted fault:', () => {
  it.each<[string, string, Facts]>([
    ['a payment without an order', 'payments', remove('orders', 0)],
    ['an order of another amount', 'payments', change('orders', 0, { totalCents: 2001 })],
    ['a second order of a payment', 'payments', change('orders', 1, { paymentIntentId: 'pi_1' })],
    ['a lost refund', 'payments', remove('stripeRefunds', 0)],
    ['a partial refund', 'payments', change('stripeRefunds', 0, { amount: 1999 })],
    ['a refund of a confirmed order', 'payments', change('stripeRefunds', 0, { intentId: 'pi_1' })],
    ['an order back to pending', 'orders', change('orders', 0, { status: 'pending' })],
    ['a confirmed order without a payment', 'orders', change('intents', 0, { status: 'requires_payment_method' })],
    ['an order flagged for review', 'orders', change('orders', 0, { reviewReason: 'paid 1 cent' })],
    ['an order of another account', 'what customers saw', change('orders', 1, { userId: 8 })],
    ['an order of another email address', 'what customers saw', change('orders', 0, { email: 'x@example.com' })],
    ['other lines than the cart', 'what customers saw', change('items', 0, { quantity: 3 })],
    ['a confirmed order that is cancelled', 'what customers saw', change('orders', 0, { status: 'cancelled' })],
    ['stock on hand -1', 'stock', change('products', 0, { onHand: 5 })],
    ['stock and ledger -1', 'stock', change('products', 0, { onHand: 5, ledger: 5 })],
    ['reserved +500', 'stock', change('products', 0, { reserved: 500 })],
    ['a reservation of no open order', 'reservations', change('reservations', 2, { state: 'held' })],
    ['a sale of a cancelled order', 'reservations', change('reservations', 2, { state: 'committed' })],
    ['a sale that took no stock', 'reservations', change('reservations', 0, { state: 'released' })],
    ['points +5', 'points', change('accounts', 0, { points: 25 })],
    ['points of an order twice', 'points', change('pointsOfOrders', 0, { points: 40 })],
    ['sales of an account +1 cent', 'points', change('accounts', 0, { spent: 2001 })],
    ['a reward for two orders', 'rewards', change('orders', 0, { rewardId: 5, rewardCents: 1000 })],
    ['a reward still available after its order', 'rewards', change('rewards', 0, { state: 'available' })],
    ['a use of a discount that no order has', 'discounts', change('discounts', 0, { uses: 2 })],
    ['a discount used too often', 'discounts', change('discounts', 0, { uses: 2, taken: 2 })],
    ['a reward that cost no points', 'rewards', remove('redemptions', 0)],
    ['an event not handled', 'events', change('events', 0, { state: 'open' })],
    ['a parked event', 'events', change('events', 0, { state: 'parked' })],
    ['a lost email', 'emails', remove('emails', 0)],
    ['an email twice', 'emails', change('emails', 1, { eventId: 'e1', to: ['c1@example.com'] })],
    ['an email to another customer', 'emails', change('emails', 0, { to: ['c2@example.com'] })],
    ['an answer of 500', 'answers of 500', { ...soundFacts(), internalErrors: ['GET /products'] }],
  ])('%s', (_, name, facts) => {
    expect(findDifferences(facts)).toContain(name);
  });
});
