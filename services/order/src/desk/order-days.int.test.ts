import { buy, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema';

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const dayMs = 86_400_000;

/** Each case: when the checkout was opened, when it was paid, and the day that the row shows. */
const cases: [opened: string, paid: string | null, day: string][] = [
  ['2026-03-01T23:59:00Z', '2026-03-02T00:01:00Z', '2026-03-02'],
  ['2026-03-01T23:59:58Z', '2026-03-01T23:59:59.999Z', '2026-03-01'],
  ['2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00Z', '2026-03-02'],
  ['2026-02-28T23:59:00Z', '2026-03-01T00:01:00Z', '2026-03-01'],
  ['2025-12-31T23:59:00Z', '2026-01-03T00:01:00Z', '2026-01-03'],
  ['2026-03-01T23:59:00Z', null, '2026-03-01'],
  ['2026-03-02T00:00:00Z', null, '2026-03-02'],
];

describe('the filter of orders by day', () => {
  it.each(cases)('finds an order opened at %s and paid at %s under the day that its row shows', async (...times) => {
    const [opened, paid, day] = times;
    const order = await buy(shop);
    const unpaid = { placedAt: null, status: 'pending' as const };
    await shop.order.database.db
      .update(orders)
      .set({ createdAt: new Date(opened), ...(paid === null ? unpaid : { placedAt: new Date(paid) }) })
      .where(eq(orders.id, order.id));
    const list = (query: Record<string, string>) => deskOf(shop).list({ productId: String(order.productId), ...query });
    const [row] = await list({});
    expect((row?.placedAt ?? row?.createdAt)?.slice(0, 10)).toBe(day);
    const shift = (days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
    const finding: Record<string, string>[] = [{ from: day, to: day }, { from: day }, { to: day }];
    for (const query of finding) expect(await list(query), JSON.stringify(query)).toHaveLength(1);
    const missing: Record<string, string>[] = [{ from: shift(1) }, { to: shift(-1) }];
    for (const query of missing) expect(await list(query), JSON.stringify(query)).toEqual([]);
  });
});
