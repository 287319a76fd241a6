import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rail = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const storeLinks = (page: Page) => page.getByRole('banner').getByRole('dialog', { name: 'Store pages' });
const visitorsLinks = [
  'Home',
  'Products',
  'Marketing',
  'Admin',
  'Inventory',
  'Dropshipping',
  'Import Products',
  'About',
  'Contact',
];
const phone = { width: 390, height: 844 };

test('staff go from screen to screen by the rail, without cart, storefront search and footer', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/admin');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Store pages' }).click();
  await expect(storeLinks(page).getByRole('link')).toHaveText(visitorsLinks);
  for (const name of visitorsLinks) {
    await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(storeLinks(page).locator('[aria-current="page"]')).toHaveText('Admin');
  await page.keyboard.press('Escape');
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(66);
  await expect(page.getByRole('button', { name: /cart/i })).toHaveCount(0);
  await expect(page.getByPlaceholder('Search products...')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await rail(page)
    .getByRole('link', { name: /^Reviews/ })
    .click();
  await expect(page).toHaveURL('/reviews');
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText(/^Reviews/);
  await expect(rail(page).locator('[aria-current="page"]')).toHaveCount(1);
  await expect(rail(page).getByRole('link', { name: 'Traces' })).toHaveCount(0);

  await header.getByRole('link', { name: 'View store' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(rail(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Back office' }).click();
  await expect(page).toHaveURL('/office');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL('/office');
});

test('there is one navigation, and a menu of the header with the links of visitors', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Store pages' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(storeLinks(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(storeLinks(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await expectNoViolations(page, 'store pages');
  await page.keyboard.press('Escape');
  await expect(storeLinks(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await storeLinks(page).getByRole('link', { name: 'Inventory', exact: true }).press('Enter');
  await expect(page).toHaveURL('/inventory');
  await expect(storeLinks(page)).toBeHidden();
});

test('the skip link leads past the rail', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/inventory');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('visitors and shoppers see the store around the guard', async ({ page }) => {
  for (const viewer of ['visitor', 'shopper'] as const) {
    await enterAs(page, viewer);
    await visit(page, '/office');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(rail(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText('Staff only')).toBeVisible();
  for (const path of ['sales', 'searches', 'waiting/orders', 'waiting/catalog', '../threads/counts']) {
    expect((await page.request.get(`/api/analytics/${path}`)).status(), path).toBe(403);
  }
});

test('operators have their screens in the rail, and the queue board', async ({ page }) => {
  await enterAs(page, 'operator');
  await visit(page, '/ops/mail');
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText('Emails');
  await expect(rail(page).getByRole('link', { name: 'Queues' })).toHaveAttribute('href', '/ops/jobs');
  await rail(page).getByRole('link', { name: 'Traces' }).click();
  await expect(page).toHaveURL('/ops/traces');
});

test('the rail collapses to icons with names, and stays so', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  const width = async () => (await rail(page).boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(230);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBeLessThanOrEqual(56);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  const messages = rail(page).getByRole('link', { name: /^Messages/ });
  await messages.hover();
  await expect(page.getByRole('tooltip', { name: 'Messages' })).toBeVisible();
  await messages.click();
  await expect(page).toHaveURL('/messages');
  await expect.poll(width).toBeLessThanOrEqual(56);
});

test('a resolved message is no longer counted', async ({ page }) => {
  const subject = `Counted ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name: 'Ada Writer', email: 'ada@example.com', subject, message: 'Hello, is anyone there?' };
  await page.request.post('/api/contact', { data: { ...data, requestId: crypto.randomUUID() } });
  await enterAs(page, 'staff');
  const countOpen = async () =>
    ((await (await page.request.get('/api/threads/counts')).json()) as { open: number }).open;
  await visit(page, '/messages');
  const entry = rail(page).getByRole('link', { name: /^Messages/ });
  await expect(entry).toContainText(`${await countOpen()} open`);
  await page.getByRole('button', { name: `Resolve: ${subject}` }).click();
  await expect(page.getByText('Message resolved').first()).toBeVisible();
  const left = await countOpen();
  if (left === 0) await expect(entry).toHaveText('Messages');
  else await expect(entry).toContainText(`${left} open`);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the rail is a drawer, and the command menu has a button', async ({ page }) => {
    await enterAs(page, 'staff');
    await visit(page, '/reviews');
    const menus = page.getByRole('banner').getByRole('button', { name: /menu/i, expanded: false });
    await expect(menus.and(page.locator(':not([aria-haspopup])'))).toHaveCount(1);
    await page.getByRole('button', { name: 'Back-office menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Back office' });
    await expect(drawer.locator('[aria-current="page"]')).toHaveText(/^Reviews/);
    await expect(drawer.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(visitorsLinks);
    await expect(drawer.getByPlaceholder('Search products...')).toHaveCount(1);
    await expect(drawer.getByLabel('Language')).toHaveCount(1);
    await expectNoViolations(page, 'drawer of the back office');
    await drawer.getByRole('link', { name: /^Messages/ }).tap();
    await expect(page).toHaveURL('/messages');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Search or go to' }).tap();
    await page.getByRole('option', { name: 'Marketing' }).tap();
    await expect(page).toHaveURL('/marketing');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

test("on a middle width, the header's buttons stand at its end", async ({ page }) => {
  const width = 900;
  await page.setViewportSize({ width, height: 740 });
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  const last = await page.getByRole('banner').locator(':is(a, button):visible').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(width - 60);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });

  test('the rail is on the right, and the command menu works', async ({ page }) => {
    await enterAs(page, 'operator');
    await visit(page, '/reviews');
    const nav = page.getByRole('navigation', { name: 'لوحة التحكم' });
    expect((await nav.boundingBox())?.x).toBeGreaterThan(900);
    const button = page.getByRole('button', { name: 'صفحات المتجر' });
    await button.click();
    const links = page.getByRole('dialog', { name: 'صفحات المتجر' });
    await expect(links.getByRole('link')).toHaveCount(9);
    // Its end is the button's, which is on the left.
    const edge = async (target: Locator) => (await target.boundingBox())?.x ?? 0;
    expect(Math.abs((await edge(links)) - (await edge(button)))).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('المخزون');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/inventory');
  });
});

test('stock is set for several products at once', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/inventory?search=tonewick');
  await page.getByRole('link', { name: 'In Stock' }).click();
  await expect(page).toHaveURL(/level=in/);
  const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select Tonewick/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await bar.getByLabel('Set stock to').fill('77');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The stock of 2 products has been updated.').first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('row').getByText('77', { exact: true })).toHaveCount(2);
});
