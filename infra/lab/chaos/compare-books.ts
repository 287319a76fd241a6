import { rewardOffers } from '@shopwright/contracts/http/rewards';
import type { PaidBack, SeenPayment } from './customer';
import type { Books, OrderEntry } from './read-books';

export interface Comparison {
  name: string;
  compared: number;
  /** Empty where the books agree. */
  differences: string[];
}

export interface Facts {
  books: Books;
  /** Stock on hand of each product before the run. */
  stockBefore: ReadonlyMap<number, number>;
  /** The accounts that the run registered. */
  accounts: ReadonlySet<number>;
  seen: readonly SeenPayment[];
  /** What customers meant to do. */
  planned: ReadonlySet<PaidBack>;
  internalErrors: readonly string[];
}

/** Compares the books to the unit. Each comparison names what it found, so that a planted fault can be told from another. */
export function compareBooks(facts: Facts): Comparison[] {
  return [
    comparePayments(facts),
    compareOrders(facts),
    compareCustomers(facts),
    comparePaidBack(facts),
    compareStock(facts),
    compareReservations(facts),
    comparePoints(facts),
    compareRewards(facts),
    compareDiscounts(facts),
    compareEvents(facts),
    compareEmails(facts),
    { name: 'answers of 500', compared: 1, differences: [...new Set(facts.internalErrors)] },
  ];
}

const differ = (...checks: [isDifferent: boolean, text: string][]): string[] =>
  checks.filter(([isDifferent]) => isDifferent).map(([, text]) => text);

/** Every payment is one order, less what its refunds say, or one full refund. */
function comparePayments({ books }: Facts): Comparison {
  const paid = books.intents.filter(({ status }) => status === 'succeeded');
  const differences = paid.flatMap(({ id, amountReceived, currency }) => {
    const own = books.orders.filter(({ paymentIntentId }) => paymentIntentId === id);
    const returned = books.stripeRefunds.filter(({ intentId }) => intentId === id);
    const [order] = own;
    if (!order || own.length > 1) return [`${id} was paid and has ${own.length} orders`];
    if (isSold(order)) {
      const refundedCents = returned
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, each) => sum + each.amount, 0);
      return differ(
        [
          order.totalCents !== amountReceived,
          `${id} paid ${amountReceived} for order ${order.id} of ${order.totalCents}`,
        ],
        [order.currency !== currency, `${id} was paid in ${currency}, order ${order.id} is in ${order.currency}`],
        [
          order.refundedCents !== refundedCents,
          `${id} was refunded ${refundedCents}, order ${order.id} says ${order.refundedCents}`,
        ],
      );
    }
    if (order.status !== 'cancelled') return [`${id} was paid, order ${order.id} is ${order.status}`];
    const [refund] = returned;
    const isFull = returned.length === 1 && refund?.amount === amountReceived && refund.status === 'succeeded';
    return differ(
      [!isFull, `${id} was paid, order ${order.id} is cancelled, with ${returned.length} refunds`],
      [order.refundState !== 'refunded', `order ${order.id} was refunded and says ${order.refundState}`],
    );
  });
  return { name: 'payments', compared: paid.length, differences };
}

/** Every order is paid or closed, and a closed one can no longer be paid. */
function compareOrders({ books }: Facts): Comparison {
  const intents = new Map(books.intents.map((intent) => [intent.id, intent]));
  const differences = books.orders.flatMap((order) => {
    const status = order.paymentIntentId === null ? undefined : intents.get(order.paymentIntentId)?.status;
    const isOver = status === undefined || status === 'canceled' || status === 'succeeded';
    return differ(
      [!isSold(order) && order.status !== 'cancelled', `order ${order.id} is ${order.status}`],
      [isSold(order) && status !== 'succeeded', `order ${order.id} is ${order.status}, its payment ${status}`],
      [order.status === 'cancelled' && !isOver, `order ${order.id} is cancelled, its payment ${status}`],
      [order.reviewReason !== null, `order ${order.id} needs review: ${order.reviewReason}`],
    );
  });
  return { name: 'orders', compared: books.orders.length, differences };
}

