import { expect, test } from '@playwright/test';
import { enterAs } from './screens';

test('staff find a change in the audit log, undo it, and see both on the page of the product', async ({ page }) => {
  await enterAs(page, 'staff');
  const name = `Audited Lamp ${crypto.randomUUID().slice(0, 6)}`;
  const created = await page.request.post('/api/products', {
    data: {
      name,
      description: 'A lamp that someone will change.',
      price: '20.00',
      image: '/images/products/desk-lamp.webp',
      category: 'Lighting',
      featured: false,
      inStock: true,
      stockQuantity: 10,
    },
  });
  expect(created.status()).toBe(201);
  const { id, version } = await created.json();
  const counted = await page.request.put(`/api/products/${id}/stock`, { data: { stockQuantity: 4, version } });
  expect(counted.status()).toBe(200);

  await page.goto('/audit');
  await page.getByLabel('Search by member, action or target').fill(name);
  await expect(page).toHaveURL(/search=Audited/);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Stock');
  await expect(entries.first()).toContainText('4');
  await expect(entries.last()).toContainText('Created');
  await expect(entries.last().getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await entries.first().getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Undo this change?');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toBeHidden();
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('Undone');
  const after = await page.request.get(`/api/products/${id}`);
  expect(await after.json()).toMatchObject({ stockQuantity: 10 });

  await entries
    .first()
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Open in the audit log' }).click();
  await expect(page).toHaveURL(new RegExp(`targetType=product&targetId=${id}`));
  await expect(page.getByRole('article')).toHaveCount(3);
});
