import { expect, test } from '@playwright/test';
import { enterAs } from './screens';

test('a product that is switched off asks for its stock, is found again, and can be switched on', async ({ page }) => {
  await enterAs(page, 'staff');
  const name = `Lantern ${crypto.randomUUID().slice(0, 8)}`;
  const response = await page.request.post('/api/products', {
    data: {
      name,
      description: 'A lantern that its supplier ships.',
      supplierName: 'Nordic Light',
      supplierProductId: crypto.randomUUID(),
      supplierCost: '20.00',
      dropshipMargin: 30,
      category: 'Streaming Bundles',
      image: 'https://example.com/lantern.webp',
      price: '26.00',
      isDropshipped: true,
      stockQuantity: 999,
      featured: false,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  const stock = async () =>
    ((await (await page.request.get(`/api/products/${id}`)).json()) as { stockQuantity: number }).stockQuantity;
  await page.goto('/dropshipping');
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('switch').click();
  await expect(page.getByText('Dropship Status Updated').first()).toBeVisible();
  await expect.poll(stock, 'none of the supplier’s units is sold as our own').toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stock).toBe(999);
  await expect(row.getByRole('switch')).toBeChecked();
  // By keyboard: the toast lies over the end of the page.
  await row.getByRole('switch').press('Space');
  const field = row.getByLabel('How many do you have in stock?');
  await expect(field).toHaveValue('0');
  await field.fill('');
  await expect(row.getByRole('button', { name: 'Save stock' })).toBeDisabled();
  await field.fill('7');
  await row.getByRole('button', { name: 'Save stock' }).click();
  await expect(page.getByText('Stock Updated').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await stock()).toBe(7);

  await page.reload();
  await expect(row).toHaveCount(0);
  // The view follows the address, a moment after the click.
  await page.getByRole('radio', { name: 'Switched off' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('switch').click();
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: 'Dropshipped' }).click();
  await expect(row.getByRole('switch')).toBeChecked();
});