/** Checks that customers were told the truth and that each order belongs to its customer. */
function compareCustomers({ books, seen }: Facts): Comparison {
  const differences = seen.flatMap((payment) => {
    const id = payment.paymentIntentId;
    const order = books.orders.find(({ paymentIntentId }) => paymentIntentId === id);
    if (!order)
      return payment.paidAt === undefined ? [] : [`${id} was paid before a customer's eyes, and has no order`];
    const lines = books.items.filter(({ orderId }) => orderId === order.id);
    return differ(
      [
        payment.isConfirmed && !payment.mayBeCancelled && !isSold(order),
        `order ${order.id} was confirmed, and is ${order.status}`,
      ],
      [
        payment.isPaidBack === 'cancelled' && order.status !== 'cancelled',
        `order ${order.id} was cancelled, and is ${order.status}`,
      ],
      [
        payment.isPaidBack === 'returned' && !isRefunded(order),
        `order ${order.id} of ${order.totalCents} was returned, and ${order.refundedCents} refunded`,
      ],
      [
        payment.isPaidBack === 'returned' && lines.some(({ quantity, restocked }) => restocked !== quantity),
        `order ${order.id} was returned, and is not back in stock`,
      ],
      [order.email !== payment.email, `order ${order.id} has the email address of another customer`],
      [order.userId !== payment.userId, `order ${order.id} belongs to account ${order.userId}, not ${payment.userId}`],
      [describeLines(lines) !== describeLines(payment.lines), `order ${order.id} has other lines than its cart`],
    );
  });
  return { name: 'what customers saw', compared: seen.length, differences };
}

/** All of its goods went back. What was added for shipping and tax may have. */
const isRefunded = ({ goodsCents, refundedCents, totalCents }: OrderEntry): boolean =>
  refundedCents >= goodsCents && refundedCents <= totalCents;

/** Where nobody's cancellation or return succeeds, nothing else says anything of them. */
function comparePaidBack({ seen, planned }: Facts): Comparison {
  const done = seen.flatMap(({ isPaidBack }) => isPaidBack ?? []);
  const differences = [...planned].filter((each) => !done.includes(each)).map((each) => `no order was ${each}`);
  return { name: 'paid back', compared: done.length, differences };
}

