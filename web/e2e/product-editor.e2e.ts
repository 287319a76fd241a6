import { expect, type Page, test } from '@playwright/test';
import { enterAs, visit } from './screens';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const fields = (name: string) => ({
  name,
  description: 'A lamp that was made for a test.',
  price: '29.00',
  image: '/images/products/sample-ae003-led-desk-lamp.webp',
  category: 'Lighting',
  featured: false,
  inStock: true,
});

async function openProduct(page: Page, changes: object = {}): Promise<{ id: number; name: string; version: number }> {
  const name = unique('Edited Lamp');
  const reply = await page.request.post('/api/products', { data: { ...fields(name), stockQuantity: 3, ...changes } });
  expect(reply.status(), await reply.text()).toBe(201);
  const product = await reply.json();
  await visit(page, `/admin/products/${product.id}`);
  return product;
}

const read = async (page: Page, id: number) => (await page.request.get(`/api/products/${id}`)).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const stockField = (page: Page) => page.getByLabel('Stock Quantity');

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('price, stock and specifications are saved together, and the stock keeps its history', async ({ page }) => {
  const { id } = await openProduct(page);
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Price ($)').fill('31.50');
  await stockField(page).fill('12');
  await page.getByRole('button', { name: 'Add specification' }).click();
  await page.getByLabel('Label 1').fill('Height');
  await save(page).click();
  await expect(page.getByText('Required')).toBeVisible();
  await page.getByLabel('Value 1').fill('40 cm');
  await save(page).click();
  await expect(page.getByText('Product Updated').first()).toBeVisible();
  const saved = { price: '31.50', stockQuantity: 12, specs: [{ label: 'Height', value: '40 cm' }] };
  expect(await read(page, id)).toMatchObject(saved);
  await expect(page.getByRole('row', { name: /Set by staff.*\+9 12/ })).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('an empty stock is never stored', async ({ page }) => {
  const { id } = await openProduct(page);
  for (const text of ['', '-5', '1.5']) {
    await stockField(page).fill(text);
    await save(page).click();
    await expect(stockField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect((await read(page, id)).stockQuantity).toBe(3);
});

test('switching dropshipping off asks for the stock, and the supplier is kept', async ({ page }) => {
  const supplied = {
    price: '20.79',
    isDropshipped: true,
    stockQuantity: 999,
    supplierName: 'Norbeck',
    supplierProductId: unique('N'),
    supplierCost: '15.99',
    dropshipMargin: 30,
  };
  const { id } = await openProduct(page, supplied);
  await page.getByRole('switch', { name: /^Dropshipped/ }).click();
  await expect(stockField(page)).toHaveValue('');
  await save(page).click();
  await expect(stockField(page)).toHaveAttribute('aria-invalid', 'true');
  await stockField(page).fill('4');
  await save(page).click();
  await expect(page.getByText('Product Updated').first()).toBeVisible();
  expect(await read(page, id)).toMatchObject({ isDropshipped: false, stockQuantity: 4, supplierName: 'Norbeck' });
  await page.getByRole('switch', { name: /^Dropshipped/ }).click();
  await expect(page.getByLabel('Supplier Name')).toHaveValue('Norbeck');
});

test('a conflict keeps what was typed, and goes on from the fresh version', async ({ page }) => {
  const { id, name, version } = await openProduct(page);
  await page.getByLabel('Price ($)').fill('30');
  const description = 'Written by a colleague.';
  const other = await page.request.put(`/api/products/${id}`, { data: { ...fields(name), description, version } });
  expect(other.status()).toBe(200);
  await save(page).click();
  await expect(page.getByText('Someone else changed this product')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(description);
  await expect(page.getByLabel('Price ($)')).toHaveValue('30');
  await save(page).click();
  await expect(page.getByText('Product Updated').first()).toBeVisible();
  expect(await read(page, id)).toMatchObject({ price: '30.00', description });
});

test('a link does not lead away from unsaved changes without a question', async ({ page }) => {
  await openProduct(page);
  await page.getByLabel('Price ($)').fill('30');
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Price ($)')).toHaveValue('30');
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\?layout=table/);
});

test('archiving closes the form until the product is restored', async ({ page }) => {
  const { id } = await openProduct(page);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByLabel('Price ($)')).toBeDisabled();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Price ($)')).toBeEnabled();
  expect((await read(page, id)).archivedAt).toBeNull();
});

test('an address without a product says so', async ({ page }) => {
  await visit(page, '/admin/products/2147483647');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
});
