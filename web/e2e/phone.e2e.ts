import { devices, expect, type Page, test } from '@playwright/test';
import { visit } from './screens';

const { defaultBrowserType: _browser, ...phone } = devices['iPhone 13'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

const screensDown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom / window.innerHeight);

test.describe('the way to a product', () => {
  test('the first one and its button are within a screen and a half of the home page', async ({ page }) => {
    await visit(page, '/');
    expect(await screensDown(page, '#products article button')).toBeLessThan(1.5);
  });

  test('search opens below the header, takes the focus at once and closes with Escape', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    const field = header.getByRole('combobox', { name: 'Search products' });
    await expect(field).toBeHidden();
    await header.getByRole('button', { name: 'Open search' }).tap();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await header.getByRole('button', { name: 'Open search' }).tap();
    await field.fill('webcam');
    await field.press('Enter');
    await expect(page).toHaveURL('/?search=webcam');
    await expect(field).toBeHidden();
  });

  test('the scheme is switched in the menu', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch to dark mode' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the product page', () => {
  test('price and "Add to Cart" stay in reach while their own place is out of view', async ({ page }) => {
    await visit(page, '/product/1');
    const bar = page.locator('[data-buy-bar]');
    const add = page.getByRole('button', { name: 'Add to Cart: Elite Bundle' }).first();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('$249.00');
    await add.tap();
    await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});

test.describe('filters', () => {
  test('come as a sheet that tells how many products they leave', async ({ page }) => {
    await visit(page, '/?section=products');
    await page.getByRole('button', { name: /^Filter/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter products' });
    const show = sheet.getByRole('button', { name: /^Show \d+ products$/ });
    await expect(show).toBeVisible();
    const all = await show.innerText();
    const place = await sheet.getByLabel('In stock only').boundingBox();
    await sheet.getByLabel('Minimum price ($)').fill('700');
    await expect(show).not.toHaveText(all);
    expect((await sheet.getByLabel('In stock only').boundingBox())?.x).toBe(place?.x);
    const count = Number(/\d+/.exec(await show.innerText())?.[0]);
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator('#products').getByRole('article')).toHaveCount(count);
  });

  test('find a product by the values of two attributes, in Arabic', async ({ page }) => {
    await visit(page, '/?section=products&lang=ar');
    await page.getByRole('button', { name: /^تصفية/ }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: /أسود/ }).tap();
    await sheet.getByRole('checkbox', { name: /بلوتوث/ }).tap();
    await expect(page).toHaveURL(/attributes=\d+-\d+_\d+-\d+/);
    await sheet.getByRole('button', { name: 'عرض منتج واحد' }).tap();
    await expect(sheet).toBeHidden();
    const found = page.locator('#products').getByRole('article');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Keyhollow');
    const chosen = page.getByRole('list', { name: 'عوامل التصفية المختارة' }).getByRole('button');
    await expect(chosen).toHaveText(['اللون: أسود', 'التوصيل: بلوتوث']);
    // The server renders the same list.
    await page.reload();
    await expect(found).toHaveCount(1);
    await chosen.last().tap();
    await expect(found).toHaveCount(3);
  });
});

test('no field or button of the storefront is lower than 44 px', async ({ page }) => {
  for (const path of ['/', '/product/1', '/streaming-electronics']) {
    await visit(page, path);
    const low = await page
      .locator('main :is(button, input, select), header :is(button, input, select)')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              element.checkVisibility() && !['checkbox', 'radio'].includes(element.getAttribute('type') ?? ''),
          )
          .map((element) => ({ height: element.getBoundingClientRect().height, text: element.outerHTML.slice(0, 120) }))
          .filter(({ height }) => height < 43.5),
      );
    expect(low, path).toEqual([]);
  }
});

test('offline, the card of a part that is missing is on the screen and can be dismissed', async ({ page, context }) => {
  await page.route(/assets\/mobile-menu-.*\.js$/, (route) => route.abort());
  await visit(page, '/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const card = page.getByRole('alert').filter({ hasText: "We couldn't load this part of the page." });
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(card).toBeHidden();
  await page.unroute(/assets\/mobile-menu-.*\.js$/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
