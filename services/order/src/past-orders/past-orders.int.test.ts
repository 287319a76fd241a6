import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { importOrderBatch } from '@shopwright/contracts/http/internal-imports';
import { listPastOrders } from '@shopwright/contracts/http/past-orders';
import { clerk } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccountOrders } from '../customers/erase-customer';
import { pastOrders } from '../db/past-order-tables';
import { isPastOrderOfAccount } from '../orders/delete-past-orders';
import { listPastOrders as listRows } from './list-past-orders';

let store: TestStore;
let importId: string;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  importId = crypto.randomUUID();
  await store.order.database.db.delete(pastOrders);
});

interface Decided {
  key: string;
  outcome?: 'created' | 'updated' | 'unchanged' | undefined;
  changes?: unknown;
  reason?: string | undefined;
}

/** Rows of one number are one item, as the reader of files has them. */
const toItems = (rows: FileCells[]) => {
  const items = new Map<string, { key: string; rows: { row: number; cells: FileCells }[] }>();
  rows.forEach((cells, at) => {
    const key = `order:${cells.number ?? at}`;
    const item = items.get(key) ?? { key, rows: [] };
    item.rows.push({ row: at + 1, cells });
    items.set(key, item);
  });
  return [...items.values()].map((item) => ({ ...item, outcome: null, changes: null }));
};
const call = (phase: 'check' | 'import' | 'undo', items: object[]): Promise<Decided[]> =>
  store.orderClient.call(importOrderBatch, {
    body: { importId, phase, sendsInvitations: false, requestedBy: 1, currency: 'usd', items: items as never },
  });
const run = (phase: 'check' | 'import', rows: FileCells[]) => call(phase, toItems(rows));
const undo = (decided: Decided[]) =>
  call(
    'undo',
    decided.map(({ key, outcome, changes }) => ({ key, rows: [], outcome: outcome ?? null, changes: changes ?? null })),
  );
const list = async (query: { search?: string; email?: string } = {}) =>
  store.orderClient.call(listPastOrders, { query }, clerk);
const outcomes = (decided: Decided[]) => decided.map(({ outcome, reason }) => outcome ?? reason);

const shopify = (changes: FileCells = {}): FileCells[] => [
  {
    number: '#1001',
    email: 'Ada@example.com',
    customerName: 'Ada Lovelace',
    placedAt: '2024-05-31 10:20:30 -0400',
    status: 'paid',
    shippingStatus: 'fulfilled',
    currency: 'EUR',
    subtotal: '30.00',
    shipping: '4.90',
    tax: '5.57',
    discount: '0.00',
    total: '34.90',
    lineQuantity: '2',
    lineName: 'Lamp',
    linePrice: '10.00',
    lineSku: 'LAMP-1',
    address1: 'Main Street 1',
    city: 'Berlin',
    postalCode: "'10117",
    country: 'DE',
    ...changes,
  },
  { number: '#1001', email: 'Ada@example.com', lineQuantity: '1', lineName: 'Shade', linePrice: '10.00', total: '' },
];

/** What would follow of an order that was placed here. */
const count = async () =>
  (
    await store.order.database.db.execute(sql`
      select (select count(*)::int from orders) as orders, (select count(*)::int from outbox) as events`)
  )[0];

