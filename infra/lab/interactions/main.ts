import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../local/browsers/browser';
import { startTestShop } from '../../local/tests/test-shop';
import { median } from '../bench/run-load';

/**
 * Prints how long the page takes to answer each interaction of a purchase on a phone whose CPU is slowed four times, and
 * fails above the limit: `npm run lab -- interactions`, optionally with the URL of a running store. An answer ends
 * with the next frame, as in Interaction to Next Paint. The median of the rounds counts, since other work on
 * this machine slows single rounds.
 */
const limitMs = 100;
const rounds = 3;
const settleMs = 1500;

const slowdown = 4;

/** Keeps the longest time from an interaction to the next frame in `window.slowest`, which a step sets to 0 before it acts. */
const observeInteractions = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Slows the CPU of the page as Lighthouse does for a phone. */
async function slowCpu(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/**
 * Taps the place of the element: to see beforehand that a tap meets it, Playwright computes layout while the page answers.
 * Throws where something else was met.
 */
const press = (name: string, find: (page: Page) => ReturnType<Page['locator']>): Step => ({
  name,
  act: async (page) => {
    const target = find(page).first();
    await target.scrollIntoViewIfNeeded();
    await target.evaluate((element) =>
      element.addEventListener('click', () => Object.assign(globalThis, { isMet: true })),
    );
    await page.evaluate('window.isMet = false');
    const box = await target.boundingBox();
    if (!box) throw new Error(`${name}: nothing to tap`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(settleMs);
    if (!(await page.evaluate<boolean>('window.isMet'))) throw new Error(`${name}: something covers it`);
  },
});
const type = (name: string, label: string, text: string): Step => ({
  name,
  act: (page) => page.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 120 }),
});

const walk: Step[] = [
  press('home: open the menu', (page) => page.getByRole('button', { name: 'Menu' })),
  press('home: close the menu', (page) => page.getByRole('dialog').getByRole('button', { name: /close/i })),
  press('home: open the search', (page) => page.getByRole('button', { name: 'Open search' })),
  { name: 'home: type a search', act: (page) => page.keyboard.type('micro', { delay: 120 }) },
  { name: 'home: search', act: (page) => page.keyboard.press('Enter') },
  press('results: open the filters', (page) => page.getByRole('button', { name: /^Filter/ })),
  press('results: in stock only', (page) => page.getByRole('dialog').getByLabel(/in stock/i)),
  press('results: show them', (page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ })),
  press('results: add to cart', (page) => page.locator('main article button:enabled')),
  press('results: open a product', (page) => page.locator('main article a')),
  press('product: one more', (page) => page.locator('main').getByRole('button', { name: /increase|more|plus/i })),
  press('product: add to cart', (page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' })),
  press('product: fill the screen', (page) => page.locator('main button[aria-haspopup=dialog]')),
  { name: 'product: back from the image', act: (page) => page.keyboard.press('Escape') },
  press('open the cart', (page) => page.getByRole('banner').getByRole('button', { name: /cart/i })),
  press('cart: one more', (page) => page.getByRole('dialog').getByRole('button', { name: /increase|more|plus/i })),
  press('cart: check out', (page) => page.getByRole('dialog').getByRole('button', { name: /Secure Checkout/ })),
  type('checkout: type a name', 'Full Name', 'Ada L'),
  type('checkout: type an email', 'Email', 'a@b.example'),
  type('checkout: type an address', 'Shipping Address', '1 Long Street, 12345 X'),
  press('checkout: continue', (page) => page.getByRole('button', { name: 'Continue to Payment' })),
];

/** Returns the slowest answer of each step, in milliseconds. */
async function walkOnce(browser: Browser, store: string): Promise<number[]> {
  const context = await browser.newContext({
    baseURL: store,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript(observeInteractions);
  await page.goto('/', { waitUntil: 'networkidle' });
  await slowCpu(page);
  const slowest: number[] = [];
  for (const { act } of walk) {
    await page.waitForTimeout(settleMs);
    await page.evaluate('window.slowest = 0');
    await act(page);
    await page.waitForTimeout(settleMs);
    slowest.push(await page.evaluate<number>('window.slowest'));
  }
  await context.close();
  return slowest;
}

async function main(): Promise<void> {
  const given = process.argv[2];
  const shop = given ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const measured: number[][] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await walkOnce(browser, given ?? shop?.store ?? ''));
    for (const [at, { name }] of walk.entries()) {
      const answers = measured.map((round) => round[at] ?? 0);
      const isGood = median(answers) <= limitMs;
      if (!isGood) process.exitCode = 1;
      console.log(
        `${name.padEnd(32)} ${String(median(answers)).padStart(4)} ms (${answers.join(', ')}) ${isGood ? 'ok' : `over ${limitMs}`}`,
      );
    }
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
