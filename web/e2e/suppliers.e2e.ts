import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './screens';

test.beforeEach(async ({ page }) => enterAs(page, 'staff'));

test('a marketplace is connected, edited and disconnected', async ({ page }) => {
  // An earlier run may have left it connected.
  const suppliers: { id: number; kind: string }[] = await (await page.request.get('/api/suppliers')).json();
  for (const { id, kind } of suppliers) if (kind === 'fashion') await page.request.delete(`/api/suppliers/${id}`);
  await openSuppliers(page);
  await expect(page.getByText('Not Connected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Connect Fashion and lifestyle' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Supplier name');
  await expect(name).toHaveValue('Fashion and lifestyle');
  await name.fill('F');
  await dialog.getByLabel('Website').fill('http://insecure.example.com');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid https address')).toBeVisible();
  await name.fill('Threadmill');
  await dialog.getByLabel('Website').fill('https://threadmill.example.com');
  await dialog.getByLabel('Contact email').fill('orders@threadmill.example.com');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Supplier connected').first()).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Suppliers' }).click();
  await expect(page.getByText('Threadmill', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://threadmill.example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Threadmill' }).click();
  await dialog.getByLabel('Your account number').fill('TM-204');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('TM-204')).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect Threadmill' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Supplier removed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Fashion and lifestyle' })).toBeVisible();
});

test('a supplier of the merchant’s own is stored once, and can be removed', async ({ page }) => {
  await openSuppliers(page);
  const name = `Norbeck <b>Audio</b> 🎧 ${crypto.randomUUID().slice(0, 8)}`;
  const add = async () => {
    await page.getByRole('button', { name: 'Add Custom Supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Custom Supplier' });
    await dialog.getByLabel('Supplier name').fill(name);
    await dialog.getByRole('button', { name: 'Add supplier' }).click();
    return dialog;
  };
  await expect(await add()).toBeHidden();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const again = await add();
  await expect(again.getByText('A supplier with this name already exists.')).toBeVisible();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name })).toBeHidden();
});

async function openSuppliers(page: Page): Promise<void> {
  await page.goto('/dropshipping');
  await page.getByRole('tab', { name: 'Suppliers' }).click();
}
