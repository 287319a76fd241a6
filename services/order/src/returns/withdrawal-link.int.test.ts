import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import { withdrawOrder } from '@shopwright/contracts/http/customer-orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { customer } from '@shopwright/tests/test-customer';
import { buy, customerOf, deskOf, eventsOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const email = customer.customerEmail;
const minuteMs = 60_000;
let shop: TestStore;
let aheadMs = 0;

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(Date.now() + aheadMs) });
});
afterAll(() => shop.close());
beforeEach(() => {
  aheadMs = 0;
});

const ask = (
  orderNumber: string | number,
  body: Partial<BodyOf<typeof withdrawOrder>> = {},
  actor: Actor = { role: 'anonymous' },
) =>
  shop.orderClient.call(
    withdrawOrder,
    { body: { orderNumber: String(orderNumber), email, requestId: randomUUID(), ...body } },
    actor,
  );
const links = (orderId: number) => eventsOf(shop, orderId, 'withdrawal-link-requested');
const countRows = async () => {
  const counted = await shop.order.database.db.execute(
    sql`select (select count(*) from outbox)::int + (select count(*) from order_returns)::int + (select count(*) from order_events)::int as rows`,
  );
  return (counted as unknown as { rows: number }[])[0]?.rows;
};

describe('POST /withdrawals with an email', () => {
  it.each(['confirmed', 'processing', 'delivered'] as const)('sends a link and changes nothing: %s', async (status) => {
    const { id } = await buy(shop);
    const desk = deskOf(shop);
    const steps = {
      confirmed: [],
      processing: ['processing'],
      delivered: ['processing', 'shipped', 'delivered'],
    } as const;
    for (const to of steps[status]) await desk.move(id, to);
    const before = await desk.get(id);
    expect(await ask(`#${id}`)).toEqual({ orderId: id, outcome: 'link_sent', receivedAt: expect.any(String) });
    expect(await desk.get(id)).toEqual(before);
    expect(await links(id)).toEqual([{ orderId: id }]);
  });

  it('answers alike for every guess, with lines of any order, and writes nothing for a wrong guess', async () => {
    const { id, itemId } = await buy(shop);
    const unpaid = await shop.addProduct({ price: '1.00', stock: 1 });
    const before = await countRows();
    const guesses: [number, Partial<BodyOf<typeof withdrawOrder>>][] = [
      [id, { email: 'eve@example.com' }],
      [id, { email: 'eve@example.com', items: [{ orderItemId: itemId }] }],
      [id, { email: 'eve@example.com', items: [{ orderItemId: itemId + 1000, quantity: 1 }] }],
      [id, { email: email.replace(/.@/, '_@') }],
      [id, { email: `x${email}` }],
      [id + 1000, {}],
      [id + 1000, { items: [{ orderItemId: itemId }] }],
      [unpaid + 100_000, {}],
      [2_147_483_647, {}],
    ];
    for (const [orderId, body] of guesses)
      expect(await ask(orderId, body)).toEqual({ orderId, outcome: 'link_sent', receivedAt: expect.any(String) });
    expect(await countRows()).toBe(before);
    // With the right pair the lines count for nothing either: they are chosen on the page of the link.
    expect(await ask(id, { items: [{ orderItemId: itemId + 1000 }] })).toMatchObject({ outcome: 'link_sent' });
    expect(await links(id)).toHaveLength(1);
  });

  it('touches no order in 300 guesses of numbers by someone who knows the email', async () => {
    const bought = await Promise.all([1, 2, 3].map(() => buy(shop)));
    const ids = bought.map(({ id }) => id);
    const numbers = Array.from({ length: 100 }, (_, n) => Math.max(1, Math.max(...ids) - 50 + n));
    for (let round = 0; round < 3; round += 1) await Promise.all(numbers.map((number) => ask(number)));
    for (const id of ids) {
      expect(await deskOf(shop).get(id)).toMatchObject({ status: 'confirmed', returns: [], refunds: [] });
      // Six guesses may fall into two periods.
      expect((await links(id)).length).toBeLessThanOrEqual(2);
    }
  });

  it('sends one link in ten minutes, however many ask at the same time', async () => {
    const { id } = await buy(shop);
    await Promise.all(Array.from({ length: 8 }, () => ask(id)));
    const sent = (await links(id)).length;
    expect(sent).toBeGreaterThanOrEqual(1);
    expect(sent).toBeLessThanOrEqual(2);
    aheadMs = 10 * minuteMs;
    await ask(id);
    expect(await links(id)).toHaveLength(sent + 1);
  });

  it('sends five links in a day, however patient a stranger with number and email is', async () => {
    const { id } = await buy(shop);
    for (let n = 0; n < 20; n += 1) {
      aheadMs = n * 10 * minuteMs;
      expect(await ask(id)).toMatchObject({ outcome: 'link_sent' });
    }
    expect(await links(id)).toHaveLength(5);
    aheadMs += 24 * 60 * minuteMs;
    await ask(id);
    expect(await links(id)).toHaveLength(6);
  });

  it('acts on no order either in the session of another account, or where the email is right and the link wrong', async () => {
    const { id } = await buy(shop);
    await ask(id, {}, { role: 'shopper', userId: 77 });
    await ask(id, { token: 'x'.repeat(43) });
    expect((await deskOf(shop).get(id)).status).toBe('confirmed');
  });

  it('sends no link for an order whose links are over, and answers alike', async () => {
    const { id } = await buy(shop);
    aheadMs = 400 * 24 * 60 * minuteMs;
    expect(await ask(id)).toMatchObject({ orderId: id, outcome: 'link_sent' });
    expect(await links(id)).toEqual([]);
  });

  it('leads to a link that does it', async () => {
    const { id } = await buy(shop);
    await ask(id);
    const [row] = (await shop.order.database.db.execute(
      sql`select id, reference, customer_email as "customerEmail" from orders where id = ${id}`,
    )) as unknown as { id: number; reference: string; customerEmail: string }[];
    const token = shop.order.trackingTokens.tokenFor(row!);
    await customerOf(shop).withdraw(id, token);
    expect((await deskOf(shop).get(id)).status).toBe('cancelled');
  });
});
