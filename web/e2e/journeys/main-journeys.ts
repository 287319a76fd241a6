import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { HTTPResponse, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type StartedBrowser, startInstalled } from '../../../infra/local/browsers/start-installed';
import type { JourneyContext } from '../../../infra/local/tests/journeys-setup';
import { choose, click, fill, frame, lose, open, press, see, tryAgainWhereAsked } from './acts';
import { arabic, cards, english, goToPayment, pay } from './purchase';

/** The folder for screenshots of failed journeys. */
const screenshots = path.resolve(import.meta.dirname, '../../../test-results/journeys');

/** Ends a wait that hangs. On a busy machine a page takes half a minute. */
const patienceMs = 120_000;

/** Console messages about code that a journey itself makes unavailable. */
const isLostCode = /dynamically imported module/;

/** The main journeys through the store, in the newest installed browser of a family where the machine has one. */
export function describeJourneys(family: keyof JourneyContext['browsers']): void {
  const installed: JourneyContext['browsers'][typeof family] = inject('browsers')[family];
  describe.skipIf(!installed)(installed?.label ?? family, () => {
    let started: StartedBrowser;

    beforeAll(async () => {
      if (installed) started = await startInstalled(installed);
    });

    afterAll(() => started?.stop());

    const journey = (title: string, walk: (page: Page) => Promise<void>) =>
      it(title, async () => {
        const context = await started.browser.createBrowserContext();
        const page = await context.newPage();
        page.setDefaultTimeout(patienceMs);
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        try {
          await walk(page);
          expect(errors.filter((error) => !isLostCode.test(error))).toEqual([]);
        } catch (error) {
          const screenshot = `${family} ${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
          await mkdir(screenshots, { recursive: true });
          await page.screenshot({ path: path.join(screenshots, `${screenshot}.png`) }).catch(() => undefined);
          // The reporter says nothing of a failure that the second attempt does not repeat.
          process.stderr.write([`${family}, ${title}: ${(error as Error).stack}`, ...errors, ''].join('\n'));
          throw error;
        } finally {
          await context.close();
        }
      });

    journey('a card is declined, another one is accepted', async (page) => {
      await goToPayment(page, english, 'maya@example.com');
      await pay(page, cards.declined);
      await see(page, 'Your card was declined.');
      await pay(page, cards.good);
      await see(page, 'Payment Successful!');
      await see(page, 'Order placed successfully');
    });

    journey('a card asks for 3-D Secure', async (page) => {
      await goToPayment(page, english, 'maya@example.com');
      await pay(page, cards.authenticate);
      await click(await frame(page, '3D Secure 2 authentication'), 'button', 'Complete authentication');
      await see(page, 'Payment Successful!');
    });

    journey('an account: registered, used to buy, its profile changed, left and entered again', async (page) => {
      const account = { Email: `noor-${crypto.randomUUID()}@example.com`, Password: 'correct-horse' };
      await open(page, '/register');
      await fill(page, { 'First name': 'Noor', 'Last name': 'Haddad', ...account });
      await fill(page, { 'Confirm password': account.Password });
      await click(page, 'button', 'Create Account', 'main');
      await see(page, 'Welcome back, Noor');
      await goToPayment(page);
      await pay(page, cards.good);
      // The links move when the order comes.
      await see(page, 'Shipping to');
      await press(page, 'View Order History');
      await click(page, 'tab', 'Orders', 'main');
      await see(page, 'Elite Bundle');
      await click(page, 'tab', 'Profile', 'main');
      await fill(page, { City: 'Amman' });
      await click(page, 'button', 'Save changes', 'main');
      await see(page, 'Profile Updated!');
      await click(page, 'button', 'Account menu: NH', 'header');
      // Signing out reloads the page, which would end a visit that began before.
      await Promise.all([page.waitForNavigation(), click(page, 'menuitem', 'Sign Out', 'header')]);
      await see(page, 'Account Required');
      await open(page, '/login');
      await signIn(page, account);
      await see(page, 'Welcome back, Noor');
    });

    journey('staff changes stock', async (page) => {
      await tryAgainWhereAsked(page);
      await open(page, '/login');
      await signIn(page, { Email: 'staff@example.com', Password: 'demo-password' });
      await see(page, 'Welcome back');
      await open(page, '/inventory');
      // One product each: the browsers do it at the same time.
      const product =
        family === 'firefox' ? 'Auralind Hush Noise-Cancelling Headphones' : 'Auralind Meadow Open-Back Headphones';
      // A slow machine also searches for the first letters, and a table takes no click while it loads.
      await Promise.all([
        page.waitForResponse((response) => isSearchFor(product, response)),
        fill(page, { 'Find by name or category': product }),
      ]);
      await page.waitForFunction(() => document.querySelectorAll('[aria-busy=false] tbody tr').length === 1);
      await click(page, 'button', `Edit stock of ${product}`, 'table');
      await fill(page, { [`Stock of ${product}`]: '41' });
      await click(page, 'button', 'Save', 'table');
      await see(page, 'Stock Updated');
      // A reload can end before Puppeteer listens for its end.
      await page.goto(page.url());
      await page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('tr')].some(
            ({ innerText }) => innerText.includes(wanted) && /\b41\b/.test(innerText),
          ),
        {},
        product,
      );
    });

    journey('in Arabic, from right to left', async (page) => {
      await open(page, '/');
      await choose(page, 'Language', 'ar');
      await page.waitForSelector('html[lang="ar"][dir="rtl"]');
      await goToPayment(page, arabic, 'maya@example.com');
      await pay(page, cards.good, arabic);
      await see(page, arabic['checkout.paid']);
      await page.waitForSelector('html[lang="ar"][dir="rtl"]');
    });

    journey('a part whose code is lost comes with "Try again"', async (page) => {
      const find = await lose(page, /\/assets\/cart-drawer-[^/]+\.js$/);
      await open(page, '/product/1');
      await click(page, 'button', 'Open cart, 0 items', 'header');
      await see(page, "We couldn't load this part of the page.");
      find();
      await click(page, 'button', 'Try again');
      await see(page, 'Your cart is empty');
    });
  });
}

const isSearchFor = (text: string, response: HTTPResponse): boolean =>
  response.ok() && new URL(response.url()).searchParams.get('search') === text;

async function signIn(page: Page, account: Record<string, string>): Promise<void> {
  await fill(page, account);
  await click(page, 'button', 'Sign In', 'main');
}
