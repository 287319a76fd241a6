import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../screens';
import { failing, hanging } from './stand-ins';
import { expectToast } from './toasts';

async function asStaff(page: Page, path: string): Promise<void> {
  await enterAs(page, 'staff');
  await page.goto(path);
}

test.describe('/admin', () => {
  test('title, tabs, six placeholders, cards', async ({ page }) => {
    await enterAs(page, 'staff');
    const release = await hanging(page, 'GET /products');
    await page.goto('/admin');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Store Admin' })).toBeVisible();
    await expect(main.getByText('Manage your products and inventory')).toBeVisible();
    await expect(main.getByRole('tab')).toHaveText(['Products', 'Add Product']);
    await expect(main.locator('[data-placeholder]')).toHaveCount(6);
    release();
    const card = main.getByRole('article').filter({ hasText: 'Elite Bundle' }).first();
    for (const text of ['$249.00', 'In Stock', 'Featured'])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /Edit/ })).toBeEnabled();
    await expect(card.getByRole('button', { name: /Delete/ })).toBeEnabled();
  });

  test('Add Product: what is required, "Product Added", the list has it, failure keeps the form', async ({ page }) => {
    await asStaff(page, '/admin');
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Add Product' }).click();
    const add = main.getByRole('tabpanel').getByRole('button', { name: 'Add Product' });
    await add.click();
    for (const label of ['Product name', 'Price ($)', 'Category', 'Image URL', 'Description']) {
      await expect(main.getByLabel(label, { exact: true }), label).toHaveAttribute('aria-invalid', 'true');
    }
    const name = `Spec microphone ${Date.now()}`;
    await main.getByLabel('Product name', { exact: true }).fill(name);
    await main.getByLabel('Price ($)', { exact: true }).fill('12.50');
    await main.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
    await main.getByLabel('Image URL', { exact: true }).fill('https://example.com/image.webp');
    await main.getByLabel('Description', { exact: true }).fill('A microphone for the specification.');
    await expect(main.getByRole('switch', { name: 'Featured' })).toBeVisible();
    await expect(main.getByRole('switch', { name: 'In Stock' })).toBeChecked();
    await failing(page, 'POST /products');
    await add.click();
    await expectToast(page, 'Error', 'Failed to add product. Please try again.');
    await expect(main.getByLabel('Product name', { exact: true })).toHaveValue(name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await add.click();
    await expectToast(page, 'Product Added');
  });
});

