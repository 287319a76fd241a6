import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import postgres from 'postgres';
import { writeOrders } from '../../services/order/src/test-many-orders';
import { browserLaunchOptions } from '../local/browsers/browser';
import { startTestShop } from '../local/tests/test-shop';
import { median, observeInteractions, slowCpu } from './interaction-times';
import { signInStaff } from './sign-in-staff';
import { writeProducts } from './throughput/write-products';

/**
 * Prints how long the tables of orders and of the inventory take to answer once so many rows are shown, with a CPU slowed
 * four times, and fails above the limit: `npm run bench:tables`. ROWS sets how many.
 */
const rows = Number(process.env.ROWS ?? 2000);
const limitMs = 200;
const rounds = 3;
const settleMs = 1000;

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
  await context.addInitScript(observeInteractions);
  return context;
}

async function measure(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await showRows(page);
  const rendered = await page.locator('tbody tr').count();
  const heap = await page.evaluate('Math.round(performance.memory.usedJSHeapSize / 2 ** 20)');
  process.stdout.write(`${path}: ${rendered} of ${rows} rows rendered, ${heap} MiB of JavaScript\n`);
  await slowCpu(page);
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
    const typical = median(answers);
    if (typical > limitMs) process.exitCode = 1;
    process.stdout.write(`  ${name.padEnd(20)} ${String(typical).padStart(5)} ms (${answers.join(', ')})\n`);
  }
  await page.close();
}

/** Presses "Show more" until enough rows are in the list, and leaves the page in their middle. */
async function showRows(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  await page.locator('tbody tr').first().waitFor();
  const pageRows = await page.locator('tbody tr').count();
  for (let shown = pageRows; shown < rows; shown += pageRows) {
    const response = page.waitForResponse((response) => response.url().includes('cursor='));
    await more.click();
    await response;
    await page.waitForTimeout(50);
  }
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight / 2)');
  await page.waitForTimeout(settleMs);
}

void main();
