import { type ExportedCustomer, exportedCustomer } from '@shopwright/contracts/http/customers';
import { getDeskOrder } from '@shopwright/contracts/http/order-desk';
import { type ExportedOrder, exportedOrder } from '@shopwright/contracts/http/order-files';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedAddresses } from '../services/auth/src/db/address-tables';
import { newsletterSubscriptions, users } from '../services/auth/src/db/schema';
import { eraseOrders } from '../services/order/src/customers/erase-orders';
import { splitName } from '../services/order/src/customers/export-customers';
import { customers } from '../services/order/src/db/customer-tables';
import { orders } from '../services/order/src/db/schema';
import { issueDocuments } from '../services/order/src/documents/issue-documents';
import { syncPayment } from '../services/order/src/payments/sync-payment';
import { berlin, sellingOf } from '../services/order/src/selling/test-selling-store';
import { Customer, pay } from './test-customer';
import { customersOf, newEmail } from './test-customers';
import { buy, clerk, deskOf } from './test-desk';
import { Shopper } from './test-shopper';
import { startTestStore, type TestStore } from './test-store';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
const { buyAs } = customersOf(() => shop);
const selling = sellingOf(() => shop);

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const read = async (path: string, status = 200) => {
  const response = await (await shop.raw(clerk)).get(path).buffer().expect(status);
  return response;
};
const json = async <Row>(path: string): Promise<Row[]> => {
  const { text, headers } = await read(`${path}${path.includes('?') ? '&' : '?'}format=json`);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  return JSON.parse(text);
};
/** The cells of a file that has no line break or quote within them. */
const table = (csv: string): Record<string, string>[] => {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));
  const titles = cells(head).slice(0, -1);
  return lines.map((line) => Object.fromEntries(titles.map((title, at) => [title, cells(line)[at] ?? ''])));
};

describe('GET /orders/export', () => {
  it('as JSON has all of an order: lines, addresses, discounts, shipping, tax, shipments, refunds, documents', async () => {
    await selling.configure();
    await selling.addDiscount({ code: 'TEN' });
    const productId = await shop.addProduct({ price: '20.00', stock: 5, name: '=SUM(A1) Lamp' });
    const checkout = await new Customer(shop).open(productId, {
      quantity: 2,
      address: berlin,
      shippingRateId: 'de-standard',
      codes: ['TEN'],
    });
    await pay(shop, checkout.paymentIntentId);
    await syncPayment(shop.order, checkout.paymentIntentId);
    const id = checkout.orderId;
    const detail = await shop.orderClient.call(getDeskOrder, { params: { id: String(id) } }, clerk);
    const [line] = detail.items;
    await desk.ship(id, [{ orderItemId: line?.id ?? 0, quantity: 1 }]);
    await desk.refund(id, { amount: '3.00' });
    await issueDocuments(shop.order);
    const [order, ...others] = await json<ExportedOrder>(`/orders/export?search=%23${id}`);
    expect(others).toEqual([]);
    expect(exportedOrder.parse(order)).toEqual(order);
    const after = await desk.get(id);
    expect(order).toMatchObject({
      id,
      currency: 'usd',
      shippingAddress: berlin,
      lines: [{ productId, name: '=SUM(A1) Lamp', quantity: 2, price: '20.00', paid: after.items[0]?.paid }],
      discounts: [{ code: 'TEN' }],
      total: after.total,
      discountTotal: after.discount,
      refundedTotal: '3.00',
      shipments: [{ carrier: 'DHL', trackingNumber: 'JD014600', items: [{ orderItemId: line?.id, quantity: 1 }] }],
      refunds: [{ state: 'succeeded', amount: '3.00', reason: 'Damaged' }],
      documents: { invoice: { number: after.documents.invoice?.number } },
    });
    expect(order?.taxes).toHaveLength(1);
    const cents = (text = '') => Math.round(Number(text) * 100);
    const { subtotal, discountTotal, shippingTotal, taxTotal, total, taxes } = order as ExportedOrder;
    const added = taxes.some(({ isIncluded }) => isIncluded) ? 0 : cents(taxTotal);
    expect(cents(subtotal) - cents(discountTotal) + cents(shippingTotal) + added).toBe(cents(total));
    await selling.clear();
  });

  it('with rows=lines has a row of each line, with the amounts of the order in its first', async () => {
    const first = await shop.addProduct({ price: '20.00', stock: 5, name: '=1+1' });
    const second = await shop.addProduct({ price: '5.00', stock: 5, name: 'Second' });
    const customer = new Customer(shop);
    const checkout = await customer.open(first, {
      items: [
        { productId: first, quantity: 1 },
        { productId: second, quantity: 2 },
      ],
    });
    await pay(shop, checkout.paymentIntentId);
    const { id } = await customer.record(checkout);
    const rows = table((await read(`/orders/export?rows=lines&search=%23${id}`)).text);
    expect(rows).toMatchObject([
      { Order: String(id), Product: "'=1+1", Quantity: '1', Price: '20.00', Total: '30.00', Currency: 'USD' },
      { Order: String(id), Product: 'Second', Quantity: '2', Price: '5.00', Total: '', Currency: 'USD' },
    ]);
  });

  it('has the view alone, and every order of it once, over several batches', async () => {
    await shop.order.database.db.execute(sql`
      insert into orders (reference, customer_name, customer_email, total, amount_paid, status, expires_at, placed_at, created_at)
      select gen_random_uuid(), 'Many', 'many@example.com', 0, 0, 'delivered', now(), now(), now()
      from generate_series(1, 1203)`);
    const found = await json<ExportedOrder>('/orders/export?status=delivered&search=many@example.com');
    expect(new Set(found.map(({ id }) => id)).size).toBe(1203);
    expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).sort((a, b) => b - a));
    expect(found.every(({ status, subtotal }) => status === 'delivered' && subtotal === '0.00')).toBe(true);
    expect(await json('/orders/export?status=cancelled&search=many@example.com')).toEqual([]);
  });

  it.each(['format=xml', 'rows=all', 'cursor=1'])('400 names the field for %s', async (query) => {
    const { body } = await (await shop.raw(clerk)).get(`/orders/export?${query}`).expect(400);
    expect(body.fields).toMatchObject([{ path: query.split('=')[0] }]);
  });
});

