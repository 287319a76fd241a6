import { randomUUID } from 'node:crypto';
import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { purchaseOrderFile } from '@shopwright/contracts/http/purchase-orders';
import { callFile } from '@shopwright/service-kit/http/client';
import { getOrderRow } from '@shopwright/tests/test-customer';
import { clerk, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { addSupplied, addSupplier, buyAll, purchasesOf } from '@shopwright/tests/test-supplied';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestStore;
let purchases: ReturnType<typeof purchasesOf>;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();
const passMinutes = (minutes: number) => {
  clockMs += minutes * 60_000;
};

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  purchases = purchasesOf(shop);
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const newName = () => `Supplier ${randomUUID().slice(0, 8)}`;
const listOf = (orderId: number) => purchases.list({ orderId: String(orderId) });

/** Buys two units of one supplier's product, whose purchase order is to be sent. */
async function order({ isListed = true, quantity = 2 } = {}) {
  const supplierName = newName();
  if (isListed) await addSupplier(shop, { name: supplierName, contactEmail: 'orders@supplier.example' });
  const productId = await addSupplied(shop, { supplierName, sku: 'S-1' });
  const bought = await buyAll(shop, [{ productId, quantity }]);
  await purchases.sync(bought.id, true);
  const [row] = await listOf(bought.id);
  return { orderId: bought.id, supplierName, itemId: bought.lines[0]?.id ?? 0, id: row?.id ?? 0 };
}

async function sent() {
  const made = await order();
  await purchases.start(made.id);
  await purchases.record(made.id, { kind: 'sent', channel: 'email' });
  return made;
}

describe('a confirmed order', () => {
  it('becomes one purchase order per supplier, without what the store packs', async () => {
    const [one, other] = [newName(), newName()];
    const lamp = await addSupplied(shop, { supplierName: one, sku: 'L-1', cost: '8.50', price: '30.00' });
    const cable = await addSupplied(shop, {
      supplierName: one.toUpperCase(),
      sku: 'C-1',
      cost: '1.25',
      price: '10.00',
    });
    const desks = await addSupplied(shop, { supplierName: other, cost: null, price: '5.00' });
    const own = await shop.addProduct({ price: '20.00', stock: 5 });
    const quantities = [lamp, cable, desks, own].map((productId, index) => ({ productId, quantity: index + 1 }));
    const { id } = await buyAll(shop, quantities);
    expect(await purchases.sync(id, true)).toEqual({ created: 2 });

    const rows = (await listOf(id)).reverse();
    expect(rows).toMatchObject([
      { supplierName: one, state: 'to_send', units: 3, cost: '11.00', reference: expect.stringMatching(/^PO-\d+$/) },
      { supplierName: other, state: 'to_send', units: 3, cost: null },
    ]);
    expect(await purchases.get(rows[0]?.id ?? 0)).toMatchObject({
      lines: [
        { productId: lamp, sku: 'L-1', quantity: 1, cost: '8.50', toShip: 1 },
        { productId: cable, sku: 'C-1', quantity: 2, cost: '1.25' },
      ],
      timeline: [{ kind: 'created', actor: 'store' }],
    });
    expect(await eventsOf(shop, id, 'purchase-order-due')).toEqual(
      rows.map((row) => ({ orderId: id, purchaseOrderId: row.id, attempt: 1 })),
    );
  });

  it('becomes one, however often and concurrently its event is handled', async () => {
    const productId = await addSupplied(shop, { supplierName: newName() });
    const { id } = await buyAll(shop, [{ productId, quantity: 1 }]);
    const made = await Promise.all(Array.from({ length: 5 }, () => purchases.sync(id, true)));
    expect(made.map(({ created }) => created).sort()).toEqual([0, 0, 0, 0, 1]);
    await purchases.sync(id, true);
    expect(await listOf(id)).toHaveLength(1);
    expect(await eventsOf(shop, id, 'purchase-order-due')).toHaveLength(1);
  });

  it('orders a line once, also where its supplier was renamed since', async () => {
    const productId = await addSupplied(shop, { supplierName: newName() });
    const { id } = await buyAll(shop, [{ productId, quantity: 1 }]);
    await purchases.sync(id, true);
    await shop.catalogDatabase.db.execute(sql`update products set supplier_name = 'Renamed' where id = ${productId}`);
    expect(await purchases.sync(id, true)).toEqual({ created: 0 });
  });

  it('has the cost and the id of the product for a variant without its own', async () => {
    const supplierName = newName();
    const parent = await addSupplied(shop, { supplierName, sku: 'P-1', cost: '4.00' });
    const variant = await shop.addProduct({ price: '20.00', stock: 5, name: 'Lamp – Black' });
    await shop.catalogDatabase.db.execute(sql`
      update products set stock_quantity = 0, options = '[{"name":"Color","values":["Black"],"translations":{}}]' where id = ${parent}`);
    await shop.catalogDatabase.db.execute(sql`update products set parent_id = ${parent}, option_values = '{Black}',
      position = 0, is_dropshipped = true, supplier_name = ${supplierName} where id = ${variant}`);
    const { id } = await buyAll(shop, [{ productId: variant, quantity: 1 }]);
    await purchases.sync(id, true);
    const [row] = await listOf(id);
    expect((await purchases.get(row?.id ?? 0)).lines).toMatchObject([{ productId: variant, sku: 'P-1', cost: '4.00' }]);
  });

  it('makes none for an order that only changed, nor for one that was canceled before', async () => {
    const productId = await addSupplied(shop, { supplierName: newName() });
    const old = await buyAll(shop, [{ productId, quantity: 1 }]);
    expect(await purchases.sync(old.id, false)).toEqual({ created: 0 });
    await desk.cancel(old.id);
    expect(await purchases.sync(old.id, true)).toEqual({ created: 0 });
  });

  it('makes none while the catalog is away, and throws, so that its job tries again', async () => {
    const away = await startTestStore();
    const productId = await addSupplied(away, { supplierName: newName() });
    const { id } = await buyAll(away, [{ productId, quantity: 1 }]);
    await away.stopCatalog();
    await expect(purchasesOf(away).sync(id, true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await purchasesOf(away).list({})).toEqual([]);
    await away.close();
  });
});

describe('sending', () => {
  it('gives what the supplier needs, with the same key for each try', async () => {
    const { id, orderId, supplierName } = await order();
    const first = await purchases.start(id);
    expect(first).toMatchObject({
      reference: `PO-${id}`,
      orderId,
      supplier: { name: supplierName, email: 'orders@supplier.example', apiEndpoint: null },
      customerName: 'Ada Lovelace',
      customerAddress: '12 Long Street, Springfield',
      cost: '16.00',
      lines: [{ sku: 'S-1', quantity: 2, cost: '8.00' }],
    });
    await purchases.record(id, { kind: 'retried', problem: 'unavailable', detail: '503' });
    expect((await purchases.start(id))?.key).toBe(first?.key);
    expect(await purchases.get(id)).toMatchObject({ state: 'to_send', problem: 'unavailable', problemDetail: '503' });
    await purchases.record(id, { kind: 'retried', problem: 'unavailable', detail: '503' });
    expect(await purchases.record(id, { kind: 'sent', channel: 'email' })).toEqual({ state: 'sent' });
    const { timeline, ...row } = await purchases.get(id);
    expect(row).toMatchObject({ state: 'sent', channel: 'email', problem: null, problemDetail: null });
    expect(timeline.map(({ kind }) => kind)).toEqual(['sent', 'retried', 'created']);
    expect(await purchases.start(id)).toBeNull();
  });

  it('waits for staff where no one knows how to reach the supplier', async () => {
    const { id, supplierName } = await order({ isListed: false });
    expect(await purchases.start(id)).toBeNull();
    expect(await purchases.get(id)).toMatchObject({ state: 'to_send', problem: 'no_channel' });
    await addSupplier(shop, { name: supplierName, contactEmail: 'late@supplier.example' });
    await purchases.send(id);
    expect(await purchases.start(id, 1)).toBeNull();
    expect((await purchases.start(id, 2))?.supplier.email).toBe('late@supplier.example');
  });

  it('is sent again as another order after the supplier refused it, and a late outcome changes nothing', async () => {
    const { id } = await order();
    const first = await purchases.start(id);
    await purchases.record(id, { kind: 'failed', problem: 'rejected', detail: '400 unknown item' });
    expect(await purchases.get(id)).toMatchObject({ state: 'failed', problemDetail: '400 unknown item' });
    await purchases.send(id);
    expect((await purchases.start(id, 2))?.key).not.toBe(first?.key);
    expect(await purchases.record(id, { kind: 'sent', channel: 'api' }, 1)).toEqual({ state: 'to_send' });
    expect(await purchases.record(id, { kind: 'sent', channel: 'api' }, 2)).toEqual({ state: 'sent' });
  });

  it('is in staff’s To do while it is not sent, until it is sent or canceled', async () => {
    const todo = async () => {
      const rows = await shop.orderClient.call(listOrderTodo, { query: { role: 'staff' } });
      const unsent = await purchases.list({ state: 'unsent', limit: '100' });
      const row = rows.find(({ kind }) => kind === 'failedPurchaseOrders');
      expect(unsent).toHaveLength(row?.count ?? 0);
      return row;
    };
    const others = (await todo())?.count ?? 0;
    const [refused, unreachable, waiting] = [await order(), await order({ isListed: false }), await order()];
    await purchases.start(refused.id);
    await purchases.record(refused.id, { kind: 'failed', problem: 'rejected', detail: '400' });
    await purchases.start(unreachable.id);
    await purchases.start(waiting.id);
    expect(await todo()).toMatchObject({ count: others + 2, since: expect.any(String), firstOrderId: null });
    await purchases.send(refused.id);
    expect((await todo())?.count).toBe(others + 1);
    await purchases.move(unreachable.id, 'canceled');
    expect((await todo())?.count ?? 0).toBe(others);
  });

  it('is not begun a second time while a call to the supplier may be under way', async () => {
    const { id } = await order();
    await purchases.start(id);
    await expect(purchases.send(id)).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'state' }],
      details: { purchaseOrder: { id, state: 'to_send' } },
    });
    passMinutes(2);
    await purchases.send(id);
  });

  it('is not done by its job any more once staff sent it by hand', async () => {
    const { id } = await order();
    expect(await purchases.move(id, 'sent')).toMatchObject({ state: 'sent', channel: 'manual' });
    expect(await purchases.start(id)).toBeNull();
  });

  it('is a file for suppliers who are told by hand, in which no cell is a formula', async () => {
    const supplierName = newName();
    const productId = await addSupplied(shop, { supplierName, sku: '=1+1', name: 'Lamp, "tall"' });
    const { id: orderId } = await buyAll(shop, [{ productId, quantity: 2 }]);
    await purchases.sync(orderId, true);
    const [row] = await listOf(orderId);
    const params = { id: String(row?.id) };
    const client = {
      ...shop.orderClient,
      call: (endpoint, input) => shop.orderClient.call(endpoint, input, clerk),
    } as typeof shop.orderClient;
    const file = String(await callFile(client, purchaseOrderFile, { params }));
    expect(file.split('\r\n').slice(1)).toEqual([
      `PO-${row?.id},'=1+1,"Lamp, ""tall""",2,8.00,USD,Ada Lovelace,"12 Long Street, Springfield"`,
      '',
    ]);
  });
});