const describeLines = (lines: readonly { productId: number; quantity: number }[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join();

const isSold = ({ status }: OrderEntry): boolean =>
  ['confirmed', 'processing', 'shipped', 'delivered'].includes(status);

/** What was paid for its goods and did not go back: a refund takes from goods and from shipping in proportion. */
const keptCents = ({ totalCents, goodsCents, refundedCents }: OrderEntry): number =>
  refundedCents === 0 ? goodsCents : Math.floor((Math.max(0, totalCents - refundedCents) * goodsCents) / totalCents);

function compareStock({ books, stockBefore }: Facts): Comparison {
  const sold = new Map<number, number>();
  const back = new Map<number, number>();
  const soldOrders = new Set(books.orders.filter(isSold).map(({ id }) => id));
  for (const { orderId, productId, quantity, restocked } of books.items) {
    if (!soldOrders.has(orderId)) continue;
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
    back.set(productId, (back.get(productId) ?? 0) + restocked);
  }
  const differences = books.products.flatMap(({ id, onHand, reserved, ledger, held, sold: committed }) => {
    const due = (stockBefore.get(id) ?? 0) - (sold.get(id) ?? 0) + (back.get(id) ?? 0);
    return differ(
      [onHand !== due, `product ${id} has ${onHand} on hand instead of ${due}`],
      [onHand !== ledger, `product ${id} has ${onHand} on hand, its ledger ${ledger}`],
      [onHand < 0, `product ${id} is oversold`],
      [reserved !== held, `product ${id} has ${reserved} reserved, its reservations ${held}`],
      [committed !== (sold.get(id) ?? 0), `product ${id} sold ${committed} by reservations, ${sold.get(id)} by orders`],
    );
  });
  return { name: 'stock', compared: books.products.length, differences };
}

/** A reservation ends with its order. */
function compareReservations({ books }: Facts): Comparison {
  const orders = new Map(books.orders.map((order) => [order.reference, order]));
  const differences = books.reservations.flatMap(({ reference, state }) => {
    const order = orders.get(reference);
    return differ(
      [
        state === 'held',
        `reservation ${reference} is held for ${order ? `order ${order.id}, ${order.status}` : 'no order'}`,
      ],
      [state === 'committed' && !(order && isSold(order)), `reservation ${reference} is sold without an order`],
    );
  });
  const states = new Map(books.reservations.map(({ reference, state }) => [reference, state]));
  for (const { id, reference } of books.orders.filter(isSold))
    if (states.get(reference) !== 'committed') differences.push(`order ${id} is confirmed, its stock not taken`);
  return { name: 'reservations', compared: books.reservations.length, differences };
}

function comparePoints({ books, accounts }: Facts): Comparison {
  const own = books.accounts.filter(({ id }) => accounts.has(id));
  const pointsOf = new Map(books.pointsOfOrders.map(({ orderId, points }) => [orderId, points]));
  const differences = own.flatMap(({ id, points, ledgerPoints, spent }) => {
    const orders = books.orders.filter((order) => order.userId === id && isSold(order));
    // Membership counts what points count: paid goods, without shipping and added tax.
    const due = orders.reduce((sum, order) => sum + keptCents(order), 0);
    return differ(
      [points !== ledgerPoints, `account ${id} has ${points} points, its ledger ${ledgerPoints}`],
      [spent !== due, `account ${id} spent ${spent} cents instead of ${due}`],
      [points < 0, `account ${id} has fewer than 0 points`],
    );
  });
  for (const order of books.orders.filter(({ userId }) => userId !== null)) {
    const due = isSold(order) ? Math.floor(keptCents(order) / 100) : 0;
    const earned = pointsOf.get(order.id) ?? 0;
    if (earned !== due) differences.push(`order ${order.id} earned ${earned} points instead of ${due}`);
  }
  return { name: 'points', compared: own.length, differences };
}

/** Each reward was paid for with points once, and discounts one order. */
function compareRewards({ books, accounts }: Facts): Comparison {
  const { points: price, discountCents } = rewardOffers['ten-dollars'];
  const own = books.rewards.filter(({ userId }) => accounts.has(userId));
  const differences = own.flatMap(({ id, state }) => {
    const orders = books.orders.filter((order) => order.rewardId === id && isSold(order));
    const wrongDiscounts = orders.filter((order) => order.rewardCents !== discountCents);
    return differ(
      [orders.length > 1, `reward ${id} discounts ${orders.length} orders`],
      [(state === 'used') !== (orders.length === 1), `reward ${id} is ${state} with ${orders.length} orders`],
      [state === 'held', `reward ${id} is still reserved`],
      [wrongDiscounts.length > 0, `reward ${id} took ${wrongDiscounts[0]?.rewardCents} cents off`],
    );
  });
  for (const userId of accounts) {
    const paid = books.redemptions
      .filter((entry) => entry.userId === userId)
      .reduce((sum, { points }) => sum - points, 0);
    const count = own.filter((reward) => reward.userId === userId).length;
    if (paid !== count * price) differences.push(`account ${userId} paid ${paid} points for ${count} rewards`);
  }
  return { name: 'rewards', compared: own.length, differences };
}

/** A discount was used by the orders that have it, and never more often than it may be. */
function compareDiscounts({ books }: Facts): Comparison {
  const differences = books.discounts.flatMap(({ id, uses, usesMax, taken }) =>
    differ(
      [uses !== taken, `discount ${id} says ${uses} uses, ${taken} orders have it`],
      [usesMax !== null && taken > usesMax, `discount ${id} was used ${taken} times instead of at most ${usesMax}`],
    ),
  );
  return { name: 'discounts', compared: books.discounts.length, differences };
}

function compareEvents({ books }: Facts): Comparison {
  const differences = books.events
    .filter(({ state }) => state !== 'done')
    .map(({ id, queue, type, state }) => `event ${id} (${type} for ${queue}) is ${state}`);
  return { name: 'events', compared: books.events.length, differences };
}

/** Each order that was sold has one confirmation, each cancelled one that was paid a cancellation, and nothing else was sent about orders. */
function compareEmails({ books }: Facts): Comparison {
  const ofEvents = books.events.filter(({ queue }) => queue === 'order-mails');
  const differences = books.orders.flatMap((order) => {
    const sent = (type: string) =>
      ofEvents
        .filter((event) => event.orderId === order.id && event.type === type)
        .flatMap(({ id }) => books.emails.filter(({ eventId, to }) => eventId === id && isTo(to, order.email))).length;
    const isPaidBack = order.status === 'cancelled' && order.refundState === 'refunded';
    const confirmations = sent('order-confirmed');
    // One that its customer cancelled was confirmed before.
    const wasConfirmed = ofEvents.some(({ orderId, type }) => orderId === order.id && type === 'order-confirmed');
    const cancellations = sent('order-cancelled');
    return differ(
      [
        confirmations !== (isSold(order) || wasConfirmed ? 1 : 0),
        `order ${order.id} is ${order.status}: ${confirmations} confirmations`,
      ],
      [cancellations !== (isPaidBack ? 1 : 0), `order ${order.id} is ${order.status}: ${cancellations} cancellations`],
    );
  });
  const events = new Map(ofEvents.map((event) => [event.id, event]));
  const orders = new Map(books.orders.map((order) => [order.id, order]));
  const customers = new Set(books.orders.map(({ email }) => email));
  // The store's own email about the order names the same event.
  for (const { eventId, to } of books.emails) {
    const order = orders.get(events.get(eventId)?.orderId ?? 0);
    if (order && !isTo(to, order.email) && [...customers].some((email) => isTo(to, email)))
      differences.push(`an email about order ${order.id} went to another customer`);
  }
  return { name: 'emails', compared: books.emails.length, differences };
}

const isTo = (to: readonly string[], email: string): boolean => to.some((address) => address.includes(email));
