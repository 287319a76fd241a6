import { countryCodes } from '@shopwright/contracts/countries';
import { languages } from '@shopwright/contracts/fields';
import { orderViews, paymentStates } from '@shopwright/contracts/http/order-desk';
import { countWaitingOrders } from '@shopwright/contracts/http/store-analytics';
import { nextCursor } from '@shopwright/contracts/next-page';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { Customer } from '@shopwright/tests/test-customer';
import { buy, clerk, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccountOrders } from '../customers/erase-customer';
import { orderItems, orders } from '../db/schema';
import { syncReversals } from '../refunds/sync-reversals';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  shop = await startTestStore();
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const idsOf = async (query: Record<string, string>) => (await desk.list(query)).map(({ id }) => id);

describe('GET /orders', () => {
  it('lists newest first, 50 a page, with a link to the next', async () => {
    const bought = [await buy(shop), await buy(shop), await buy(shop)].map(({ id }) => id);
    const read = async (query: string) => {
      const headers = await createTestTokens('bff').headersFor(clerk, 'order');
      const response = await fetch(`${shop.orderUrl}/orders?${query}`, { headers });
      const ids = ((await response.json()) as { id: number }[]).map(({ id }) => id);
      return { ids, link: response.headers.get('link') };
    };
    const first = await read('limit=2&status=confirmed');
    expect(first.ids).toEqual([bought[2], bought[1]]);
    expect(first.link).toContain('status=confirmed');
    const second = await read(`limit=2&status=confirmed&cursor=${nextCursor(first.link)}`);
    expect(second).toMatchObject({ ids: [bought[0]], link: null });
    const oldest = await read('limit=2&status=open&sort=oldest');
    expect(oldest.ids).toEqual([bought[0], bought[1]]);
    const last = await read(`limit=2&status=open&sort=oldest&cursor=${nextCursor(oldest.link)}`);
    expect(last).toMatchObject({ ids: [bought[2]], link: null });
    expect((await read('search=ada&limit=2&sort=oldest')).ids).toEqual([bought[0], bought[1]]);
  });

  it('finds an order by everything that names it', async () => {
    const order = await buy(shop, { name: 'Zirconium Teapot' });
    const [row] = await shop.order.database.db
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id));
    await desk.ship(order.id, [{ orderItemId: row?.id ?? 0, quantity: 1 }], { trackingNumber: 'TRK-998877' });
    const words = [
      'zirconium',
      'TEAPOT zirc',
      `#${order.id}`,
      order.paymentIntentId,
      'trk-9988',
      'ada@example.com zirco',
    ];
    for (const search of words) expect(await idsOf({ search }), search).toContain(order.id);
    for (const search of ['zirconiumx', '%', '_irconium', "' or 1=1 --", 'zirconium nobodyelse']) {
      expect(await idsOf({ search }), search).not.toContain(order.id);
    }
  });

  it('filters by status, payment, shipment, product and day', async () => {
    const order = await buy(shop, { quantity: 2 });
    await desk.ship(order.id, [{ orderItemId: order.itemId, quantity: 1 }]);
    const productId = String(order.productId);
    const today = new Date().toISOString().slice(0, 10);
    const is = async (query: Record<string, string>) => (await idsOf({ productId, ...query })).includes(order.id);
    expect(await is({ status: 'processing', payment: 'paid', shipment: 'partial', from: today, to: today })).toBe(true);
    const others: Record<string, string>[] = [
      { status: 'confirmed' },
      { payment: 'refunded' },
      { shipment: 'complete' },
      { from: '2999-01-01' },
      { to: '2020-01-01' },
      { dropshipped: 'true' },
      { refund: 'failed' },
    ];
    for (const query of others) expect(await is(query), JSON.stringify(query)).toBe(false);
    await shop.order.database.db.update(orderItems).set({ isDropshipped: true }).where(eq(orderItems.id, order.itemId));
    expect([await is({ dropshipped: 'true' }), await is({ dropshipped: 'false' })]).toEqual([true, false]);
  });

  it('filters by the country that the address names at its end', async () => {
    const { db } = shop.order.database;
    const countryOf = async (address: string) =>
      (await db.execute<{ country: string }>(sql`select address_country(${address}) as country`))[0]?.country;
    const addresses: [string, string][] = [
      ['Lindenallee 27\n04109 Leipzig\nDeutschland', 'DE'],
      ['Lindenallee 27, Leipzig, GERMANY.', 'DE'],
      ['ライプツィヒ、ドイツ', 'DE'],
      ['418 Alder Street\r\nPortland, OR 97205\r\nUnited States ', 'US'],
      ['شارع الشيخ زايد، دبي، الإمارات العربية المتحدة', 'AE'],
      ['Dubai\nÉmirats Arabes Unis', 'AE'],
      ['Rue 12, Abidjan, Côte d’Ivoire', 'CI'],
      ['418 Alder Street, Chicago, IL', 'none'],
      ['Germany Street 5', 'none'],
      [', ,', 'none'],
      ['北京，中国。', 'CN'],
      ['الرياض؛ السعودية', 'SA'],
      ['Sarajevo, Bosnia and Herzegovina', 'BA'],
      ['Port of Spain, Trinidad & Tobago', 'TT'],
      ['Dublin, Republic of Ireland', 'IE'],
      ['Madrid, ESPAÑA', 'ES'],
      ['1 Orchard Road, Singapore 238823', 'SG'],
      ['Los Angeles, CA 90001 USA', 'US'],
      ['Chicago, IL USA', 'US'],
      ['Santa Fe, New Mexico', 'none'],
      ['Atlanta, Georgia', 'GE'],
      ['Atlanta, Georgia 30301', 'none'],
    ];
    for (const [address, country] of addresses) expect(await countryOf(address), address).toBe(country);

    const { id } = await buy(shop);
    await db.update(orders).set({ customerAddress: 'Lindenallee 27, Leipzig, Germany' }).where(eq(orders.id, id));
    expect([await idsOf({ country: 'DE' }), await idsOf({ country: 'FR' })]).toEqual([[id], []]);
    const others = (await desk.list({ limit: '100' })).filter((order) => order.id !== id);
    expect(await idsOf({ country: 'none', limit: '100' })).toEqual(others.map((order) => order.id));
  });

  it('reads every country by the name that the desk shows, in each language', async () => {
    const names = languages.flatMap((language) => {
      const inLanguage = new Intl.DisplayNames([language], { type: 'region' });
      return countryCodes.map((code) => ({ code, address: `Market Street 5, ${inLanguage.of(code)}` }));
    });
    const rows = await shop.order.database.db.execute<{ code: string; address: string; found: string }>(sql`
      select code, address, address_country(address) as found
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named(code text, address text)`);
    expect(rows).toHaveLength(names.length);
    expect(rows.filter(({ code, found }) => found !== code)).toEqual([]);
  });

  it('filters by the same payment states as it shows', async () => {
    const lamp = await shop.addProduct({ price: '10.00', stock: 9 });
    const unpaid = await new Customer(shop).open(lamp);
    const review = await buy(shop);
    const [partly, refunded] = [await buy(shop), await buy(shop)];
    await desk.refund(partly.id, { amount: '1.00' });
    await desk.refund(refunded.id);
    await shop.order.database.db.execute(
      sql`update orders set status = 'pending', held_reason = 'x' where id = ${review.id}`,
    );
    const all = await desk.list({ limit: '100' });
    for (const payment of paymentStates) {
      const shown = all.filter(({ paymentState }) => paymentState === payment).map(({ id }) => id);
      expect(await idsOf({ payment, limit: '100' }), payment).toEqual(shown);
    }
    expect(all.find(({ id }) => id === unpaid.orderId)?.paymentState).toBe('unpaid');
  });

  it('400 names the field of a wrong filter', async () => {
    const wrong = {
      status: 'eaten',
      limit: '101',
      cursor: 'x',
      from: 'today',
      search: 'x'.repeat(10_000),
      payment: 'free',
      country: 'Germany',
    };
    for (const [path, value] of Object.entries(wrong)) {
      await expect(desk.list({ [path]: value }), path).rejects.toMatchObject({ fields: [{ path }] });
    }
  });
});

