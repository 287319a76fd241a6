import { expect, test } from '@playwright/test';
import { visit } from './screens';

/** The addresses of the app's code, but not of what a page has loaded already. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

test('a page whose code is gone after a release is there after one reload', async ({ page }) => {
  await visit(page, '/');
  let isGone = true;
  await page.route(chunk('about-page'), (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('load', () => {
    isGone = false;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a page whose code stays away says so, and opens when it is back', async ({ page }) => {
  await visit(page, '/');
  await page.route(chunk('faqs-page'), (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  // The page is reloaded once in between.
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Your cart is safe.')).toBeVisible();
  await page.unroute(chunk('faqs-page'));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible();
});

test('a part whose code stays away leaves the page standing, and can be asked for again', async ({ page }) => {
  await visit(page, '/product/1');
  await page.route(chunk('cart-drawer'), (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Elite Bundle', level: 1 })).toBeVisible();
  await page.unroute(chunk('cart-drawer'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
});

test('being offline is said, and what was asked for meanwhile arrives afterwards', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await expect(page.getByText('You appear to be offline. Check your connection.').first()).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
  await expect(page.locator('#products [data-placeholder]')).toHaveCount(8);
  await context.setOffline(false);
  await expect(page.getByText('You appear to be offline.')).toBeHidden();
  await expect(page.locator('#products').getByRole('article').first()).toContainText('Lighting');
});