const fixedColumns =
  'email,firstName,lastName,phone,language,acceptsMarketing,consentAt,address1,address2,city,region,postalCode,country,createdAt,orders,totalSpent,loyaltyPoints,taxExempt';

describe('GET /customers/export', () => {
  const customer = async (email: string) => {
    const found = await json<ExportedCustomer>(`/customers/export?search=${encodeURIComponent(email)}`);
    expect(found.map((row) => exportedCustomer.parse(row))).toEqual(found);
    return found;
  };

  it('has its columns in a fixed order, as CSV and as JSON, and no formula', async () => {
    const email = newEmail();
    await buyAs(email, '=1+1 Hopper');
    const { text } = await read(`/customers/export?search=${email}`);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${fixedColumns}`);
    expect(text.split('\r\n')[1]).toMatch(new RegExp(`^${email},'=1\\+1,Hopper,`));
    const [row] = await customer(email);
    expect(Object.keys(row ?? {}).join()).toBe(fixedColumns);
  });

  it('has of an account what auth knows: names, address book, points, and a consent that was confirmed', async () => {
    const shopper = await Shopper.create(shop);
    const { db } = shop.auth.database;
    const email = newEmail();
    const consentAt = new Date('2026-03-01T10:00:00.000Z');
    const profile = { address: 'Old Street 1', city: 'Ulm', zipCode: '89073', country: 'Germany', phone: '+49 1' };
    await db
      .update(users)
      .set({ email, loyaltyPoints: 120, preferredLanguage: 'de', ...profile })
      .where(eq(users.id, shopper.id));
    expect(await customer(email)).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Byron',
        language: 'de',
        phone: '+49 1',
        address1: 'Old Street 1',
        postalCode: '89073',
        country: 'DE',
        loyaltyPoints: 120,
        orders: 0,
        // The switch of the account is on by default, and proves nothing.
        acceptsMarketing: false,
        consentAt: null,
      },
    ]);
    await db
      .update(users)
      .set({ address: 'Rua das Flores 112\n4050-265 Porto\nPortugal', city: null, zipCode: null, country: null })
      .where(eq(users.id, shopper.id));
    expect(await customer(email)).toMatchObject([
      { address1: 'Rua das Flores 112, 4050-265 Porto', city: '', country: 'PT' },
    ]);
    await db
      .insert(savedAddresses)
      .values({ userId: shopper.id, address: { ...berlin, region: 'BE' }, isDefault: true, createdAt: new Date() });
    await db.insert(newsletterSubscriptions).values({
      email,
      state: 'confirmed',
      language: 'de',
      nonce: 'none',
      confirmedAt: consentAt,
    });
    expect(await customer(email)).toMatchObject([
      {
        address1: 'Torstraße 1',
        city: 'Berlin',
        region: 'BE',
        postalCode: '10115',
        country: 'DE',
        acceptsMarketing: true,
        consentAt: consentAt.toISOString(),
      },
    ]);
    await db
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(newsletterSubscriptions.email, email));
    expect(await customer(email)).toMatchObject([{ acceptsMarketing: false, consentAt: null }]);
  });

  it('hides phone and address of the team', async () => {
    const member = await Shopper.create(shop);
    const email = newEmail();
    const profile = { address: 'Old Street 1', city: 'Ulm', country: 'Germany', phone: '+49 1' };
    const { db } = shop.auth.database;
    await db
      .update(users)
      .set({ email, role: 'staff', ...profile })
      .where(eq(users.id, member.id));
    await db
      .insert(savedAddresses)
      .values({ userId: member.id, address: berlin, isDefault: true, createdAt: new Date() });
    expect(await customer(email)).toMatchObject([{ firstName: 'Ada', phone: '', address1: '', city: '', country: '' }]);
  });

  it('has of a guest the newest order: its language and its address in parts', async () => {
    const email = newEmail();
    await buyAs(email, 'Grace Brewster Hopper');
    await selling.configure();
    const productId = await shop.addProduct({ price: '20.00', stock: 5 });
    const guest = new Customer(shop);
    const checkout = await guest.open(productId, {
      customerEmail: email.toUpperCase(),
      customerName: 'Grace Brewster Hopper',
      address: { ...berlin, name: 'Grace Brewster Hopper' },
      shippingRateId: 'de-standard',
      language: 'de',
    });
    await pay(shop, checkout.paymentIntentId);
    await syncPayment(shop.order, checkout.paymentIntentId);
    await selling.clear();
    expect(await customer(email)).toMatchObject([
      {
        firstName: 'Grace Brewster',
        lastName: 'Hopper',
        language: 'de',
        address1: 'Torstraße 1',
        country: 'DE',
        orders: 2,
        loyaltyPoints: 0,
        acceptsMarketing: false,
      },
    ]);
  });

  it('lists whom the screen lists, with the same orders and sums, each once over several batches', async () => {
    await shop.order.database.db.execute(sql`
      insert into customers (key, email, name, orders, spent, since, last_order_at)
      select 'email:guest' || n || '@many.example', 'guest' || n || '@many.example', 'Guest ' || n, 1, 40, now(), now()
      from generate_series(1, 1203) n`);
    const many = await json<ExportedCustomer>('/customers/export?kind=guest&search=many.example');
    expect(new Set(many.map(({ email }) => email)).size).toBe(1203);
    const all = await json<ExportedCustomer>('/customers/export');
    const listed = await shop.order.database.db.select().from(customers);
    expect(all).toHaveLength(listed.length);
    expect(await json('/customers/export?kind=account&search=many.example')).toEqual([]);
  });

  it('leaves out a customer who is erased', async () => {
    const email = newEmail();
    await buyAs(email);
    await shop.order.database.db.execute(sql`update orders set status = 'delivered' where customer_email = ${email}`);
    await eraseOrders(shop.order, eq(orders.customerEmail, email));
    expect(await customer(email)).toEqual([]);
  });

  it('400 names the field, 403 for a shopper', async () => {
    const agent = await shop.raw(clerk);
    const { body } = await agent.get('/customers/export?kind=x').expect(400);
    expect(body.fields).toMatchObject([{ path: 'kind' }]);
    await (await shop.raw({ role: 'shopper', userId: 1 })).get('/customers/export').expect(403);
  });

  it.each([
    ['Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['Ada  Lovelace ', 'Ada', 'Lovelace'],
    ['Madonna', 'Madonna', ''],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => expect(splitName(name)).toEqual({ firstName, lastName }));
});