describe('GET /orders/counts', () => {
  it('counts what the list of each view shows', async () => {
    const lost = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    const open = await buy(shop, { paymentMethod: 'pm_card_createDispute' });
    await buy(shop, { paymentMethod: 'pm_card_createDispute' }).then(({ id }) => desk.refund(id, { amount: '1.00' }));
    for (const { paymentIntentId } of [lost, open]) await syncReversals(shop.order, paymentIntentId);
    await shop.order.stripe.disputes.close((await desk.get(lost.id)).disputes[0]?.id ?? '');
    await syncReversals(shop.order, lost.paymentIntentId);
    const counts = await desk.counts();
    for (const [view, filters] of Object.entries(orderViews)) {
      const ids = await idsOf({ ...filters, limit: '100' });
      expect(counts[view as keyof typeof orderViews], view).toBe(ids.length);
    }
    expect(await idsOf({ ...orderViews.disputed })).toEqual(expect.arrayContaining([lost.id, open.id]));
    // Stripe decided the lost one.
    const toAnswer = await desk.list({ ...orderViews.toAnswer });
    expect(toAnswer.map(({ id }) => id)).not.toContain(lost.id);
    const waits = toAnswer.find(({ id }) => id === open.id);
    expect(Date.parse(waits?.disputeDueBy ?? '')).toBeGreaterThan(Date.now());
    expect(counts.open).toBe(counts.confirmed + counts.processing);
    expect(counts.refundFailed).toBeGreaterThan(0);
    const waiting = await shop.orderClient.call(countWaitingOrders, {}, clerk);
    expect(waiting).toEqual({ toShip: counts.open });
  });
});

