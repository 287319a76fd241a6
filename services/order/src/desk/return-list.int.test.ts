import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { buyAndShip, customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();
const ada: Actor = { role: 'shopper', userId: 71 };

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const hour = 3_600_000;

it('lists the returns that wait: the longest wait first, by state, with when and why each was asked for', async () => {
  const ship = () => buyAndShip(shop, { quantity: 3, actor: ada });
  const [newest, middle, oldest] = [await ship(), await ship(), await ship()];
  const ask = async ({ id, units }: Awaited<ReturnType<typeof ship>>, reason: 'damaged' | 'wrong_item') => {
    clockMs += hour;
    await customerOf(shop, ada).return(id, units(1), { reason });
    return (await desk.get(id)).returns.at(-1)?.id ?? 0;
  };
  const first = await ask(oldest, 'damaged');
  const second = await ask(middle, 'wrong_item');
  await ask(newest, 'damaged');
  const again = await ask(oldest, 'wrong_item');
  await desk.moveReturn(middle.id, second, 'approved');

  const idsOf = async (query: Record<string, string>) => (await desk.list(query)).map(({ id }) => id);
  expect(await idsOf({ returns: 'open' })).toEqual([oldest.id, middle.id, newest.id]);
  expect(await idsOf({ returns: 'requested' })).toEqual([oldest.id, newest.id]);
  expect(await idsOf({ returns: 'approved' })).toEqual([middle.id]);
  expect(await idsOf({ returns: 'received' })).toEqual([]);
  expect(await idsOf({ returns: 'open', sort: 'newest' })).toEqual(
    [oldest, middle, newest].map(({ id }) => id).sort((a, b) => b - a),
  );
  expect(await idsOf({ returns: 'open', search: `#${middle.id}` })).toEqual([middle.id]);
  expect((await desk.list({ returns: 'approved' }))[0]?.openReturns).toMatchObject([
    { id: second, kind: 'return', state: 'approved', reason: 'wrong_item', requestedAt: expect.any(String) },
  ]);
  expect((await desk.list()).every(({ openReturns }) => openReturns === undefined)).toBe(true);

  // Page by page, also where the last one of a page is handled meanwhile.
  const page = await desk.list({ returns: 'open', limit: '1' });
  expect(page).toMatchObject([{ id: oldest.id, openReturns: [{ id: first }, { id: again }] }]);
  const next = { returns: 'open', limit: '1', cursor: String(oldest.id) };
  expect(await idsOf(next)).toEqual([middle.id]);
  for (const id of [first, again]) await desk.moveReturn(oldest.id, id, 'rejected');
  expect(await idsOf(next)).toEqual([middle.id]);
  expect(await idsOf({ returns: 'open' })).toEqual([middle.id, newest.id]);
});
