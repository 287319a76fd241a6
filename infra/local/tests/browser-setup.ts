import { startTestShop } from './test-shop';

/** Playwright runs this once before all browser tests. A shop that runs already can be named by E2E_BASE_URL. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const shop = await startTestShop({ RATE_LIMIT: 'off', ALLOW_LOCAL_WEBHOOKS: 'on' });
  // The workers that run the tests inherit these.
  process.env.E2E_BASE_URL = shop.store;
  process.env.SHOP_HOME = shop.home;
  return shop.stop;
}