describe('the view of returns', () => {
  it('shows and counts an order from the request of a return until its refund', async () => {
    const ada: Actor = { role: 'shopper', userId: 71 };
    const { id, itemId } = await buy(shop, { quantity: 2, actor: ada });
    await desk.move(id, 'processing');
    await desk.move(id, 'shipped');
    const isListed = async () => {
      const ids = await idsOf({ ...orderViews.returns, limit: '100' });
      expect((await desk.counts()).returns).toBe(ids.length);
      return ids.includes(id);
    };
    const ask = async () =>
      (await customerOf(shop, ada).return(id, [{ orderItemId: itemId, quantity: 1 }])).returns.at(-1)?.id ?? 0;
    expect(await isListed()).toBe(false);
    const rejected = await ask();
    expect(await isListed()).toBe(true);
    await desk.moveReturn(id, rejected, 'rejected');
    expect(await isListed()).toBe(false);
    const returnId = await ask();
    for (const to of ['approved', 'received'] as const) {
      await desk.moveReturn(id, returnId, to);
      expect(await isListed(), to).toBe(true);
    }
    await desk.refundReturn(id, returnId);
    expect(await isListed()).toBe(false);
  });
});

describe('a dropshipped product', () => {
  it('is known as such on the order, for the desk to filter by', async () => {
    const lamp = await shop.addProduct({ price: '10.00', stock: 9 });
    await shop.catalogDatabase.db.execute(sql`update products set is_dropshipped = true where id = ${lamp}`);
    const customer = new Customer(shop);
    const { orderId } = await customer.open(lamp);
    expect(await idsOf({ dropshipped: 'true', search: `#${orderId}` })).toEqual([orderId]);
    expect((await desk.get(orderId)).items).toMatchObject([{ isDropshipped: true }]);
  });
});

describe('the erasure of a customer', () => {
  it('deletes the notes about their orders, and their name from the search', async () => {
    const { id } = await buy(shop, { actor: { role: 'shopper', userId: 77_001 } });
    await desk.note(id, 'Ada lives next door');
    await desk.cancel(id);
    await eraseAccountOrders(shop.order, 77_001);
    expect((await desk.get(id)).notes).toEqual([]);
    expect(await idsOf({ search: `#${id} lovelace` })).toEqual([]);
  });
});

describe('POST /orders/:id/notes', () => {
  it('adds a note that only staff see', async () => {
    const { id } = await buy(shop);
    const order = await desk.note(id, 'Customer called\nabout the color');
    expect(order.notes).toMatchObject([{ body: 'Customer called\nabout the color', authorId: clerk.userId }]);
    expect(order.timeline[0]).toMatchObject({ kind: 'note_added', details: {} });
    await expect(desk.note(id, ' ')).rejects.toMatchObject({ fields: [{ path: 'body' }] });
    await expect(desk.note(id, 'x'.repeat(10_000))).rejects.toMatchObject({ fields: [{ path: 'body' }] });
  });
});
