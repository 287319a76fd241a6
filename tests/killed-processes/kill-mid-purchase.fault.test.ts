import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processNames } from '../../infra/chaos/faults';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { readEndpoints } from './test-endpoints';
import { buyWhileKilling, moments } from './test-purchase';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.stop());

/** Kills each process once, at alternating moments. `npm run chaos:kill` tries every moment for each. */
describe('a purchase is exactly one order, even when a process is killed:', () => {
  it.each(processNames.map((name, index) => ({ name, moment: moments[index % moments.length] ?? moments[0] })))(
    '$name, $moment',
    async ({ name, moment }) => {
      expect(await buyWhileKilling(shop.home, name, moment)).toMatchObject({ orders: 1 });
    },
  );

  it('covers every process of the store', async () => {
    const { processes } = await readEndpoints(shop.home);
    expect(processes.map(({ name }) => name).filter((name) => !new Set<string>(processNames).has(name))).toEqual([]);
  });
});
