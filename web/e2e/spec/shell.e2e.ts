import { expect, test } from '@playwright/test';
import { enterAs, visit } from '../screens';
import { signIn } from '../users';
import { hanging } from './stand-ins';

const links: [string, string][] = [
  ['Home', '/'],
  ['Products', '/?section=products'],
  ['Marketing', '/marketing'],
  ['Admin', '/admin'],
  ['Inventory', '/inventory'],
  ['Dropshipping', '/dropshipping'],
  ['Import Products', '/import-products'],
  ['About', '/about'],
  ['Contact', '/contact'],
];

test.describe('header', () => {
  test('stays on top, leads everywhere, for everyone, and marks the current route', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    for (const [name, href] of links) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(header.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(header.locator('[aria-current="page"]')).toHaveCount(1);
    await page.mouse.wheel(0, 3000);
    await expect(header).toBeInViewport();
    await header.getByRole('link', { name: /Shopwright, home/ }).click();
    await expect(page).toHaveURL('/');
  });

  test('searches for the trimmed text, and for nothing when there is none', async ({ page }) => {
    await visit(page, '/about');
    const box = page.getByRole('banner').getByPlaceholder('Search products...');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/about');
    await box.fill('  ring light & more ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/\?search=ring(\+|%20)light(\+|%20)%26(\+|%20)more$/);
    await expect(page.getByRole('heading', { name: 'Search Results for "ring light & more"' })).toBeVisible();
  });

  test('shows neither menu nor sign-in while the session is unknown', async ({ page }) => {
    await enterAs(page, 'shopper');
    const release = await hanging(page, 'GET /auth/me');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(header.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
    release();
    await expect(header.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('offers sign-in and sign-up to visitors, hidden on small screens', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  });

  test('greets who is signed in, leads to the account and signs out with a reload', async ({ page }) => {
    await signIn(page, 'shopper');
    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Welcome back!')).toBeVisible();
    await expect(menu.getByText(/\w+ \w+/).nth(1)).toBeVisible();
    await menu.getByRole('menuitem', { name: 'My Account' }).click();
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: 'Account menu' }).click();
    const reloaded = page.waitForEvent('load');
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/auth/logout'));
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect((await posted).method()).toBe('POST');
    await reloaded;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('keeps the menu open that was opened while a page was loading', async ({ page }) => {
    await enterAs(page, 'shopper');
    await visit(page, '/about');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/faqs-page-[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('badges the cart only when something is in it', async ({ page }) => {
    await page.goto('/product/1');
    const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
    await expect(cart).not.toContainText(/\d/);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cart).toContainText('2');
  });

  test('folds into a menu on a phone, which closes when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    for (const [name] of links) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    const names = await menu.getByRole('navigation').getByRole('link').allInnerTexts();
    // What visitors look for comes first, and what only the team can open last.
    expect(names[0]).toBe('Streaming Bundles');
    expect(names.slice(-5)).toEqual(['Marketing', 'Admin', 'Inventory', 'Dropshipping', 'Import Products']);
    await expect(menu.getByRole('region', { name: 'For the team' }).getByRole('link')).toHaveCount(5);
    await expect(menu.getByPlaceholder('Search products...')).toBeVisible();
    await menu.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });
});

test.describe('footer', () => {
  test('names everything it should, and every link opens a page with content', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const heading of ['Quick Links', 'Customer Service']) {
      await expect(footer.getByText(heading, { exact: true })).toBeVisible();
    }
    await expect(footer.getByText('Secure SSL encryption for all transactions')).toBeVisible();
    await expect(footer.getByText(/2024/)).toBeVisible();
    for (const name of [
      'About Us',
      'Contact',
      'FAQs',
      'Shipping Info',
      'Track Order',
      'Returns',
      'Size Guide',
      'Help Center',
    ]) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
      await expect.poll(async () => (await page.locator('main').innerText()).length, name).toBeGreaterThan(300);
    }
  });
});

test('an unknown address is "Page Not Found", with a hint for developers and a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test.describe('toasts', () => {
  test('one at a time, 5000 ms, F8 moves there, the close button removes it', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/product/1');
    // Time stands still from here, however long the steps take.
    await page.clock.pauseAt(Date.now() + 60_000);
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await add.click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await add.click();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText('2x Elite Bundle has been added to your cart.');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4500);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(toasts).toHaveCount(0);
    await add.click();
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, [role="region"] :focus, [role="region"]:focus').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(toasts).toHaveCount(0);
  });

  test('a swipe to the right takes it away', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0);
  });

  test('is at most 420px wide on medium screens', async ({ page }) => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const box = await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
  });
});
