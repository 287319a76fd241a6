import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import { writeOrders } from '../../services/order/src/test-many-orders';
import { browserLaunchOptions } from '../local/browsers/browser';
import { startTestShop } from '../local/tests/test-shop';
import { signInStaff } from './sign-in-staff';
import { writeProducts } from './throughput/write-products';

/**
 * Prints how long the tables of orders and of the inventory take to answer once so many rows are shown, with a CPU slowed
 * four times, and fails above the limit: `npm run bench:tables`. ROWS sets how many.
 */
const rows = Number(process.env.ROWS ?? 2000);
const limitMs = 200;
const slowdown = 4;
const rounds = 3;
const settleMs = 1000;

const observe = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

const steps: Record<string, (page: Page) => Promise<void>> = {
  'select a row': (page) => page.locator('tbody input[type=checkbox]').nth(15).click({ force: true }),
  'leave it out again': (page) => page.locator('tbody input[type=checkbox]').nth(15).click({ force: true }),
  'select all rows': (page) => page.locator('thead input[type=checkbox]').click({ force: true }),
  'show more': (page) => page.getByRole('button', { name: 'Show more' }).click({ force: true }),
};

async function main(): Promise<void> {
  const shop = await startTestShop({ RATE_LIMIT: 'off', RECONCILE_SECONDS: '3600' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const { postgres: url } = await readEndpoints(shop.home);
    await write(url, 'catalog', (sql) => writeProducts(sql, rows + 500));
    await write(url, 'orders', (sql) => writeOrders(sql, rows + 500));
    const context = await signedIn(browser, shop.store);
    for (const path of ['/orders', '/inventory']) await measure(context, path);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function write(url: string, schema: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { search_path: `${schema}, public` } });
  await work(sql);
  await sql.end();
}

async function signedIn(browser: Browser, store: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: store, viewport: { width: 1440, height: 900 }, locale: 'en' });
  const cookies = (await signInStaff(store)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: store };
  });
  await context.addCookies(cookies);
  await context.addInitScript(observe);
  return context;
}

async function measure(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await showRows(page);
  const rendered = await page.locator('tbody tr').count();
  const heap = await page.evaluate('Math.round(performance.memory.usedJSHeapSize / 2 ** 20)');
  process.stdout.write(`${path}: ${rendered} of ${rows} rows rendered, ${heap} MiB of JavaScript\n`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measured: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(steps)) {
      await page.evaluate('window.slowest = 0');
      await act(page);
      await page.waitForTimeout(settleMs);
      measured[name] = [...(measured[name] ?? []), await page.evaluate<number>('window.slowest')];
    }
  }
  for (const [name, answers] of Object.entries(measured)) {
    const median = answers.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    if (median > limitMs) process.exitCode = 1;
    process.stdout.write(`  ${name.padEnd(20)} ${String(median).padStart(5)} ms (${answers.join(', ')})\n`);
  }
  await page.close();
}

/** Presses "Show more" until enough rows are in the list, and leaves the page in their middle. */
async function showRows(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  await page.locator('tbody tr').first().waitFor();
  const pageRows = await page.locator('tbody tr').count();
  for (let shown = pageRows; shown < rows; shown += pageRows) {
    const reply = page.waitForResponse((response) => response.url().includes('cursor='));
    await more.click();
    await reply;
    await page.waitForTimeout(50);
  }
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight / 2)');
  await page.waitForTimeout(settleMs);
}

void main();
