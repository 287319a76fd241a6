import { getOrderRow, pay } from '@shopwright/tests/test-customer';
import { clerk, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema';
import { syncPayment } from '../payments/sync-payment';
import { compare } from '../reconciliation/compare';
import { berlin, sellingOf } from '../selling/test-selling-store';
import { readPaymentLinkEmail } from './send-payment-link';
import { customLine, draftsOf, linkedCustomer, productLine, toLink } from './test-drafts';

let shop: TestStore;
const selling = sellingOf(() => shop);
const staff = () => draftsOf(shop);
const customer = (link: Parameters<typeof linkedCustomer>[1]) => linkedCustomer(shop, link);

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());
afterEach(() => selling.clear());

const liveOf = async (id: number) => (await staff().ordersOf(id)).filter(({ status }) => status !== 'cancelled');

async function makeLink(stock = 5) {
  const lamp = await shop.addProduct({ price: '20.00', stock });
  const draft = await staff().create([productLine(lamp), customLine('5.00')]);
  return { lamp, id: draft.id, link: toLink(await staff().sendLink(draft.id)) };
}

describe('a payment link', () => {
  it('is paid once through the intent that checkouts have, and becomes one order', async () => {
    const { lamp, id, link } = await makeLink();
    const buyer = customer(link);
    expect(await buyer.read()).toMatchObject({
      state: 'open',
      total: '25.00',
      lines: [
        { name: 'Test lamp', isProduct: true },
        { name: 'Engraving', isProduct: false },
      ],
    });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 0 });
    const opened = await buyer.open();
    expect(await shop.getStock(lamp)).toEqual({ onHand: 5, reserved: 1 });
    await pay(shop, opened.paymentIntentId);
    expect(await buyer.record()).toMatchObject({ orderId: opened.orderId, status: 'confirmed' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 4, reserved: 0 });
    expect(await deskOf(shop).get(opened.orderId)).toMatchObject({
      draftId: id,
      paymentSource: 'stripe',
      paymentState: 'paid',
      total: '25.00',
      customerEmail: 'grace@example.com',
    });
    expect(await staff().get(id)).toMatchObject({ state: 'ordered', orderId: opened.orderId, paymentLink: null });
    expect(await eventsOf(shop, opened.orderId, 'order-confirmed')).toHaveLength(1);
    expect(await buyer.read()).toMatchObject({ state: 'ordered', orderId: opened.orderId });
    await expect(buyer.open()).rejects.toMatchObject({ code: 'already_paid' });
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'conflict' });
    await compare(shop.order, { force: true });
    const found = sql`select cause from reconciliation_rows where order_id = ${opened.orderId} and resolved_at is null`;
    expect(await shop.order.database.db.execute(found)).toEqual([]);
  });

  it('opened in several browsers at the same time has one order and one intent', async () => {
    const { id, link } = await makeLink();
    const opened = await Promise.all([1, 2, 3, 4].map(() => customer(link).open()));
    expect(new Set(opened.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(await liveOf(id)).toHaveLength(1);
  });

  it('marked as paid by staff while it is open: its intent is closed, and no money follows', async () => {
    const { id, link } = await makeLink();
    const opened = await customer(link).open();
    const { orderId } = await staff().markPaid(id);
    expect(orderId).not.toBe(opened.orderId);
    await expect(pay(shop, opened.paymentIntentId)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect((await liveOf(id)).map((order) => [order.id, order.source])).toEqual([[orderId, 'cash']]);
    // Who got the link has nothing of an order that staff were paid for.
    await expect(customer(link).read()).rejects.toMatchObject({ code: 'link_expired' });
    await expect(customer(link).record()).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('of lines without a product is paid after an attempt that failed: there is no stock that could be gone', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    const buyer = customer(toLink(await staff().sendLink(id)));
    await expect(buyer.open({ amount: '9.00' })).rejects.toMatchObject({ code: 'price_changed' });
    const opened = await buyer.open();
    await pay(shop, opened.paymentIntentId);
    expect(await syncPayment(shop.order, opened.paymentIntentId)).toBe('confirmed');
    expect(await getOrderRow(shop, opened.orderId)).toMatchObject({ status: 'confirmed', refundState: 'none' });
  });

  it('tells a browser that did not pay no token of the order', async () => {
    const { link } = await makeLink();
    const buyer = customer(link);
    const opened = await buyer.open();
    await pay(shop, opened.paymentIntentId);
    expect(await customer(link).record()).toMatchObject({ orderId: opened.orderId, trackingToken: null });
    expect(await buyer.record()).toMatchObject({ trackingToken: expect.any(String) });
  });

  it('stays the order of the browser that tried to pay, whoever opens the link meanwhile', async () => {
    const { link } = await makeLink();
    const [buyer, other] = [customer(link), customer(link)];
    const opened = await buyer.open();
    await expect(pay(shop, opened.paymentIntentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
    expect(await other.open()).toMatchObject({ paymentIntentId: opened.paymentIntentId });
    await pay(shop, opened.paymentIntentId);
    expect(await other.record()).toMatchObject({ status: 'confirmed', trackingToken: null });
    expect(await buyer.record()).toMatchObject({ trackingToken: expect.any(String) });
  });

  it('is over after its time for an order too', async () => {
    const { id, link } = await makeLink();
    const buyer = customer(link);
    const opened = await buyer.open();
    await pay(shop, opened.paymentIntentId);
    await buyer.record();
    await shop.order.database.db.execute(sql`update draft_orders set link_expires_at = now() where id = ${id}`);
    await expect(buyer.read()).rejects.toMatchObject({ code: 'link_expired' });
    await expect(buyer.record()).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('shows the order that was paid, even where its product is sold no longer', async () => {
    const { lamp, link } = await makeLink();
    const buyer = customer(link);
    const opened = await buyer.open();
    await pay(shop, opened.paymentIntentId);
    await buyer.record();
    await shop.catalogDatabase.db.execute(sql`update products set archived_at = now() where id = ${lamp}`);
    const page = await buyer.read();
    expect(page).toMatchObject({ state: 'ordered', orderId: opened.orderId, total: '25.00' });
    expect(page.lines.map(({ unitPrice, isProduct }) => [unitPrice, isProduct]).sort()).toEqual([
      ['20.00', true],
      ['5.00', false],
    ]);
  });

  it('ends where the draft gets another customer, and not where it stays theirs', async () => {
    const { id, link } = await makeLink();
    await staff().update(id, 1, [customLine('9.00')], { customerEmail: 'grace@example.com' });
    expect(await customer(link).read()).toMatchObject({ state: 'open', total: '9.00' });
    const changed = await staff().update(id, 2, [customLine('9.00')], { customerEmail: 'alan@example.com' });
    expect(changed).toMatchObject({ state: 'open', paymentLink: null });
    await expect(customer(link).read()).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('opened while staff save the draft: 409 without the draft, whose note is for staff', async () => {
    const { id, link } = await makeLink();
    const { version, total } = await customer(link).read();
    const { transaction } = shop.order.database;
    shop.order.database.transaction = (async (work: never) => {
      shop.order.database.transaction = transaction;
      await staff().update(id, version, [customLine('9.00')], {
        customerEmail: 'grace@example.com',
        note: 'Owes us money',
      });
      return transaction(work);
    }) as typeof transaction;
    const refused = await customer(link)
      .open({ version, amount: total })
      .catch((error: unknown) => error);
    shop.order.database.transaction = transaction;
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(JSON.stringify(refused)).not.toContain('Owes us money');
    expect(refused).toMatchObject({ details: undefined });
  });

  it('is shown to staff who may send it', async () => {
    const { id, link } = await makeLink();
    const reader = draftsOf(shop, { ...clerk, permissions: ['orders:read'] });
    expect((await reader.get(id)).paymentLink).toMatchObject({ url: null, emailedTo: 'grace@example.com' });
    const listed = await reader.list();
    expect(listed.find((draft) => draft.id === id)?.paymentLink).toMatchObject({ url: null });
    expect(JSON.stringify(listed)).not.toContain(link.token);
    expect(toLink(await draftsOf(shop, { ...clerk, permissions: ['orders:read', 'orders:write'] }).get(id))).toEqual(
      link,
    );
  });

  it('paid while staff mark it, and while they edit it: they get 409, and the payment is the order', async () => {
    const { id, link } = await makeLink();
    const opened = await customer(link).open();
    await pay(shop, opened.paymentIntentId);
    await expect(staff().markPaid(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(staff().update(id, 1, [customLine('1.00')])).rejects.toMatchObject({ code: 'conflict' });
    await expect(staff().remove(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(staff().revoke(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await syncPayment(shop.order, opened.paymentIntentId)).toBe('confirmed');
    expect(await liveOf(id)).toMatchObject([{ id: opened.orderId, status: 'confirmed', total: '25.00' }]);
  });

  it('pressed Pay at the same moment as staff mark it: one order, paid once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, link } = await makeLink();
      const buyer = customer(link);
      const opened = await buyer.open();
      const [marked, paid] = await Promise.allSettled([staff().markPaid(id), pay(shop, opened.paymentIntentId)]);
      if (paid.status === 'fulfilled') await syncPayment(shop.order, opened.paymentIntentId);
      const live = await liveOf(id);
      expect(live).toHaveLength(1);
      expect(live[0]?.source).toBe(paid.status === 'fulfilled' ? 'stripe' : 'cash');
      expect([marked.status, paid.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('opened at the same moment as staff edit the draft: nobody pays for what it was before', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, link } = await makeLink();
      const [edited] = await Promise.allSettled([
        staff().update(id, 1, [customLine('99.00')]),
        customer(link).open({ version: 1, amount: '25.00' }),
      ]);
      const live = await liveOf(id);
      if (edited.status === 'fulfilled') expect(live.filter(({ total }) => total === '25.00')).toEqual([]);
      else expect(live).toMatchObject([{ total: '25.00' }]);
    }
  });

  it('stays with an edited draft; its customer pays the new total, and no older one', async () => {
    const { id, link } = await makeLink();
    const buyer = customer(link);
    const before = await buyer.open();
    await staff().update(id, 1, [customLine('9.00')], { customerEmail: 'grace@example.com' });
    expect(await getOrderRow(shop, before.orderId)).toMatchObject({ status: 'cancelled' });
    await expect(buyer.open({ version: 1, amount: '25.00' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(buyer.open({ amount: '25.00' })).rejects.toMatchObject({ code: 'price_changed' });
    const { orderId } = await buyer.open();
    expect(await getOrderRow(shop, orderId)).toMatchObject({ total: '9.00' });
  });

  it('sold out: 409 before anybody is charged; a payment that comes too late is refunded and the draft stays open', async () => {
    const { lamp, id, link } = await makeLink(1);
    const buyer = customer(link);
    const opened = await buyer.open();
    // As when the time of the checkout is over.
    const { db } = shop.catalogDatabase;
    await db.execute(sql`update reservations set state = 'released' where reference in (
      select reference from reservation_items where product_id = ${lamp})`);
    await db.execute(sql`update products set reserved_quantity = 0 where id = ${lamp}`);
    const other = await staff().create([productLine(lamp)]);
    await staff().markPaid(other.id);
    await pay(shop, opened.paymentIntentId);
    expect(await syncPayment(shop.order, opened.paymentIntentId)).toBe('cancelled');
    expect(await getOrderRow(shop, opened.orderId)).toMatchObject({ status: 'cancelled', refundState: 'pending' });
    expect(await staff().get(id)).toMatchObject({ orderId: null, state: 'sent' });
    await expect(buyer.open()).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(await shop.getStock(lamp)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('410 for a token that is wrong, over, replaced or revoked', async () => {
    const { id, link } = await makeLink();
    const over = { code: 'link_expired' };
    await expect(customer({ ...link, token: 'a'.repeat(43) }).read()).rejects.toMatchObject(over);
    await expect(customer({ ...link, id: 999_999 }).read()).rejects.toMatchObject(over);
    const other = await makeLink();
    await expect(customer({ ...link, id: other.id }).read()).rejects.toMatchObject(over);
    const next = toLink(await staff().sendLink(id));
    await expect(customer(link).read()).rejects.toMatchObject(over);
    expect(await customer(next).read()).toMatchObject({ state: 'open' });
    await staff().revoke(id);
    await expect(customer(next).read()).rejects.toMatchObject(over);
    const last = toLink(await staff().sendLink(id));
    await shop.order.database.db.execute(sql`update draft_orders set link_expires_at = now() where id = ${id}`);
    await expect(customer(last).read()).rejects.toMatchObject(over);
    await expect(customer(last).open({ version: 1, amount: '25.00' })).rejects.toMatchObject(over);
  });

  it('revoked while it is open: its intent is closed', async () => {
    const { id, link } = await makeLink();
    const opened = await customer(link).open();
    await staff().revoke(id);
    await expect(pay(shop, opened.paymentIntentId)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await liveOf(id)).toEqual([]);
  });
});

describe('POST /draft-orders/:id/payment-link', () => {
  it('emails the link once, unless it is replaced or revoked before', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    await staff().sendLink(id);
    await staff().sendLink(id);
    const rows = await shop.order.database.db
      .select()
      .from(outbox)
      .where(sql`type = 'payment-link-requested' and (payload ->> 'draftId')::int = ${id}`)
      .orderBy(outbox.occurredAt);
    const linkIds = rows.map(({ payload }) => (payload as { linkId: string }).linkId);
    expect(linkIds).toHaveLength(2);
    const emails = await Promise.all(linkIds.map((linkId) => readPaymentLinkEmail(shop.order, { id, linkId })));
    expect(emails).toMatchObject([{ link: null }, { link: { email: 'grace@example.com', total: '10.00' } }]);
    await staff().revoke(id);
    expect(await readPaymentLinkEmail(shop.order, { id, linkId: linkIds[1] ?? '' })).toEqual({ link: null });
  });

  it('422 names what the draft lacks, before its customer learns of it', async () => {
    await selling.configure();
    const lamp = await shop.addProduct({ price: '20.00', stock: 5 });
    const lacking: [Parameters<ReturnType<typeof staff>['create']>[0], object, string][] = [
      [[productLine(lamp)], {}, 'address'],
      [[productLine(lamp)], { address: berlin }, 'shipping'],
      [[customLine('10.00')], { address: berlin, customerEmail: '' }, 'customerEmail'],
      [[customLine('0.00')], { address: berlin }, 'lines'],
    ];
    for (const [lines, more, path] of lacking) {
      const { id } = await staff().create(lines, more);
      await expect(staff().sendLink(id)).rejects.toMatchObject({ code: 'unprocessable', fields: [{ path }] });
      expect(await staff().get(id)).toMatchObject({ state: 'open', paymentLink: null });
    }
  });

  it('409 for a version that was saved since', async () => {
    const { id } = await staff().create([customLine('10.00')]);
    await staff().update(id, 1, [customLine('11.00')]);
    await expect(staff().sendLink(id, { version: 1 })).rejects.toMatchObject({ code: 'conflict' });
  });
});
