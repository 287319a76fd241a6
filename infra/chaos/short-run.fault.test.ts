import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccess, checkOwnership } from '../hostile/check-access';
import { findCanaries } from '../hostile/find-canaries';
import { openStore } from '../hostile/open-store';
import { sendGenerated } from '../hostile/send-generated';
import { startTestShop, type TestShop } from '../local/tests/test-shop';
import { compareBooks } from './compare-books';
import { planRun } from './plan-run';
import { runChaos } from './run-chaos';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off', RESERVATION_MINUTES: '1', RECONCILE_SECONDS: '5' });
});
afterAll(() => shop.stop());

it('has sound books after 12 checkouts and 3 faults', async () => {
  // Checkouts that stay unpaid would have to expire first. `npm run chaos` has them.
  const only = ['card', 'two tabs', 'reload after paying', 'declined, then paid', 'bank debit'] as const;
  const { facts } = await runChaos(shop.home, planRun({ seed: 3, checkouts: 12, faults: 3, only }), () => undefined);
  expect(compareBooks(facts).filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(facts.books.orders.filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(4);
});

it('lets no caller in who may not, breaks by no value and logs no secret', async () => {
  const store = await openStore(shop.home);
  const access = await checkAccess(store);
  expect(access.compared).toBeGreaterThan(400);
  expect([...access.leaks, ...(await checkOwnership(store)).leaks]).toEqual([]);
  expect((await sendGenerated(store, 3, 300)).failures).toEqual([]);
  expect((await findCanaries(shop.home, store.canaries)).found).toEqual([]);
});
