import { expect, test } from '@playwright/test';
import { enterAs, visit } from './screens';
import { createProduct, unique } from './test-product';

test('a compare-at price and an SKU reach the store, and only the price is charged', async ({ page }) => {
  await enterAs(page, 'staff');
  const { id, name } = await createProduct(page, unique('Reduced Lamp'));
  const sku = unique('LMP');
  await visit(page, `/admin/products/${id}`);
  const compareAt = page.getByLabel('Compare-at price');
  await compareAt.fill('29.00');
  await page.getByLabel('SKU').fill(sku);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Must be more than the price')).toBeVisible();
  await compareAt.fill('40.00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();

  await visit(page, `/admin?layout=table&search=${encodeURIComponent(sku.toLowerCase())}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(sku);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);

  // As a guest: the cart of an account is that of all tests that sign in to it.
  await page.context().clearCookies();
  await visit(page, `/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Sale price: $29.00 Regular price: $40.00').first()).toBeAttached();
  await expect(main.locator('del').first()).toHaveText('$40.00');
  await expect(main.getByText('Save 27%').first()).toBeVisible();
  await expect(main.getByText(`SKU: ${sku}`)).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"sku":"${sku}"`);
  expect(data.join()).toContain('"price":"29.00"');

  await main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('button', { name: /cart/i }).first().click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('button', { name: 'Secure Checkout - $29.00' })).toBeVisible();
  await expect(cart.getByRole('listitem').filter({ hasText: name })).toContainText('$29.00');
  await expect(cart.locator('del')).toHaveCount(0);
});
