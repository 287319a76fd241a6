import { expect, test } from '@playwright/test';
import { enterAs } from './screens';
import { fillSignIn } from './users';

test('a visitor is asked to sign in, a shopper is told "Staff only"', async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.locator('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await enterAs(page, 'shopper');
  await page.goto('/inventory');
  await expect(page.getByText('Staff only')).toBeVisible();
});

test('staff changes stock', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/inventory');
  const row = page.getByRole('row', { name: /Auralind Hush/ });
  await row.getByRole('button', { name: /edit/i }).click();
  await row.getByRole('spinbutton').fill('41');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stock Updated').first()).toBeVisible();
  await expect(row.getByText('41')).toBeVisible();
  await page.reload();
  await expect(row.getByText('41')).toBeVisible();
});

test('staff imports two sample products, which the worker fetches', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/import-products');
  await page
    .getByText(/\bLED\b/)
    .first()
    .click();
  await page
    .getByText(/\bSpeaker\b/)
    .first()
    .click();
  await expect(page.getByText('2 products selected for import')).toBeVisible();
  await page.getByRole('button', { name: 'Import Selected Products' }).click();
  await expect(page.getByText('Products imported successfully').first()).toBeVisible();
  await page.goto('/?search=speaker');
  await expect(page.getByText('Search Results for "speaker"')).toBeVisible();
  await expect(page.getByRole('heading', { name: /bluetooth speaker/i }).first()).toBeVisible();
});

test('an operator follows a request through the processes and sees every queue', async ({ page }) => {
  await enterAs(page, 'operator');
  // A process sends its spans every few seconds, and other tests fill the list meanwhile.
  await expect(async () => {
    await page.goto('/ops/traces?search=login');
    // The whole row is the link.
    const trace = page.getByRole('row', { name: /bff POST \/api\/auth\/login/ }).first();
    await trace.getByText('OK', { exact: true }).click({ timeout: 3000, force: true });
    await expect(page).toHaveURL(/\/ops\/traces\/[0-9a-f]{32}/, { timeout: 3000 });
  }).toPass();
  const waterfall = page.getByRole('main');
  // Each process sends its spans every few seconds; the page shows what has arrived when it is read.
  await expect(async () => {
    await page.reload();
    for (const part of [/bff/, /auth/, /postgres/]) {
      await expect(waterfall.getByText(part).first()).toBeVisible({ timeout: 3000 });
    }
  }).toPass();
  const queues = ['stripe-orders', 'refunds', 'loyalty', 'low-stock-alerts', 'supplier-imports'];
  await page.goto('/ops/jobs');
  for (const queue of queues) await expect(page.getByRole('rowheader').getByText(queue, { exact: true })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open Bull Board' }).click();
  const board = await opening;
  for (const queue of queues) await expect(board.getByText(queue).first()).toBeVisible();
});

test('an operator who has to sign in first arrives where they wanted to go', async ({ page }) => {
  await page.goto('/ops/queues');
  await fillSignIn(page, 'operator');
  await expect(page).toHaveURL(/\/ops\/queues/);
  await expect(page.getByText('stripe-orders').first()).toBeVisible();
});

test('queues and traces are closed to staff and visitors', async ({ page, request }) => {
  expect((await request.get('/api/ops/traces')).status()).toBe(401);
  await page.goto('/ops/queues');
  await expect(page).toHaveURL(/\/login\?next=/);
  await enterAs(page, 'staff');
  const status = await page.evaluate(async () => (await fetch('/api/ops/traces')).status);
  expect(status).toBe(403);
  expect((await page.goto('/ops/queues'))?.status()).toBe(403);
});