describe('shipping', () => {
  it('creates the shipment of its lines in the order, of which its customer is told', async () => {
    const { id, orderId, itemId } = await sent();
    await purchases.move(id, 'confirmed');
    const parcel = { carrier: 'DHL', trackingNumber: 'JD1', trackingUrl: 'https://dhl.example/JD1' };
    expect(await purchases.ship(id, parcel)).toMatchObject({ state: 'shipped', shipment: parcel });
    expect(await desk.get(orderId)).toMatchObject({
      status: 'shipped',
      shipments: [{ ...parcel, emailDueAt: expect.any(String), items: [{ orderItemId: itemId, quantity: 2 }] }],
    });
  });

  it('leaves the rest of the order to the store', async () => {
    const own = await shop.addProduct({ price: '20.00', stock: 5 });
    const productId = await addSupplied(shop, { supplierName: newName() });
    const { id: orderId } = await buyAll(
      shop,
      [own, productId].map((each) => ({ productId: each, quantity: 1 })),
    );
    await purchases.sync(orderId, true);
    const [row] = await listOf(orderId);
    await purchases.move(row?.id ?? 0, 'sent');
    await purchases.ship(row?.id ?? 0, { carrier: 'UPS', trackingNumber: '1Z' });
    expect(await desk.get(orderId)).toMatchObject({ status: 'processing', shipmentState: 'partial' });
  });

  it('is done once by two members of the team at the same time', async () => {
    const { id, orderId } = await sent();
    const ship = (by: ReturnType<typeof purchasesOf>, trackingNumber: string) =>
      by.ship(id, { carrier: 'DHL', trackingNumber }).then(
        () => 'shipped',
        ({ code }: { code: string }) => code,
      );
    const colleague = purchasesOf(shop, { ...clerk, userId: 901 });
    expect((await Promise.all([ship(purchases, 'A'), ship(colleague, 'B')])).sort()).toEqual(['conflict', 'shipped']);
    expect((await desk.get(orderId)).shipments).toHaveLength(1);
  });

  it('follows the order where staff ship its lines there, and is undone with it', async () => {
    const { id, orderId, itemId } = await sent();
    await purchases.move(id, 'confirmed');
    await desk.ship(orderId, [{ orderItemId: itemId, quantity: 1 }]);
    expect(await purchases.get(id)).toMatchObject({ state: 'confirmed', lines: [{ toShip: 1 }] });
    await desk.ship(orderId, [{ orderItemId: itemId, quantity: 1 }], { trackingNumber: 'JD2' });
    expect(await purchases.get(id)).toMatchObject({ state: 'shipped', shipment: { trackingNumber: 'JD2' } });
    await desk.undo(orderId);
    expect(await purchases.get(id)).toMatchObject({ state: 'confirmed', shipment: null, shippedAt: null });
  });

  it('refuses what has not reached the supplier, with the field', async () => {
    const { id } = await order();
    await expect(purchases.ship(id, { carrier: 'DHL', trackingNumber: 'JD3' })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ path: 'state' }],
    });
    await expect(purchases.move(id, 'confirmed')).rejects.toMatchObject({ fields: [{ path: 'to' }] });
    await expect(purchases.get(2_147_483_646)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an order that changes', () => {
  it('cancels what the supplier does not know of', async () => {
    const { id, orderId } = await order();
    await desk.cancel(orderId);
    await purchases.sync(orderId);
    expect(await purchases.get(id)).toMatchObject({ state: 'canceled', warning: null });
    expect(await purchases.start(id)).toBeNull();
    await expect(purchases.send(id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not sent any more once it is canceled, also before that is handled', async () => {
    const { id, orderId } = await order();
    await desk.cancel(orderId);
    expect(await purchases.start(id)).toBeNull();
    expect(await purchases.get(id)).toMatchObject({ state: 'canceled' });
  });

  it('warns staff once the supplier has it', async () => {
    const { id, orderId } = await sent();
    await desk.cancel(orderId);
    await purchases.sync(orderId);
    await purchases.sync(orderId);
    const { timeline, ...row } = await purchases.get(id);
    expect(row).toMatchObject({ state: 'sent', warning: 'order_canceled' });
    expect(timeline.map(({ kind }) => kind)).toEqual(['order_canceled', 'sent', 'created']);
    expect(await purchases.move(id, 'canceled')).toMatchObject({ state: 'canceled', warning: null });
  });

  it('that is canceled while it is being sent warns staff if it arrived, and does not if it was refused', async () => {
    for (const [outcome, warning] of [
      [{ kind: 'sent', channel: 'api' } as const, 'order_canceled'],
      [{ kind: 'failed', problem: 'rejected', detail: '422' } as const, null],
    ] as const) {
      const { id, orderId } = await order();
      await purchases.start(id);
      await desk.cancel(orderId);
      await purchases.sync(orderId);
      expect(await purchases.get(id)).toMatchObject({ state: 'canceled', warning: 'order_canceled' });
      await purchases.record(id, outcome);
      expect(await purchases.get(id)).toMatchObject({ state: 'canceled', warning });
    }
  });

  it('ends in one of the two where a cancellation races the start', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, orderId } = await order();
      const [started] = await Promise.all([
        purchases.start(id),
        desk.cancel(orderId).then(() => purchases.sync(orderId)),
      ]);
      const row = await purchases.get(id);
      expect(row).toMatchObject({ state: 'canceled', warning: started ? 'order_canceled' : null });
    }
  });

  it('orders fewer units after a refund, until the supplier knows of it', async () => {
    const { id, orderId, itemId } = await order();
    await desk.refund(orderId, { items: [{ orderItemId: itemId, quantity: 1 }] });
    await purchases.sync(orderId);
    expect(await purchases.get(id)).toMatchObject({ units: 1, cost: '8.00', warning: null });

    const known = await sent();
    await desk.refund(known.orderId, { items: [{ orderItemId: known.itemId, quantity: 1 }] });
    await purchases.sync(known.orderId);
    expect(await purchases.get(known.id)).toMatchObject({ units: 2, warning: 'units_changed' });
    await desk.refund(known.orderId);
    await purchases.sync(known.orderId);
    expect(await purchases.get(known.id)).toMatchObject({ state: 'sent', warning: 'order_canceled' });
  });

  it('is fully refunded before it is sent: it is canceled', async () => {
    const { id, orderId } = await order();
    await desk.refund(orderId);
    await purchases.sync(orderId);
    expect(await purchases.get(id)).toMatchObject({ state: 'canceled' });
  });

  it('warns staff of an address that was corrected after it was sent', async () => {
    const { id, orderId } = await sent();
    passMinutes(1);
    const token = shop.order.trackingTokens.tokenFor(await getOrderRow(shop, orderId));
    await customerOf(shop).changeAddress(orderId, '7 New Street, Springfield', { token });
    await purchases.sync(orderId);
    expect(await purchases.get(id)).toMatchObject({ warning: 'address_changed' });
  });
});

describe('GET /purchase-orders', () => {
  it('filters by state and supplier, and finds references and order numbers', async () => {
    const { id, orderId, supplierName } = await sent();
    const waiting = await order();
    const idsOf = async (query: Parameters<typeof purchases.list>[0]) =>
      (await purchases.list(query)).map((row) => row.id);
    expect(await idsOf({ supplier: supplierName })).toEqual([id]);
    expect(await idsOf({ supplier: supplierName, state: 'to_send' })).toEqual([]);
    expect(await idsOf({ state: 'to_send' })).toContain(waiting.id);
    expect(await idsOf({ search: `po-${id}` })).toEqual([id]);
    expect(await idsOf({ search: `#${orderId}` })).toEqual([id]);
    expect(await idsOf({ search: 'lamp' })).toEqual([]);
    expect(await idsOf({ limit: '1', cursor: String(waiting.id) })).toEqual([id]);
  });

  it('is for staff only', async () => {
    const shopper = purchasesOf(shop, { role: 'shopper', userId: 4711 });
    await expect(shopper.list()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shopper.get(1)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