describe('GET /discounts/export', () => {
  it('has each discount that is not deleted, as the API knows it, and its parts as cells: targets by slug', async () => {
    await selling.addDiscount({ code: 'GONE' });
    await selling.clear();
    const [one, two] = [
      await shop.addProduct({ price: '1.00', stock: 1 }),
      await shop.addProduct({ price: '1.00', stock: 1 }),
    ];
    const slugs = await shop.catalogDatabase.db.execute<{ slug: string }>(
      sql`select slug from products where id in (${one}, ${two}) order by id`,
    );
    await selling.addDiscount({
      name: '=Sale',
      code: 'SALE',
      effect: { kind: 'buy_x_get_y', buy: 2, get: 1, rate: '50', getTarget: { type: 'products', ids: [one, two] } },
      audience: { type: 'customers', emails: ['ada@example.com', 'ben@example.com'] },
    });
    const listed = await (await shop.raw(clerk)).get('/discounts').expect(200);
    expect(await json('/discounts/export')).toEqual(listed.body);
    expect(table((await read('/discounts/export')).text)).toMatchObject([
      {
        name: "'=Sale",
        code: 'SALE',
        kind: 'buy_x_get_y',
        rate: '50',
        buy: '2',
        getTarget: 'products',
        getTargets: slugs.map(({ slug }) => slug).join(' '),
        emails: 'ada@example.com ben@example.com',
        uses: '0',
      },
    ]);
  });
});

it('sends no file of customers while auth is away, and no order depends on it', async () => {
  const { id } = await buy(shop);
  await shop.stopAuth();
  const { body } = await (await shop.raw(clerk)).get('/customers/export').expect(503);
  expect(body.code).toBe('unavailable');
  expect(await json(`/orders/export?search=%23${id}`)).toHaveLength(1);
});
