import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type StartedBrowser, startInstalled } from '../../../infra/local/browsers/start-installed';
import type { JourneyContext } from '../../../infra/local/tests/journeys-setup';
import { click, open, see } from './acts';
import { callAs, demo, goAwayAndBack } from './back';
import { cards, english, goToPayment, pay } from './purchase';

const email = (role: string) => ({ email: `${role}@example.com`, password: demo.password });

/** Pages behind the sign-in, with a text of each. */
const personalPages: [role: 'shopper' | 'staff', path: string, text: string][] = [
  ['shopper', '/account', 'Welcome back, '],
  ['staff', '/office', 'Orders'],
  ['staff', '/orders', 'Orders'],
  ['staff', '/customers', 'Customers'],
];

/** Back from another page, with the browser's cache of whole pages on, as people have it. */
export function describeBack(family: keyof JourneyContext['browsers']): void {
  const installed: JourneyContext['browsers'][typeof family] = inject('browsers')[family];
  describe.skipIf(!installed)(`Back in ${installed?.label ?? family}`, () => {
    let started: StartedBrowser;
    const kept = { personal: 0, open: 0, cart: 0 };

    beforeAll(async () => {
      if (installed) started = await startInstalled(installed);
    });
    afterAll(() => started?.stop());

    async function withPage(walk: (page: Page) => Promise<void>): Promise<void> {
      const context = await started.browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      try {
        await walk(page);
      } finally {
        await context.close();
      }
    }

    const signedIn = async (page: Page, role: string) => {
      await open(page, '/robots.txt');
      await callAs(page, '/api/auth/login', email(role));
    };

    it.each(personalPages)('%s signs out elsewhere: %s does not come back', async (role, path, text) => {
      // A browser short of memory may drop a page that it kept.
      for (let tries = 0, wasKept = false; tries < 4 && !wasKept; tries += 1) {
        await withPage(async (page) => {
          wasKept = await signOutElsewhere(page, role, path, text);
        });
        kept.personal += Number(wasKept);
      }
    });

    async function signOutElsewhere(page: Page, role: string, path: string, text: string): Promise<boolean> {
      await signedIn(page, role);
      await open(page, path);
      await see(page, text);
      const { wasKept, shown } = await goAwayAndBack(
        page,
        async (elsewhere) => {
          await open(elsewhere, '/robots.txt');
          await callAs(elsewhere, '/api/auth/logout');
        },
        () => see(page, path === '/account' ? 'Account Required' : 'Sign in'),
      );
      expect(await shown()).not.toContain(path === '/account' ? text : 'Sign Out');
      return wasKept;
    }

    it.each(['/', '/product/1'])('%s of the same user comes back, and is kept by the browser', (path) =>
      withPage(async (page) => {
        await signedIn(page, 'shopper');
        await open(page, path);
        await page.waitForSelector('header [data-session]');
        const { wasKept } = await goAwayAndBack(
          page,
          async () => undefined,
          () => page.waitForSelector('html:not([data-away]) header [data-session]'),
        );
        kept.open += Number(wasKept);
        await page.waitForSelector('html:not([data-away]) header [data-session]');
      }),
    );

    it.each(['/', '/product/1', '/stripe-checkout'])('a cart that was paid in another tab is empty on %s', (path) =>
      withPage(async (page) => {
        await open(page, '/product/1');
        await click(page, 'button', english['shared.product.add'], 'main');
        await page.waitForFunction(() => localStorage.getItem('cart-storage')?.includes('"quantity":1'));
        await open(page, path);
        await page.waitForSelector('header');
        const { wasKept } = await goAwayAndBack(page, goToPaymentOf, () =>
          page.waitForSelector('header [aria-label="Open cart, 0 items"]'),
        );
        kept.cart += Number(wasKept);
        expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.items)).toEqual(
          [],
        );
      }),
    );

    it('keeps pages, so that all of this was tried', () => {
      for (const [kind, count] of Object.entries(kept)) expect(count, kind).toBeGreaterThan(0);
    });
  });
}

/** Buys what is in the cart, and one more of it. */
async function goToPaymentOf(page: Page): Promise<void> {
  await goToPayment(page, english, 'maya@example.com');
  await pay(page, cards.good);
  await see(page, 'Payment Successful!');
  await see(page, 'Order placed successfully');
}
