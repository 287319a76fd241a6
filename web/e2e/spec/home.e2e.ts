import { expect, type Page, test } from '@playwright/test';
import { visit } from '../screens';
import { failing, hanging } from './stand-ins';
import { expectToast } from './toasts';

const cards = (page: Page) => page.locator('main section').getByRole('article');
/** Reads the price of each card, which follows the amount saved. */
const prices = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) =>
    Number(/(?<!Save )\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')),
  );

test.describe('home', () => {
  test('its five blocks, in order', async ({ page }) => {
    await page.goto('/');
    const headings = page.locator('main').getByRole('heading', { level: 1 }).or(page.locator('main h2'));
    await expect(headings).toHaveText([
      'Discover Amazing Products',
      'Shop by Category',
      'Featured Products',
      'Shop with Complete Confidence',
      'Stay Updated',
    ]);
    await expect(page.getByText('Premium quality items curated just for you')).toBeVisible();
  });

  test('"Shop Now" and ?section=products go to the products', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Shop Now').click();
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeInViewport();
    await page.goto('/?section=products');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeInViewport();
  });

  test('the category trio is decoration: no link, no button', async ({ page }) => {
    await page.goto('/');
    const trio = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Shop by Category' }) });
    for (const name of ['Fashion', 'Electronics', 'Home & Decor'])
      await expect(trio.getByText(name, { exact: true })).toBeVisible();
    await expect(trio.locator('a, button')).toHaveCount(0);
  });

  test('six promises and four badges', async ({ page }) => {
    await page.goto('/');
    const trust = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Shop with Complete Confidence' }) });
    await expect(trust.getByRole('heading', { level: 3 })).toHaveCount(6);
    for (const badge of ['SSL Secured', 'Powered by Stripe', 'PCI Compliant', 'Verified Seller']) {
      await expect(trust.getByText(badge, { exact: true })).toBeVisible();
    }
  });
});

test.describe('products section', () => {
  test('a search takes the place of the other blocks', async ({ page }) => {
    await page.goto('/?search=microphone');
    await expect(page.getByRole('heading', { name: 'Search Results for "microphone"' })).toBeVisible();
    await expect(page.getByText('Discover Amazing Products')).toHaveCount(0);
    await expect(page.getByText('Stay Updated')).toHaveCount(0);
  });

  test('an empty result says so, and leads home', async ({ page }) => {
    await page.goto('/?search=qqqqzzzz');
    await expect(page.getByText('No products found.')).toBeVisible();
    await page.getByText('Browse All Products').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  });

  test('without a search there is nothing to browse back to', async ({ page }) => {
    await page.goto('/?min=99999');
    await expect(page.getByText('No products found.')).toBeVisible();
    await expect(page.getByText('Browse All Products')).toHaveCount(0);
  });

  test('the dropdowns: texts, defaults, effect, and the address remembers', async ({ page }) => {
    await page.goto('/');
    const category = page.getByLabel('Category', { exact: true });
    const sort = page.getByLabel('Sort by:');
    await expect(category.locator('option').first()).toHaveText('All Categories');
    const categories = (await (await page.request.get('/api/categories')).json()) as { name: string }[];
    expect(categories.length).toBeGreaterThanOrEqual(10);
    await expect(category.locator('option')).toHaveCount(1 + categories.length);
    await expect(sort.locator('option')).toHaveText([
      'Featured',
      'Price: Low to High',
      'Price: High to Low',
      'Name: A to Z',
    ]);
    await expect(category).toHaveValue('all');
    await expect(sort.locator('option:checked')).toHaveText('Featured');

    await sort.selectOption({ label: 'Price: Low to High' });
    await expect.poll(async () => isSorted(await prices(page))).toBe(true);
    await sort.selectOption({ label: 'Price: High to Low' });
    await expect.poll(async () => isSorted((await prices(page)).reverse())).toBe(true);
    await sort.selectOption({ label: 'Name: A to Z' });
    await expect.poll(async () => isSorted(await cards(page).getByRole('heading').allInnerTexts())).toBe(true);
    await category.selectOption({ label: 'Lighting' });
    await expect(cards(page).first()).toContainText('Lighting');
    await page.reload();
    await expect(category.locator('option:checked')).toHaveText('Lighting');
    await expect(sort.locator('option:checked')).toHaveText('Name: A to Z');
    await expect(cards(page).first()).toContainText('Lighting');
  });

  test('filters: price, stock, featured and rating narrow the list and stand in the address', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Minimum price ($)').fill('50');
    await page.getByLabel('Maximum price ($)').fill('90');
    await expect.poll(async () => (await prices(page)).every((price) => price >= 50 && price <= 90)).toBe(true);
    await expect(page).toHaveURL(/min=50/);
    await page.getByLabel('In stock only').check();
    await expect(page).toHaveURL(/stock=1/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/min=|max=|stock=/);
  });

  test('eight placeholders while loading, an error with a way on', async ({ page }) => {
    await visit(page, '/about');
    const release = await hanging(page, 'GET /products');
    await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page.locator('main [data-placeholder]')).toHaveCount(8);
    release();
    await expect(cards(page).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failing(page, 'GET /products');
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
    await expect(page.getByText("We couldn't load the products")).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toContainText('Lighting');
  });

  test('the grid: 1, 2 and 4 columns', async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards(page).evaluateAll((all) =>
        all.slice(0, 8).map((card) => card.getBoundingClientRect().top),
      );
      expect(
        tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2),
        `${width}px`,
      ).toHaveLength(columns);
    }
  });

  test('a card adds without navigating, and opens the product elsewhere', async ({ page }) => {
    await page.goto('/');
    const card = cards(page).filter({ hasText: 'Elite Bundle' }).first();
    await expect(card).toContainText('$249.00');
    await expect(card.getByRole('img')).toHaveCount(await card.locator('img[alt]:not([alt=""])').count());
    await card.getByRole('button', { name: /Add to Cart/ }).click();
    await expectToast(page, 'Added to cart', 'Elite Bundle has been added to your cart.');
    await expect(page).toHaveURL('/');
    await card.click({ position: { x: 30, y: 200 } });
    await expect(page).toHaveURL('/product/1');
  });
});

test.describe('newsletter', () => {
  test('is sent once, says so while it waits, thanks, and clears the field', async ({ page }) => {
    await visit(page, '/');
    const field = page.getByPlaceholder('Enter your email');
    await expect(field).toHaveAttribute('required', '');
    await expect(field).toHaveAttribute('type', 'email');
    const release = await hanging(page, 'POST /newsletter');
    await field.fill(`reader-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible();
    release();
    await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
    await expect(page.getByText('New subscribers: please confirm with the link in our email.')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('sends neither an empty field nor a wrong address, and says so beside the field', async ({ page }) => {
    await visit(page, '/');
    const field = page.getByPlaceholder('Enter your email');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/newsletter') && sent.push(request.url()));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(field).toHaveAccessibleDescription('Enter your email');
    await expect(field).toBeFocused();
    await field.fill('ada@example');
    await expect(field).toHaveAccessibleDescription('');
    await field.fill('ada at example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email');
    expect(sent).toEqual([]);
  });
});

function isSorted(values: (number | string)[]): boolean {
  return (
    values.length > 1 && values.every((value, index) => index === 0 || compare(values[index - 1] ?? value, value) <= 0)
  );
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);
}
