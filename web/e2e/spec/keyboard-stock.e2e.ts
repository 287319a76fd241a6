import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../screens';

test('a stock edit by keyboard alone', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/inventory');
  await expect(page.getByRole('table')).toBeVisible();
  await tabTo(page, 'searchbox', 'Find by name or category');
  await page.keyboard.type('Tonewick Ember');
  await expect(page.getByRole('row')).toHaveCount(2);
  const edit = page.getByRole('button', { name: /Edit stock of Tonewick Ember/ });
  const before = await page.getByRole('row').nth(1).innerText();

  await tabTo(page, 'button', /Edit stock of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  expect(await page.getByRole('row').nth(1).innerText()).toBe(before);

  await page.keyboard.press('Enter');
  await page.keyboard.type('57');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stock Updated').first()).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(page.getByRole('row').nth(1).getByText('57', { exact: true })).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1);
});

test('what is no number becomes 0, and a row that changed meanwhile is not overwritten', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/inventory');
  const row = page.getByRole('row', { name: /Brightmere Wand/ });
  const startEdit = () => row.getByRole('button', { name: /Edit stock/ }).click();
  await startEdit();
  await row.getByRole('spinbutton').fill('');
  await row.getByRole('button', { name: 'Save' }).click();
  // Once is no decision: the 0 is shown, and nothing is stored yet.
  await expect(row.getByRole('spinbutton')).toHaveValue('0');
  await expect(row.getByRole('alert')).toContainText('Save again to store 0.');
  await expect(row.getByText('Out of Stock').filter({ visible: true })).toHaveCount(0);
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Out of Stock').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Out of Stock').filter({ visible: true })).toHaveCount(0);

  await startEdit();
  await row.getByRole('spinbutton').fill('8');
  const rows: { id: number; name: string }[] = await (await page.request.get('/api/inventory')).json();
  const id = rows.find(({ name }) => name.startsWith('Brightmere Wand'))?.id;
  await page.request.put(`/api/products/${id}/stock`, { data: { stockQuantity: 21 } });
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/has changed in the meantime/).first()).toBeVisible();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stock Updated').first()).toBeVisible();
  await expect(row.getByText('8', { exact: true })).toBeVisible();
});

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, role: 'button' | 'searchbox', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let press = 0; press < 80; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${role} ${name}`);
}
