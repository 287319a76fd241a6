import type { TestProject } from 'vitest/node';
import { type BrowserFamily, type InstalledBrowser, newestInstalled } from '../browsers/installed-browsers';
import { startTestShop } from './test-shop';

export interface JourneyContext {
  store: string;
  browsers: Partial<Record<BrowserFamily, InstalledBrowser>>;
}

declare module 'vitest' {
  interface ProvidedContext extends JourneyContext {}
}

/** Vitest runs this once before the main journeys: it finds the browsers and starts one shop for all of them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const [chromium, firefox] = await Promise.all([newestInstalled('chromium'), newestInstalled('firefox')]);
  project.provide('browsers', { ...(chromium && { chromium }), ...(firefox && { firefox }) });
  if (process.env.E2E_BASE_URL || (!chromium && !firefox)) {
    project.provide('store', process.env.E2E_BASE_URL ?? '');
    return undefined;
  }
  const shop = await startTestShop({ RATE_LIMIT: 'off' });
  project.provide('store', shop.store);
  return shop.stop;
}
