import { expect, type Page, test } from '@playwright/test';
import { createProduct, unique } from './test-product';
import { signIn } from './users';

async function translate(page: Page, language: string, name: string) {
  await page.getByRole('button', { name: language }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name}.`);
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('two translators of one product: the second is told, keeps what was typed, and nothing is lost', async ({
  page,
  browser,
}) => {
  await signIn(page, 'staff');
  const { id } = await createProduct(page, unique('Shared Lamp'));
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'staff');
  for (const one of [page, other]) {
    await one.goto(`/admin/products/${id}`);
    await expect(one.getByText('7 missing')).toBeVisible();
  }
  await translate(page, 'Deutsch', 'Geteilte Lampe');
  await translate(other, 'Français', 'Lampe partagée');
  await save(page);
  await expect(page.getByText('Product Updated').first()).toBeVisible();
  await save(other);
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else changed this product' });
  await expect(notice).toBeInViewport();
  await other.screenshot({ path: test.info().outputPath('conflict.png') });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect(other.getByText('5 missing')).toBeVisible();
  await save(other);
  await expect(other.getByText('Product Updated').first()).toBeVisible();
  const stored: { language: string; name: string }[] = await (
    await page.request.get(`/api/products/${id}/translations`)
  ).json();
  expect(stored.map(({ language, name }) => [language, name])).toEqual([
    ['fr', 'Lampe partagée'],
    ['de', 'Geteilte Lampe'],
  ]);
});

test('two operators of one form of details: what the second one typed stays beside the newer rest', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'operator');
  for (const one of [page, other]) await one.goto('/store-settings');
  await page.getByLabel('Tax number').fill('DE123');
  await other.getByLabel('Postal address').fill('Long Street 1');
  const form = (one: Page) => one.locator('form').filter({ has: one.getByLabel('Tax number') });
  await form(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(form(page).getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await form(other).getByRole('button', { name: 'Save Changes' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else changed these details' });
  await expect(notice).toBeVisible();
  await other.screenshot({ path: test.info().outputPath('details.png') });
  await notice.getByRole('button', { name: 'Load newer details' }).click();
  await expect(other.getByLabel('Tax number')).toHaveValue('DE123');
  await expect(other.getByLabel('Postal address')).toHaveValue('Long Street 1');
  await form(other).getByRole('button', { name: 'Save Changes' }).click();
  await expect(form(other).getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  const stored = await (await page.request.get('/api/store-details')).json();
  expect(stored).toMatchObject({ taxNumber: 'DE123', address: 'Long Street 1' });
});
