import { expect, type Page, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { enterAs } from './screens';

test.setTimeout(120_000);

const imported = 350;
let shop: TestShop;

test.beforeAll(async () => {
  shop = await startTestShop();
});
test.afterAll(() => shop?.stop());

const widths = (page: Page) =>
  page.locator('thead th').evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));

/** The first row below the head of the table, which covers what scrolls beneath it. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const below = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
    return Number(rows.find((row) => row.getBoundingClientRect().bottom > below)?.dataset.index);
  });

test('a long table renders what is near the screen, and scrolls like a whole one', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.store });
  await enterAs(page, 'staff');
  await page.goto('/import-products');
  const head = 'name,description,price,image,category,stockQuantity';
  const row = (n: number) =>
    `"Lantern ${n}${n % 7 === 0 ? ' with a name that takes a second line on a phone' : ''}","A lantern, for the garden.",30.00,https://example.com/lantern.webp,Lighting,50`;
  const text = [head, ...Array.from({ length: imported }, (_, n) => row(n))].join('\n');
  await page
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: `Import ${imported} products` }).click({ timeout: 60_000 });
  await expect(page.getByText('Completed')).toBeVisible({ timeout: 60_000 });

  await page.goto('/inventory');
  const rows = page.locator('tbody tr[aria-rowindex]');
  await expect(page.locator('tbody tr')).toHaveCount(100);
  const columns = await widths(page);
  for (const shown of [200, 300]) {
    await page.getByRole('button', { name: 'Show more' }).last().click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(shown + 1));
  }
  expect(await rows.count()).toBeLessThan(80);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '301');
  expect(await widths(page)).toEqual(columns);

  // Leaves the page from the middle of the list and comes back to it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => firstSeen(page)).toBeGreaterThan(100);
  const seen = await firstSeen(page);
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await firstSeen(page)) - seen)).toBeLessThan(3);

  await page.getByLabel('Select all').check();
  await expect(page.getByRole('status').filter({ hasText: '300' })).toBeVisible();
});
