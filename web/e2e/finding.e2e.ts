import { expect, type Page, test } from '@playwright/test';
import { visit } from './screens';
import { answering } from './spec/stand-ins';

const cards = (page: Page) => page.locator('#products').getByRole('article');
const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('a wish lists the closest products, says so, and offers their category', async ({ page }) => {
  await visit(page, '/?search=light+for+zoom+calls');
  const said = 'No product matches all of “light for zoom calls”. Showing the closest matches.';
  await expect(page.getByText(said)).toBeVisible();
  await expect(cards(page).first()).toContainText('Clip Laptop Light');
  await page.getByRole('navigation', { name: 'Matching categories' }).getByRole('link', { name: 'Lighting' }).click();
  await expect(page.getByRole('heading', { name: 'Lighting', level: 1 })).toBeVisible();

  await visit(page, '/?search=microphone+under+50');
  await expect(page.getByText('Up to $50.00')).toBeVisible();
  await expect(cards(page).first()).toContainText('$39.00');
});

test('Back to Products returns to the search, where it was left', async ({ page }) => {
  await visit(page, '/?search=light');
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await cards(page).nth(8).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/?search=light');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  // From a second product, the list is not the page before.
  await cards(page).nth(8).getByRole('link').first().click();
  // A new page empties the box.
  await expect(page.getByRole('link', { name: 'Back to Products' })).toBeVisible();
  await box(page).fill('elite');
  await list(page)
    .getByRole('option', { name: /Elite Bundle/ })
    .click();
  await expect(page).toHaveURL('/product/1');
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/?search=light');

  // All products have no such place.
  await visit(page, '/');
  await page.goto('/product/1');
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/?section=products');
});

test.describe('the search box', () => {
  test('suggests in spite of a typing error, and is worked by keyboard alone', async ({ page }) => {
    await visit(page, '/about');
    await box(page).focus();
    await page.keyboard.type('micropone');
    const options = list(page).getByRole('option');
    await expect(options.filter({ hasText: 'Tonewick' }).first()).toBeVisible();
    await expect(options.first()).toHaveText('Search for “micropone”');
    await expect(list(page)).toContainText('Showing results for “microphone”');
    await expect(page.getByText(/\d+ suggestions\. Use the arrow keys/)).toBeAttached();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('micropone');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?search=micropone');
    await expect(cards(page).first()).toContainText('Microphone');
    await expect(page.getByText('Showing results for “microphone”')).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test('opens a suggested product, and a suggested category', async ({ page }) => {
    await visit(page, '/');
    await box(page).fill('elite');
    await list(page)
      .getByRole('option', { name: /Elite Bundle/ })
      .click();
    await expect(page).toHaveURL('/product/1');
    await box(page).fill('lighting');
    await list(page).getByRole('option', { name: 'Lighting – category' }).click();
    await expect(page).toHaveURL(/\?section=products&category=\d+$/);
    await expect(cards(page).first()).toContainText('Lighting');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeInViewport();
  });

  test('goes on suggesting to a visitor who types while the next page is on its way', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/contact-page-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await box(page).fill('lighting');
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(list(page).getByRole('option', { name: 'Lighting – category' })).toBeVisible();
  });

  test('in the mobile menu, where Escape closes the list before the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog');
    const field = menu.getByRole('combobox', { name: 'Search products' });
    await field.fill('elite');
    await expect(menu.getByRole('option', { name: /Elite Bundle/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('listbox')).toBeHidden();
    await expect(menu).toBeVisible();
    await field.press('ArrowDown');
    await menu.getByRole('option', { name: /Elite Bundle/ }).click();
    await expect(page).toHaveURL('/product/1');
    await expect(menu).toBeHidden();
  });

  test('searches even where nothing can be suggested', async ({ page }) => {
    await page.route('**/api/search/suggestions*', (route) => route.abort());
    await visit(page, '/');
    await box(page).fill('keyboard');
    await expect(list(page).getByRole('option')).toHaveText(['Search for “keyboard”']);
    await box(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Search Results for "keyboard"' })).toBeVisible();
  });
});

test.describe('a long list', () => {
  test('grows by a page, and the keyboard goes on at what is new', async ({ page }) => {
    await visit(page, '/');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    await expect(page.getByText('48 products shown')).toBeAttached();
  });

  test('is where it was on the way back, loaded pages and place', async ({ page }) => {
    await visit(page, '/?sort=name');
    for (const count of [48, 72]) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    const far = cards(page).nth(60);
    await far.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await far.getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(72);
    await expect(far).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('each choice is a step that Back takes back', async ({ page }) => {
    await visit(page, '/?section=products');
    await page.getByLabel('Sort by:').selectOption({ label: 'Price: Low to High' });
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByLabel('In stock only').check();
    await expect(page).toHaveURL(/sort=price-asc&stock=1/);
    await expect(page.getByRole('button', { name: /^Filter.*1 active filter/s })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/stock/);
    await expect(page.getByLabel('In stock only')).not.toBeChecked();
    await page.goBack();
    await expect(page.getByLabel('Sort by:')).toHaveValue('featured');
  });

  test('filters by rating on the server, so that the next page is filtered, too', async ({ page }) => {
    await visit(page, '/?section=products');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const filtered = page.waitForResponse(/\/api\/products\?.*minRating=4/);
    const best = page.getByRole('radio', { name: /^4 stars and up, \d+ products$/ });
    const counted = Number(/(\d+) products/.exec((await best.getAttribute('aria-label')) ?? '')?.[1]);
    await best.check();
    const found = (await (await filtered).json()) as { rating: number }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ rating }) => rating >= 4)).toBe(true);
    // The filter said beforehand what it leaves, and the others follow it.
    expect(found).toHaveLength(counted);
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${counted} products$`) })).toBeVisible();
    await expect(cards(page)).toHaveCount(found.length);
    await page.reload();
    await expect(page.getByRole('radio', { name: '4 stars and up' })).toBeChecked();
  });
});

test.describe('bad texts break nothing', () => {
  const texts = {
    long: 'W'.repeat(2000),
    emoji: '🎙️'.repeat(400),
    html: '<img src=x onerror=alert(1)><b>bold</b>',
  };
  for (const [kind, name] of Object.entries(texts)) {
    test(`a name and description of ${kind}`, async ({ page, request }) => {
      const product = (await (await request.get('/api/products/1')).json()) as object;
      const strange = { ...product, name, description: name, category: name.slice(0, 100) };
      await visit(page, '/about');
      await answering(page, 'GET /products', [strange, { ...strange, id: 2 }]);
      await answering(page, 'GET /products/1', strange);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('link', { name: 'Shopwright, home' }).click();
        await expect(cards(page)).toHaveCount(2);
        await expectNoSidewaysScroll(page);
        await cards(page).first().getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expectNoSidewaysScroll(page);
      }
    });
  }

  test('a search of 10,000 letters', async ({ page }) => {
    await visit(page, `/?search=${'x'.repeat(10_000)}`);
    await expect(page.getByText('No products found.')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

const expectNoSidewaysScroll = (page: Page) =>
  expect(
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).resolves.toBe(0);
