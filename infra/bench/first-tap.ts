import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../local/browsers/browser';
import { startTestShop } from '../local/tests/test-shop';

/**
 * Prints how long the page takes to show that it noted the first tap of a visit on Slow 3G, when the app is still on its way,
 * and when it does what was asked: `npm run bench:first-tap`, optionally with the URL of a running store. Fails where
 * nothing is seen within the limit, or the tap is lost. The median of the rounds counts.
 */
const limitMs = 100;
const rounds = 3;
/** The network conditions that browsers call Slow 3G. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

interface Tap {
  name: string;
  path: string;
  button: (page: Page) => ReturnType<Page['locator']>;
  /** Is there once the app has done what was asked. */
  done: (page: Page) => ReturnType<Page['locator']>;
}

const inCart = (page: Page) => page.getByRole('button', { name: 'Open cart, 1 item' });
const dialog = (page: Page) => page.getByRole('dialog').first();

const taps: Tap[] = [
  {
    name: 'home: add to cart',
    path: '/',
    button: (page) => page.locator('main article button:enabled').first(),
    done: inCart,
  },
  {
    name: 'home: menu',
    path: '/',
    button: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    done: dialog,
  },
  {
    name: 'product: add to cart',
    path: '/product/1',
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }),
    done: inCart,
  },
];

/** Measures from the tap to the first frame in which the button looks other than before. */
const watchTap = `
  window.shownAfterMs = undefined;
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    const began = performance.now();
    const look = () => {
      if (getComputedStyle(button).opacity === '1') requestAnimationFrame(look);
      else window.shownAfterMs = performance.now() - began;
    };
    requestAnimationFrame(look);
  }, true);`;

interface Measured {
  shownMs: number;
  doneMs: number;
}

async function measure(browser: Browser, store: string, { path, button, done }: Tap): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: store,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript(watchTap);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3G);
  await page.goto(path, { waitUntil: 'commit' });
  await button(page).tap();
  const tappedAt = Date.now();
  const shownMs = await page
    .waitForFunction('window.shownAfterMs', undefined, { timeout: 10_000 })
    .then((shown) => shown.jsonValue() as Promise<number>)
    .catch(() => undefined);
  await done(page).waitFor({ timeout: 120_000 });
  const doneMs = Date.now() - tappedAt;
  await context.close();
  return { shownMs: shownMs ?? Number.POSITIVE_INFINITY, doneMs };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const given = process.argv[2];
  const shop = given ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    for (const tap of taps) {
      const measured: Measured[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measure(browser, given ?? shop?.store ?? '', tap));
      const shownMs = median(measured.map((each) => each.shownMs));
      const doneMs = median(measured.map((each) => each.doneMs));
      const isGood = shownMs <= limitMs;
      if (!isGood) process.exitCode = 1;
      process.stdout.write(
        `${tap.name.padEnd(24)} seen after ${shownMs.toFixed(0)} ms, done after ${(doneMs / 1000).toFixed(1)} s ${isGood ? 'ok' : `over ${limitMs}`}\n`,
      );
    }
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
