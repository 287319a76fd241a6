import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { AppError } from '@shopwright/service-kit/errors';
import { Customer, pay } from '@shopwright/tests/test-customer';
import { reconciliationOf } from '@shopwright/tests/test-reconciliation';
import type { TestStore } from '@shopwright/tests/test-store';
import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loyaltyEntries, users } from '../../services/auth/src/db/schema';
import { reviews } from '../../services/catalog/src/db/reviews';
import { stockMovements } from '../../services/catalog/src/db/stock';
import { getStaffStoreSettings } from '../../services/catalog/src/store-settings/get-store-settings';
import { putStoreSettings } from '../../services/catalog/src/store-settings/put-store-settings';
import { orderEmails, orderEvents } from '../../services/order/src/db/desk-tables';
import { orders, outbox } from '../../services/order/src/db/schema';
import { listOrderLines } from '../../services/order/src/orders/order-lines';
import { reconcile } from '../../services/order/src/reconciliation/reconcile';
import { seedDemoOrders } from './seed-demo-orders';
import { orders as wholeStory } from './story';
import { expectNoAlert } from './test-alerts';
import { openDemoShop, optionsOf, partOfStory as story } from './test-demo-shop';

let shop: TestStore;
const openShop = async () => {
  shop = await openDemoShop();
};
const options = () => optionsOf(shop);

const seed = () => seedDemoOrders(options());
const countRows = async ({ db }: Database, table: typeof orders | typeof users | typeof loyaltyEntries) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;
const stockOf = async () => {
  const all = await shop.catalogDatabase.db.execute(sql`select stock_quantity as stock from products order by id`);
  return all.map(({ stock }) => Number(stock));
};

/** Reconciliation finds the dispute that the story leaves open, and nothing else. */
async function expectAgreement(): Promise<void> {
  const { rows, comparedAt } = await reconciliationOf(shop).compare();
  expect(rows.map(({ cause }) => cause)).toEqual(['dispute_open']);
  expect(comparedAt).not.toBeNull();
}

/** A start during which an operator changes the currency: first while the orders are written, then before the sales. */
async function startDuringChanges(): Promise<unknown[]> {
  const { databases, ...rest } = options();
  const errors: unknown[] = [];
  const form = { currency: 'eur', basedOn: null } as const;
  const change = () => putStoreSettings(databases.catalog, form).catch((error: AppError) => errors.push(error.message));
  let hasBegun = false;
  const transaction: Database['transaction'] = async (work) => {
    if (hasBegun) return databases.orders.transaction(work);
    hasBegun = true;
    const result = await databases.orders.transaction(async (tx) => {
      await change();
      return work(tx);
    });
    await change();
    return result;
  };
  await seedDemoOrders({ ...rest, databases: { ...databases, orders: { ...databases.orders, transaction } } });
  await change();
  return errors;
}

/** A start whose transaction on one database ends as that of a killed process does: what it wrote is gone. */
async function startAndKillAt(name: 'catalog' | 'orders' | 'auth'): Promise<void> {
  const { databases, ...rest } = options();
  const transaction: Database['transaction'] = (work) =>
    databases[name].transaction(async (tx) => {
      await work(tx);
      throw new Error('killed');
    });
  const killed = { ...databases, [name]: { ...databases[name], transaction } };
  await expect(seedDemoOrders({ ...rest, databases: killed })).rejects.toThrow('killed');
}

