import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './screens';
import { createProduct, readProduct, unique } from './test-product';
import type { Role } from './users';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const price = (page: Page) => page.getByLabel('Price ($)');
const typed = '31.50';

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'sid' });
}

async function editProduct(page: Page): Promise<number> {
  await enterAs(page, 'operator');
  const { id } = await createProduct(page, unique('Lamp of a long night'));
  await page.goto(`/admin/products/${id}`);
  await price(page).fill(typed);
  return id;
}

async function signInAgain(page: Page, role: Role): Promise<void> {
  await dialog(page).getByLabel('Email', { exact: true }).fill(`${role}@example.com`);
  await dialog(page).getByLabel('Password', { exact: true }).fill('demo-password');
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
}

test('a save after the session has ended is made once the same account signs in again', async ({ page }) => {
  const id = await editProduct(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();

  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('Email', { exact: true }).fill('operator@example.com');
  await dialog(page).getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Invalid email or password')).toBeVisible();
  await signInAgain(page, 'operator');
  await expect(dialog(page)).toBeHidden();
  await expect(price(page)).toHaveValue(typed);
  await expect.poll(async () => (await readProduct(page, id)).price).toBe(typed);
});

test('a page left alone asks for a sign-in, and starts afresh for another account', async ({ page }) => {
  await editProduct(page);
  await endSession(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  page.on('dialog', (question) => question.accept());
  await signInAgain(page, 'staff');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(price(page)).not.toHaveValue(typed);
});
