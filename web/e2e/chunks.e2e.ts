import { expect, type Page, test } from '@playwright/test';
import { visit } from './screens';

/** The addresses of the app's code, but not of what a page has loaded already. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /cart/i });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

/** Returns a check that tells whether the page was reloaded since. */
function reloads(page: Page): () => boolean {
  let isReloaded = false;
  page.on('load', () => {
    isReloaded = true;
  });
  return () => isReloaded;
}

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
  await expect(page.getByRole('heading', { name: "We couldn't open this page" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Your cart is safe.')).toBeVisible();
  await page.unroute(chunk('faqs-page'));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible();
});

test('a part whose code stays away leaves the page standing, and can be asked for again', async ({ page }) => {
  // Before the page itself, which fetches the drawer ahead.
  await page.route(chunk('cart-drawer'), (route) => route.abort());
  await visit(page, '/product/1');
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load this part of the page.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Elite Bundle', level: 1 })).toBeVisible();
  await page.unroute(chunk('cart-drawer'));
  const isReloaded = reloads(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cart(page)).toBeVisible();
  expect(isReloaded()).toBe(false);
});

test('a part comes back when what it imports in turn was lost', async ({ page }) => {
  await page.route(chunk('drawer'), (route) => route.abort());
  await visit(page, '/');
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load this part of the page.")).toBeVisible();
  await page.unroute(chunk('drawer'));
  const isReloaded = reloads(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cart(page)).toBeVisible();
  expect(isReloaded()).toBe(false);
});

test('a part loads again when the browser is back online', async ({ page, context }) => {
  await page.route(chunk('cart-drawer'), (route) => route.abort());
  await visit(page, '/');
  await context.setOffline(true);
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load this part of the page.")).toBeVisible();
  await page.unroute(chunk('cart-drawer'));
  await context.setOffline(false);
  await expect(cart(page)).toBeVisible();
});

test('a page loads again when the browser is back online', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't open this page" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible();
});

test('after a release “Try again” brings the new page, with the form as it was and the part open', async ({ page }) => {
  let isReloaded = false;
  await page.route(chunk('cart-drawer'), (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })));
  await visit(page, '/contact');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Message').fill('Where is my order?\nIt was due on Monday.');
  await page.getByLabel('Message').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cartButton(page).click();
  await expect(page.getByText("We couldn't load this part of the page.")).toBeVisible();
  page.once('framenavigated', () => {
    isReloaded = true;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Message')).toHaveValue('Where is my order?\nIt was due on Monday.');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await page.evaluate(() => sessionStorage.getItem('kept-input'))).toBeNull();
});

test('cart and menu open offline, for they were fetched ahead', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  await context.setOffline(true);
  await cartButton(page).click();
  await expect(cart(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a rendered page gets its code where its preload was lost', async ({ page }) => {
  let lost = 0;
  await page.route(chunk('product-page'), (route) => (++lost > 1 ? route.continue() : route.abort()));
  await visit(page, '/product/1');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  expect(lost).toBeGreaterThan(1);
});

test('a rendered page gets the app where its first file was lost, once the browser is online', async ({
  page,
  context,
}) => {
  const app = chunk('index');
  await page.route(app, (route) => route.abort());
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { name: 'Elite Bundle', level: 1 })).toBeVisible();
  await page.unroute(app);
  await context.setOffline(true);
  await context.setOffline(false);
  // A click on the page that is about to be reloaded is lost with it.
  await expect(async () => {
    if (!(await cart(page).isVisible())) await cartButton(page).click({ timeout: 5000 });
    await expect(cart(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('a rendered page whose app is gone after a release is loaded once more, and no oftener', async ({ page }) => {
  let asked = 0;
  await page.route('/product/1', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.route(chunk('index'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/product/1');
  await expect.poll(() => asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(2);
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