describe('the orders of the demonstration', () => {
  let now: Date;
  let stockBefore: number[];

  beforeAll(async () => {
    await openShop();
    stockBefore = await stockOf();
    now = new Date();
    expect(await seedDemoOrders({ ...options(), story: wholeStory, now })).toBe(wholeStory.length);
  });
  afterAll(() => shop.close());

  it('are in every state, at the times of the story, and oldest first', async () => {
    const { db } = shop.order.database;
    const rows = await db.select().from(orders).orderBy(asc(orders.id));
    expect(rows.map(({ createdAt }) => now.getTime() - createdAt.getTime())).toEqual(wholeStory.map(({ ago }) => ago));
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled']),
    );
    for (const [index, row] of rows.entries()) {
      const wanted = wholeStory[index]?.status;
      expect(row.status, `order ${row.id}`).toBe(
        wanted === 'failed' ? 'cancelled' : wanted === 'paying' ? 'pending' : wanted,
      );
      const toShip = (await listOrderLines(db, row.id)).reduce((sum, line) => sum + line.toShip, 0);
      if (row.shipmentState === 'complete') expect(toShip, `order ${row.id}`).toBe(0);
    }
    const late = await db.execute(sql`
      select 'event' from order_events where created_at > ${now.toISOString()}
      union all select 'order' from orders where updated_at > ${now.toISOString()}
      union all select 'refund' from refunds where created_at > ${now.toISOString()}`);
    expect([...late]).toEqual([]);
    const kinds = await db.selectDistinct({ kind: orderEvents.kind }).from(orderEvents);
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'confirmed',
        'status_changed',
        'shipment_created',
        'cancelled',
        'refund_succeeded',
        'restocked',
        'dispute_opened',
        'dispute_closed',
        'return_requested',
        'return_approved',
        'return_received',
        'payment_failed',
        'invoice_issued',
        'note_added',
        'message_sent',
        'message_received',
      ]),
    );
  });

  it('leave nothing to be sent: no event is open, and no webhook is delivered', async () => {
    expect(await shop.order.database.db.select().from(outbox).where(isNull(outbox.handledAt))).toEqual([]);
    expect((await shop.order.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('have the emails that their customers got, in their languages and without a key to the order', async () => {
    const emails = await shop.order.database.db.select().from(orderEmails);
    expect(new Set(emails.map(({ kind }) => kind))).toEqual(
      new Set(['confirmed', 'cancelled', 'shipped', 'delivered', 'refunded', 'return', 'message', 'payment-failed']),
    );
    expect(emails.filter(({ kind }) => kind === 'confirmed')).toHaveLength(
      wholeStory.filter(({ status }) => status !== 'failed' && status !== 'paying').length,
    );
    expect(emails.find(({ recipient }) => recipient === 'tobias.kretschmer@example.com')?.subject).toContain(
      'Bestellung',
    );
    expect(emails.filter(({ body }) => /token=(?!hidden)/.test(body))).toEqual([]);
    expect(emails.filter(({ sentAt }) => sentAt > new Date())).toEqual([]);
  });

  it('keep points, stock and reviews in ledgers of the past', async () => {
    const dayAgo = new Date(Date.now() - 2 * 86_400_000);
    const entries = await shop.auth.database.db.select().from(loyaltyEntries);
    expect(entries.filter(({ createdAt }) => createdAt < dayAgo).length).toBeGreaterThan(30);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['earned', 'refunded']));
    const [maya] = await shop.auth.database.db.select().from(users).where(eq(users.email, 'shopper@example.com'));
    expect(maya?.loyaltyPoints).toBeGreaterThan(500);
    const moves = await shop.catalogDatabase.db.select().from(stockMovements).orderBy(asc(stockMovements.id));
    const sales = moves.filter(({ reason }) => reason === 'sale');
    expect(sales.length).toBeGreaterThan(80);
    const times = moves.map(({ createdAt }) => createdAt.getTime());
    expect(times.slice(-sales.length)).toEqual(times.slice(-sales.length).toSorted((a, b) => a - b));
    const written = await shop.catalogDatabase.db.select().from(reviews);
    expect(written.every(({ verified, userId }) => verified && userId !== null)).toBe(true);
    expect(written).toHaveLength(wholeStory.filter(({ review }) => review).length);
    // Lists are sorted by id, where they say "newest".
    const writtenAt = written.toSorted((a, b) => a.id - b.id).map(({ createdAt }) => createdAt.getTime());
    expect(writtenAt).toEqual(writtenAt.toSorted((a, b) => a - b));
    const rows = await shop.order.database.db.select().from(orders);
    for (const { userId, createdAt } of written) {
      const delivered = rows.filter((order) => order.userId === userId && order.status === 'delivered');
      expect(delivered.some((order) => order.deliveredAt && order.deliveredAt < createdAt)).toBe(true);
    }
    expect(Math.max(...writtenAt)).toBeLessThan(Date.now());
  });

  it('agree with payments, points and stock: reconciliation finds the open dispute and nothing else', async () => {
    await expectAgreement();
    expect(await stockOf()).toEqual(stockBefore);
    await reconcile(shop.order);
    await expectAgreement();
    await expectNoAlert(shop.order);
  });
});