test.describe('/inventory', () => {
  test('four metrics with four placeholders, alerts, a table that is edited in place', async ({ page }) => {
    await enterAs(page, 'staff');
    const release = await hanging(page, 'GET /inventory');
    await page.goto('/inventory');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Inventory management' })).toBeVisible();
    await expect(main.locator('[data-placeholder]').first()).toBeVisible();
    release();
    for (const label of ['Total products', 'Total stock', 'Low stock items', 'Out of Stock', 'Low Stock Alerts']) {
      await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await main.getByRole('searchbox', { name: 'Find by name or category' }).fill('Starter Bundle');
    const row = main.getByRole('row', { name: /Starter Bundle/ });
    await row.getByRole('button', { name: /Edit/ }).click();
    const input = row.getByRole('spinbutton');
    await input.fill('');
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect(input).toHaveCount(0);
    await failing(page, 'PUT /products/2/stock');
    await row.getByRole('button', { name: /Edit/ }).click();
    await input.fill('63');
    await row.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Update Failed', 'Failed to update stock quantity. Please try again.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const reads = ['/api/inventory', '/api/inventory/alerts'].map((path) =>
      page.waitForRequest((request) => new URL(request.url()).pathname === path && request.method() === 'GET'),
    );
    await row.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Stock Updated');
    await Promise.all(reads);
    await expect(row.getByText('63', { exact: true })).toBeVisible();
  });
});

test('low stock is one number on Home and Inventory, and each card leads to the list that it counts', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const main = page.getByRole('main');
  const figureOf = async (label: string) =>
    Number(
      /\d+/.exec(await main.getByRole('link', { name: label, exact: true }).locator('xpath=../..').innerText())?.[0],
    );
  // Other tests sell meanwhile.
  await expect(async () => {
    await page.goto('/office');
    const onHome = /(\d+) products? running low/.exec(
      await main.getByRole('link', { name: /products? running low/ }).innerText(),
    );
    const all = await main.getByRole('link', { name: /^View inventory/ }).innerText();
    await page.goto('/inventory');
    await expect(main.getByText('Including out of stock')).toBeVisible();
    const low = await figureOf('Low stock items');
    expect([Number(onHome?.[1]), Number(/\((\d+)\)/.exec(all)?.[1])]).toEqual([low, low]);
  }).toPass();
  await main.getByRole('link', { name: 'Low stock items' }).click();
  await expect(page).toHaveURL(/\/inventory#alerts$/);
  await main.getByRole('link', { name: 'Out of Stock', exact: true }).click();
  await expect(page).toHaveURL(/\/inventory\?level=out#stock$/);
  await expect(async () => {
    const out = await figureOf('Out of Stock');
    await expect(main.locator('tbody').getByRole('row')).toHaveCount(out, { timeout: 1000 });
  }).toPass();
  await main.getByRole('link', { name: 'Total products' }).click();
  await expect(page).toHaveURL(/\/inventory#stock$/);
});

test.describe('/dropshipping', () => {
  test('metrics, tabs, and a product added by cost and margin, then switched', async ({ page }) => {
    await asStaff(page, '/dropshipping');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Dropshipping Management' })).toBeVisible();
    for (const label of ['Dropship Products', 'Active Suppliers', 'Est. Revenue', 'Avg. Margin']) {
      await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole('tab')).toHaveText([
      'Dropship Products',
      'Add Product',
      'Suppliers',
      'Purchase orders',
    ]);
    await expect(main.getByRole('tab', { selected: true })).toHaveText('Dropship Products');

    await main.getByRole('tab', { name: 'Add Product' }).click();
    const add = main.getByRole('tabpanel').getByRole('button', { name: 'Add Product' });
    await add.click();
    await expect(main.getByText('Product name is required')).toBeVisible();
    await expect(main.getByText('Description must be at least 10 characters')).toBeVisible();
    await expect(main.getByText('Please enter a valid image URL')).toBeVisible();
    const margin = main.getByLabel('Profit margin (%)');
    await expect(margin).toHaveValue('30');
    await expect(margin).toHaveAttribute('min', '10');
    await expect(margin).toHaveAttribute('max', '200');
    await expect(main.getByLabel('Supplier Cost ($)')).toHaveAttribute('step', '0.01');
    const name = `Spec lamp ${Date.now()}`;
    await main.getByLabel('Product name', { exact: true }).fill(name);
    await main.getByLabel('Description', { exact: true }).fill('A lamp that a supplier keeps and sends.');
    await main.getByLabel('Supplier name', { exact: true }).fill('Nordic Light');
    await main.getByLabel('Supplier product ID', { exact: true }).fill(`NL-${Date.now()}`);
    await main.getByLabel('Supplier Cost ($)').fill('20.00');
    await expect(margin).toHaveAccessibleDescription('Markup on cost. Gross margin: 23%');
    await main.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
    await main.getByLabel('Image URL', { exact: true }).fill('https://example.com/lamp.webp');
    await failing(page, 'POST /products');
    await add.click();
    await expectToast(page, 'Error', 'Failed to add dropship product. Please try again.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const release = await hanging(page, 'POST /products');
    await add.click();
    await expect(main.getByRole('button', { name: 'Adding Product...' })).toBeDisabled();
    release();
    await expect(main.getByLabel('Product name', { exact: true })).toHaveValue('');

    await main.getByRole('tab', { name: 'Dropship Products' }).click();
    const row = main.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('Supplier: Nordic Light')).toBeVisible();
    await expect(row.getByText('Cost: $20.00 | Selling: $26.00')).toBeVisible();
    await expect(row.getByText('30% margin')).toBeVisible();
    await expect(row.getByText('30% markup · 23% gross margin')).toBeVisible();
    await row.getByRole('switch').click();
    await expectToast(page, 'Dropship Status Updated', 'Product dropship settings have been updated.');
  });
});

test.describe('/import-products', () => {
  test('six cards, selection, banner, nothing selected, failure keeps the selection', async ({ page }) => {
    await asStaff(page, '/import-products');
    const main = page.getByRole('main');
    for (const text of ['Import Dropship Products', 'Profit Settings', 'How Dropshipping Works']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    for (const step of ['Customer Orders', 'Auto Fulfillment', 'You Keep Profit']) {
      await expect(main.getByText(step, { exact: true })).toBeVisible();
    }
    await expect(main.getByText('Auto-fulfillment enabled')).toHaveCount(6);
    for (const label of ['Supplier Cost', 'Your Selling Price', 'Your Profit']) {
      await expect(main.getByText(label, { exact: true })).toHaveCount(6);
    }
    await expect(main.getByText('$20.79')).toBeVisible();
    await main.getByText('$20.79').click();
    await expect(main.getByText('1 products selected for import')).toBeVisible();
    await expect(main.getByText('Total estimated profit per sale: $4.80')).toBeVisible();
    await main.getByRole('spinbutton').fill('100');
    await expect(main.getByText('$31.98')).toBeVisible();
    await main.getByRole('spinbutton').fill('');
    await expect(main.getByText('$20.79')).toBeVisible();
    await failing(page, 'POST /suppliers/import-products');
    await main.getByRole('button', { name: 'Import Selected Products' }).click();
    await expectToast(page, 'Import Failed', 'Failed to import products. Please try again.');
    await expect(main.getByText('1 products selected for import')).toBeVisible();
    await main.getByText('$20.79').click();
    await expect(main.getByText('1 products selected for import')).toHaveCount(0);
  });
});