describe('an import of orders', () => {
  it('keeps them as history, with lines, parts and address', async () => {
    const before = await count();
    expect(outcomes(await run('check', shopify()))).toEqual(['created']);
    expect(await list()).toEqual([]);
    expect(outcomes(await run('import', shopify()))).toEqual(['created']);
    expect(await list({ search: '1001' })).toEqual([
      {
        id: expect.any(Number),
        reference: '#1001',
        email: 'Ada@example.com',
        name: 'Ada Lovelace',
        placedAt: '2024-05-31T14:20:30.000Z',
        currency: 'EUR',
        total: '34.90',
        amounts: { subtotal: '30.00', shipping: '4.90', tax: '5.57', discount: '0.00' },
        status: 'paid, fulfilled',
        lines: [
          { name: 'Lamp', sku: 'LAMP-1', quantity: 2, price: '10.00' },
          { name: 'Shade', sku: '', quantity: 1, price: '10.00' },
        ],
        address: 'Main Street 1\n10117 Berlin\nDE',
      },
    ]);
    expect(await count()).toEqual(before);
  });

  it('finds its outcomes where a batch comes again, and changes nothing by the same file in another import', async () => {
    const first = await run('import', shopify());
    expect(await Promise.all([run('import', shopify()), run('import', shopify())])).toEqual([first, first]);
    importId = crypto.randomUUID();
    expect(outcomes(await run('import', shopify()))).toEqual(['unchanged']);
    const changed = await run('import', shopify({ status: 'refunded' }));
    expect(changed[0]).toMatchObject({
      outcome: 'updated',
      changes: { values: { status: ['paid, fulfilled', 'refunded, fulfilled'] } },
    });
    expect(await run('import', shopify({ status: 'refunded' }))).toEqual(changed);
  });

  it('adds each order once by two imports at the same time', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...shopify()[0],
      number: `#${at}`,
      subtotal: '20',
      total: '24.9',
    }));
    const both = await Promise.all([run('import', rows as FileCells[]), run('import', rows as FileCells[])]);
    for (const decided of both) expect(new Set(outcomes(decided))).toEqual(new Set(['created']));
    expect(await store.order.database.db.$count(pastOrders)).toBe(30);
  });

  it.each([
    ['a total that does not add up', { total: '33.90' }, /^total: Is not the sum/],
    ['lines that do not add up', { linePrice: '11.00' }, /^subtotal: Is not the sum of the lines/],
    ['no number', { number: '' }, /^number: /],
    ['a bad date', { placedAt: 'soon' }, /^placedAt: /],
    ['no amount', { total: 'free' }, /^total: /],
  ])('refuses %s with a sentence', async (_, changes, reason) => {
    const [decided] = await run('import', shopify(changes));
    expect(decided?.reason).toMatch(reason);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['added taxes', { subtotal: '30.00', tax: '3.00', total: '37.90' }],
    ['a discount that the subtotal has', { subtotal: '25.00', discount: '-5.00', total: '29.90' }],
    ['a discount that the subtotal has not', { subtotal: '30.00', discount: '5,00', total: '€29,90' }],
    ['signs of currencies', { subtotal: '30,00 €', total: '34,90 €' }],
    ['a fee', { fees: '3.00', total: '37.90' }],
    ['the total of a line, which its price does not divide', { linePrice: '', lineQuantity: '3', lineTotal: '20.00' }],
  ])('adds up with %s', async (_, changes) => {
    expect(outcomes(await run('import', shopify(changes)))).toEqual(['created']);
  });

  it.each([
    ['paid, fulfilled', 'USD', true],
    ['completed', 'USD', true],
    ['partially_refunded', 'USD', true],
    ['', 'USD', true],
    ['paid', 'EUR', false],
    ['refunded, fulfilled', 'USD', false],
    ['cancelled, paid', 'USD', false],
    ['voided', 'USD', false],
    ['on-hold', 'USD', false],
    ['pending', 'USD', false],
    ['Storniert', 'USD', false],
    ['erstattet', 'USD', false],
    ['teilweise erstattet', 'USD', true],
    ['annulée', 'USD', false],
    ['remboursée', 'USD', false],
    ['reembolsado', 'USD', false],
    ['anulado', 'USD', false],
    ['pagado', 'USD', true],
    ['bezahlt', 'USD', true],
  ])('earns points as %j in %s: %j, where they are asked for', async (status, currency, isPaid) => {
    const [cells = {}] = shopify({ status, shippingStatus: '', currency, subtotal: '20', total: '24.90' });
    const body = { importId, sendsInvitations: false, currency: 'usd', items: toItems([cells]) as never };
    const paid = { reference: '#1001', email: 'Ada@example.com', total: '24.90' };
    for (const phase of ['check', 'import', 'import'] as const) {
      const [asked] = await store.orderClient.call(importOrderBatch, { body: { ...body, phase, givesPoints: true } });
      expect(asked?.paid).toEqual(isPaid ? paid : undefined);
    }
    const [silent] = await store.orderClient.call(importOrderBatch, { body: { ...body, phase: 'import' } });
    expect(silent?.paid).toBeUndefined();
  });

  it('keeps an order for which it only gave points, by its undo', async () => {
    await run('import', shopify());
    const [known] = await list();
    importId = crypto.randomUUID();
    const changes = { values: { number: ['#1001', '#1001'], points: [null, 34] } };
    expect(await undo([{ key: 'order:#1001', outcome: 'updated', changes }])).toEqual([{ key: 'order:#1001' }]);
    expect(await list()).toEqual([known]);
  });

  it('is undone: what it added goes, what it replaced comes back', async () => {
    await run('import', shopify());
    const before = await list();
    importId = crypto.randomUUID();
    const other = shopify({ number: '#1002' }).map((cells) => ({ ...cells, number: '#1002' }));
    const decided = await run('import', [...shopify({ status: 'refunded' }), ...other]);
    expect(outcomes(decided)).toEqual(['updated', 'created']);
    expect(outcomes(await undo(decided))).toEqual([undefined, undefined]);
    const entries = await store.order.database.db.execute(sql`
      select action, actor_id as "userId", count(*)::int as count from audit_log
      where import_id = ${importId} group by 1, 2 order by 1`);
    expect(entries).toEqual([
      { action: 'import', userId: 1, count: 2 },
      { action: 'undo import', userId: 1, count: 2 },
    ]);
    expect(await list()).toEqual(before);
  });

  it('leaves what a later import wrote', async () => {
    const decided = await run('import', shopify());
    const first = importId;
    importId = crypto.randomUUID();
    await run('import', shopify({ status: 'refunded' }));
    importId = first;
    expect(outcomes(await undo(decided))).toEqual(['Changed since then, and kept: number']);
    expect(await list()).toHaveLength(1);
  });
});

describe('the account of the address', () => {
  const addAccount = (userId: number, email: string, isVerified: boolean) =>
    store.order.database.db.execute(sql`
      insert into customers (key, email, name, user_id, since, email_verified)
      values (${`user:${userId}`}, ${email}, 'Ada', ${userId}, now(), ${isVerified})`);

  it('sees them once it is verified, and takes them along when it is erased', async () => {
    const { db } = store.order.database;
    await run('import', shopify());
    await addAccount(41_001, 'other@example.com', true);
    await addAccount(41_002, 'ADA@example.com', false);
    const listOf = async (userId: number) => (await listRows(db, {}, isPastOrderOfAccount(userId))).rows.length;
    expect([await listOf(41_001), await listOf(41_002)]).toEqual([0, 0]);
    await eraseAccountOrders(store.order, 41_002);
    expect(await list()).toHaveLength(1);
    await addAccount(41_003, 'ada@example.com', true);
    expect(await listOf(41_003)).toBe(1);
    await eraseAccountOrders(store.order, 41_003);
    expect(await list()).toEqual([]);
  });
});