describe('a start', () => {
  beforeEach(openShop);
  afterEach(() => shop.close());

  it('adds them once, as one of two at the same time and before later ones, beside an order of the same moment', async () => {
    const now = new Date();
    const productId = await shop.addProduct({ price: '20.00', stock: 10 });
    const customer = new Customer(shop);
    const checkout = await customer.open(productId);
    await pay(shop, checkout.paymentIntentId);
    await customer.record(checkout);
    const start = () => seedDemoOrders({ ...options(), now });
    const added = await Promise.all([start(), start()]);
    expect(added.toSorted()).toEqual([0, story.length]);
    const points = await countRows(shop.auth.database, loyaltyEntries);
    expect(await seed()).toBe(0);
    expect(await countRows(shop.order.database, orders)).toBe(story.length + 1);
    expect(await countRows(shop.auth.database, loyaltyEntries)).toBe(points);
    await expectAgreement();
  });

  it('repeats one that was killed before its orders were committed', async () => {
    await startAndKillAt('orders');
    expect(await countRows(shop.order.database, orders)).toBe(0);
    expect(await seed()).toBe(story.length);
    await expectAgreement();
    expect((await shop.order.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(story.length);
  });

  it('continues those that were killed before the sales, and then before the points', async () => {
    await startAndKillAt('catalog');
    await startAndKillAt('auth');
    expect(await countRows(shop.auth.database, loyaltyEntries)).toBe(0);
    expect(await seed()).toBe(0);
    await expectAgreement();
    expect(await countRows(shop.order.database, orders)).toBe(story.length);
  });

  it('adds none to a store that has orders, nor after its owner archived a product', async () => {
    const { db } = shop.order.database;
    const createdAt = new Date(Date.now() - 60_000);
    await db.insert(orders).values({ reference: crypto.randomUUID(), total: '0.00', expiresAt: createdAt, createdAt });
    expect(await seed()).toBe(0);
    await db.execute(sql`truncate orders cascade`);
    // The decision stands.
    expect(await seed()).toBe(0);
    expect(await countRows(shop.auth.database, users)).toBe(3);
    await shop.auth.database.db.execute(sql`truncate seed_marks`);
    await shop.catalogDatabase.db.execute(sql`update products set archived_at = now() where slug = 'elite-bundle'`);
    expect(await seed()).toBe(0);
    expect(await countRows(shop.order.database, orders)).toBe(0);
  });

  it('refuses a change of the currency from its first order on, with the reason', async () => {
    expect(await startDuringChanges()).toEqual([
      validationMessages.currency_busy,
      validationMessages.currency_busy,
      validationMessages.currency_fixed,
    ]);
    expect((await getStaffStoreSettings(shop.catalogDatabase.db)).currency).toBe('usd');
    await expectAgreement();
  });

  it('adds none to a store in another currency, which stays open, now or later', async () => {
    const setCurrency = (currency: string) =>
      shop.catalogDatabase.db.execute(sql`
        insert into store_settings (key, value) values ('currency', ${currency})
        on conflict (key) do update set value = excluded.value`);
    await setCurrency('eur');
    expect(await seed()).toBe(0);
    expect(await shop.catalogDatabase.db.execute(sql`select 1 from reservations limit 1`)).toHaveLength(0);
    await setCurrency('usd');
    expect(await seed()).toBe(0);
    expect(await countRows(shop.order.database, orders)).toBe(0);
  });
});
