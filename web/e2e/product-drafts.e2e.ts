import { type Browser, expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe';
import { enterAs, visit } from './screens';
import { createProduct, readProduct, unique } from './test-product';

/** Opens a page of a visitor. */
const openVisitor = (browser: Browser, baseURL: string | undefined) => browser.newPage({ baseURL });

const drawerIn = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('a product is saved as a draft, previewed and published', async ({ page, browser, baseURL }) => {
  const name = unique('Draft Lamp');
  await visit(page, '/admin/products/new');
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Price ($)').fill('31.50');
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Description').fill('A lamp that is not on sale yet.');
  await page.getByLabel('Image URL').fill('/images/products/sample-ae003-led-desk-lamp.webp');
  await page.getByLabel('Image URL').press('Enter');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(`Only staff can see ${name} until you publish it.`).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('draft-editor.png') });

  const visitor = await openVisitor(browser, baseURL);
  expect((await visitor.goto(`/product/${id}`))?.status()).toBe(404);
  await expect(visitor.getByText('Product Not Found')).toBeVisible();
  const sitemap = await visitor.request.get('/sitemap-products-1.xml');
  expect(sitemap.status()).toBe(200);
  expect(await sitemap.text()).not.toContain(`/product/${id}<`);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview.getByText('This product is a draft. Only staff can see it.')).toBeVisible();
  await expect(preview.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
  expect(await findViolations(preview)).toEqual([]);
  await preview.screenshot({ path: test.info().outputPath('draft-preview.png') });
  await preview.close();

  // Publishing saves what was typed before.
  await page.getByLabel('Price ($)').fill('33.00');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
  expect(await readProduct(page, id)).toMatchObject({ isDraft: false, price: '33.00' });
  await expect(async () => {
    expect((await visitor.goto(`/product/${id}`))?.status()).toBe(200);
  }).toPass();
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await visitor.close();
});

test('a cart that holds an unpublished product says so and keeps the rest', async ({ page, browser, baseURL }) => {
  const [gone, kept] = [unique('Unpublished Lamp'), unique('Kept Lamp')];
  const products = [await createProduct(page, gone), await createProduct(page, kept)];
  const visitor = await openVisitor(browser, baseURL);
  for (const { id } of products) {
    await visitor.goto(`/product/${id}`);
    await visitor.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(visitor.getByRole('banner').getByRole('button', { name: /cart/i })).toBeVisible();
  }

  await visit(page, `/admin?layout=table&search=${encodeURIComponent(gone)}`);
  await page.getByLabel(`Select ${gone}`).check();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByText('1 product updated').first()).toBeVisible();
  await visit(page, `/admin?layout=table&view=draft&search=${encodeURIComponent(gone)}`);
  await expect(page.getByRole('combobox', { name: `Status of ${gone}` })).toHaveValue('draft');
  await page.screenshot({ path: test.info().outputPath('drafts.png') });

  await visitor.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const line = (name: string) => drawerIn(visitor).getByRole('listitem').filter({ hasText: name });
  await expect(line(gone).getByText('Sold out. Remove it to check out.')).toBeVisible();
  await expect(line(kept)).toBeVisible();
  await expect(line(kept).getByText(/Sold out/)).toHaveCount(0);
  await visitor.close();

  await page.getByLabel(`Select ${gone}`).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(async () => (await readProduct(page, products[0]?.id ?? 0)).isDraft).toBe(false);
});

test('drafts among the cards: added by the short form, found by a search, published by the dialog', async ({
  page,
}) => {
  const name = unique('Carded Draft');
  await visit(page, '/admin');
  await page.getByRole('tab', { name: 'Add Product' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByLabel('Product name').fill(name);
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(`Only staff can see ${name} until you publish it.`).first()).toBeVisible();
  await expect(form.getByLabel('Product name')).toHaveValue('');

  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('searchbox', { name: 'Find products' }).fill(name);
  await page.getByRole('button', { name: '1 draft matches this search' }).click();
  await expect(page.getByRole('radio', { name: 'Drafts' })).toBeChecked();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('draft-cards.png') });

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByLabel('Price ($)')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Price ($)').fill('31.50');
  await dialog.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Description', { exact: true }).fill('A lamp that is not on sale yet.');
  await dialog.getByLabel('Image URL').fill('/images/products/sample-ae003-led-desk-lamp.webp');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('radio', { name: 'Active' }).check();
  await expect(card.getByText('In Stock')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '1 draft matches this search' })).toBeVisible();
});
