import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../screens';
import { createProduct, imageFile, productFields, unique } from '../test-product';

async function openAdmin(page: Page, search: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Find products' }).fill(search);
  await expect(page.getByRole('heading', { name: search })).toBeVisible();
}

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('adding a product: what is missing is named, and an image is uploaded', async ({ page }) => {
  const name = unique('Uploaded Lamp');
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Add Product' }).click();
  const form = page.getByRole('tabpanel');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(form.getByText('Product name is required')).toBeVisible();
  await expect(form.getByText('Please enter a valid image URL')).toBeVisible();

  await form.getByLabel('Product name').fill(name);
  await form.getByLabel('Price ($)').fill('29');
  await form.getByLabel('Category').selectOption({ index: 1 });
  await form.getByLabel('Description').fill('A lamp that was made for a test.');
  const choose = form.getByLabel('Choose an image or drop it here');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
  await expect(form.getByText('Only JPEG, PNG, WebP, AVIF and GIF images are supported.')).toBeVisible();
  await choose.setInputFiles({ ...imageFile, buffer: Buffer.from('no image either') });
  await expect(form.getByText("This file couldn't be read as an image.")).toBeVisible();
  await choose.setInputFiles(imageFile);
  await expect(form.getByLabel('Image URL')).toHaveValue(/^\/uploads\//);
  await expect(form.getByAltText('Image preview')).toBeVisible();
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product Added').first()).toBeVisible();
  await expect(form.getByLabel('Product name')).toHaveValue('');

  await page.goto(`/?search=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
});

test('editing a product, with a translation', async ({ page }) => {
  const name = unique('Plain Lamp');
  const { id } = await createProduct(page, name);
  await openAdmin(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Price ($)').fill('31.50');
  await dialog.getByRole('switch', { name: 'Featured' }).click();
  await dialog.getByText('Translations').click();
  await dialog.getByLabel('Language').selectOption('de');
  await dialog.getByLabel('Translated name').fill('Schlichte Lampe');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Translated description').fill('Eine Lampe für einen Test.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$31.50')).toBeVisible();
  const german = await (await page.request.get(`/api/products/${id}?language=de`)).json();
  expect(german).toMatchObject({ name: 'Schlichte Lampe', price: '31.50', featured: true });
});

test('an edit of what another user has changed is explained, and goes on from the fresh version', async ({ page }) => {
  const name = unique('Contested Lamp');
  const { id, version } = await createProduct(page, name);
  await openAdmin(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Price ($)').fill('30');
  const other = await page.request.put(`/api/products/${id}`, {
    data: { ...productFields(name), description: 'Written by a colleague.', version },
  });
  expect(other.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Someone else changed this product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Written by a colleague.');
  await expect(dialog.getByLabel('Price ($)')).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
});

test('what was typed is not lost by an Escape', async ({ page }) => {
  const name = unique('Typed Lamp');
  await createProduct(page, name);
  await openAdmin(page, name);
  const edit = page.getByRole('button', { name: `Edit ${name}` });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Price ($)').fill('1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Price ($)')).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
});

test('deleting archives: undone by the toast, found again and restored from the archive', async ({ page }) => {
  const name = unique('Doomed Lamp');
  await createProduct(page, name);
  await openAdmin(page, name);
  const card = page.getByRole('heading', { name });
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted').first()).toBeVisible();
    await expect(card).toBeHidden();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Product restored').first()).toBeVisible();
  await expect(card).toBeVisible();

  await remove();
  await page.getByRole('radio', { name: 'Archived' }).check();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(card).toBeHidden();
  await page.getByRole('radio', { name: 'Active' }).check();
  await expect(card).toBeVisible();
});

test('a double click adds one product', async ({ page }) => {
  const name = unique('Single Lamp');
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Add Product' }).click();
  const form = page.getByRole('tabpanel');
  const { description, price, image } = productFields(name);
  await form.getByLabel('Product name').fill(name);
  await form.getByLabel('Price ($)').fill(price);
  await form.getByLabel('Category').selectOption({ index: 1 });
  await form.getByLabel('Image URL').fill(image);
  await form.getByLabel('Description').fill(description);
  await form.getByRole('button', { name: 'Add Product' }).dblclick();
  await expect(page.getByText('Product Added').first()).toBeVisible();
  const found: { name: string }[] = await (
    await page.request.get(`/api/products?search=${encodeURIComponent(name)}`)
  ).json();
  expect(found.filter((product) => product.name === name)).toHaveLength(1);
});
