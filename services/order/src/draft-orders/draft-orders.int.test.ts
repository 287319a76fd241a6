import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { berlin, sellingOf } from '../selling/test-selling-store';
import { purgeOldDrafts } from './erase-drafts';
import { customLine, draftsOf, productLine } from './test-drafts';

let shop: TestStore;
const selling = sellingOf(() => shop);
const staff = () => draftsOf(shop);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

describe('POST /draft-orders', () => {
  it('stores lines at the price of the moment or the one that was agreed, with the total, and reserves nothing', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5, name: 'Desk lamp' });
    const rug = await shop.addProduct({ price: '50.00', stock: 5, name: 'Rug' });
    const draft = await staff().create([productLine(lamp, 2), productLine(rug, 1, '45.00'), customLine('7.50', 2)]);
    expect(draft).toMatchObject({
      version: 1,
      state: 'open',
      orderId: null,
      total: '100.00',
      lines: [
        { name: 'Desk lamp', price: '20.00' },
        { name: 'Rug', price: '45.00' },
        { name: 'Engraving', price: '7.50', taxClass: 'standard', needsShipping: false },
      ],
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('prices shipping, tax and the discount of staff by the quote that checkouts have', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const quote = await staff().quote([productLine(lamp), customLine('10.00')], {
      address: berlin,
      shipping: { type: 'rate', rateId: 'de-standard' },
      discount: { kind: 'percentage', rate: '10', name: 'Regular' },
    });
    expect(quote.totals).toMatchObject([
      { type: 'subtotal', amount: '30.00' },
      { type: 'discount', label: 'Regular', amount: '3.00' },
      { type: 'shipping', amount: '4.90' },
      { type: 'tax', isIncluded: true },
      { type: 'total', amount: '31.90' },
    ]);
  });

  it('the discount of staff applies beside one that does not combine with others', async () => {
    await selling.addDiscount({ code: null, combines: false, effect: { kind: 'percentage', rate: '50' } });
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { total } = await staff().quote([productLine(lamp)], { discount: { kind: 'amount', amount: '3.00' } });
    expect(total).toBe('7.00');
  });

  it('charges the shipping that was agreed instead of the rates of the store', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const shipping = { type: 'agreed' as const, name: 'Courier', amount: '12.00' };
    const quote = await staff().quote([productLine(lamp)], { address: berlin, shipping });
    expect(quote.shippingChoices).toMatchObject([{ name: 'Courier', price: '12.00' }]);
    expect(quote.total).toBe('32.00');
  });

  it('422 names an account that does not exist, when it is saved and when it is ordered', async () => {
    const refused = { code: 'unprocessable', fields: [{ path: 'userId' }] };
    await expect(staff().create([customLine('1.00')], { userId: 999_999 })).rejects.toMatchObject(refused);
    const { id } = await staff().create([customLine('1.00')]);
    await expect(staff().update(id, 1, [customLine('1.00')], { userId: 999_999 })).rejects.toMatchObject(refused);
    await shop.order.database.db.execute(sql`update draft_orders set user_id = 999999 where id = ${id}`);
    await expect(staff().markPaid(id)).rejects.toMatchObject(refused);
    await expect(staff().sendLink(id)).rejects.toMatchObject(refused);
    expect(await staff().ordersOf(id)).toEqual([]);
  });

  it('are deleted a year after they were saved, unless they are an order or their link is open', async () => {
    const [old, sent, fresh, ordered] = await Promise.all([1, 2, 3, 4].map(() => staff().create([customLine('1.00')])));
    const ids = [old, sent, fresh, ordered].map((draft) => draft?.id ?? 0);
    await staff().sendLink(ids[1] ?? 0);
    await staff().markPaid(ids[3] ?? 0);
    await shop.order.database.db.execute(
      sql`update draft_orders set updated_at = now() - interval '366 days' where id in (${ids[0]}, ${ids[1]}, ${ids[3]})`,
    );
    await purgeOldDrafts(shop.order);
    await expect(staff().get(ids[0] ?? 0)).rejects.toMatchObject({ code: 'not_found' });
    for (const id of ids.slice(1)) expect(await staff().get(id)).toMatchObject({ id });
  });

  it('422 names the line that is not on sale, and amounts that are too large', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const refusals: [Parameters<ReturnType<typeof staff>['create']>[0], string][] = [
      [[productLine(lamp), productLine(987_654)], 'lines.1.productId'],
      [[customLine('900000.00', 2)], 'lines'],
    ];
    for (const [lines, path] of refusals) {
      await expect(staff().create(lines)).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path }] });
    }
    expect(await staff().list({ search: 'nobody' })).toEqual([]);
  });

  it('400 for a product twice, no line, and a price that is none', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const bad = [[productLine(lamp), productLine(lamp)], [], [customLine('-1.00')], [customLine('1.00', 0)]];
    for (const lines of bad) await expect(staff().create(lines)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describe('PUT /draft-orders/:id', () => {
  it('of two edits of one version one is saved, and the other gets 409 with the newer draft', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const edits = await Promise.allSettled(
      ['11.00', '12.00'].map((price) => staff().update(id, 1, [customLine(price)])),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = edits.find((edit) => edit.status === 'rejected');
    const saved = edits.find((edit) => edit.status === 'fulfilled');
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      fields: [{ path: 'version' }],
      details: { version: 2, total: saved?.value.total },
    });
    expect(await staff().get(id)).toMatchObject({ version: 2, total: saved?.value.total });
  });

  it('keeps the price of a line until staff leave it out', async () => {
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const { id } = await staff().create([productLine(lamp)]);
    await shop.catalogDatabase.db.execute(`update products set price = 30 where id = ${lamp}`);
    expect(await staff().update(id, 1, [productLine(lamp, 1, '20.00')])).toMatchObject({ total: '20.00' });
    expect(await staff().update(id, 2, [productLine(lamp)])).toMatchObject({ total: '30.00' });
  });
});

describe('GET /draft-orders', () => {
  it('lists the newest first, in pages, by state and by words', async () => {
    const name = 'Zoë Čapek';
    const made = [];
    for (const price of ['1.00', '2.00', '3.00'])
      made.push(await staff().create([customLine(price)], { customerName: name }));
    const ids = made.map(({ id }) => id).reverse();
    expect((await staff().list({ search: 'zoe capek' })).map(({ id }) => id)).toEqual(ids);
    expect((await staff().list({ search: 'zoe', limit: '2' })).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await staff().markPaid(ids[0] ?? 0);
    expect((await staff().list({ search: 'zoe', state: 'ordered' })).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await staff().list({ search: 'zoe', state: 'open' })).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await staff().list({ search: 'zoe', state: 'sent' })).toEqual([]);
  });
});

describe('DELETE /draft-orders/:id', () => {
  it('deletes a draft that is no order', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    await staff().remove(id);
    await expect(staff().get(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(staff().remove(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('409 once it is an order', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    await staff().markPaid(id);
    await expect(staff().remove(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(staff().update(id, 1, [customLine('9.00')])).rejects.toMatchObject({ code: 'conflict' });
  });
});
