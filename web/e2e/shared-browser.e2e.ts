import { expect, type Page, test } from '@playwright/test';
import { fillCart, fillShipping, goToPayment } from './buy';
import { becomeNewShopper, fillSignIn, newPassword } from './users';

const address = '/product/1';
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const checkoutId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').state.checkoutId as string);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

test('the next user of a browser gets nothing of the last one', async ({ page }) => {
  await becomeNewShopper(page);
  await fillCart(page, address, 2);
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'secret@example.com');
  await goToPayment(page);
  const before = await checkoutId(page);
  await page.goto('/');
  await signOut(page);

  // The page loads again after a sign-out.
  await expect(async () => expect(await kept(page)).not.toMatch(/secret@example|Long Street|"quantity"/)).toPass();
  expect(await checkoutId(page)).not.toBe(before);
  await page.goto('/stripe-checkout');
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();

  // A visitor's cart goes on with the account that they sign in to.
  await fillCart(page, address);
  await page.goto('/login');
  await fillSignIn(page, 'shopper');
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/stripe-checkout');
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue('shopper@example.com');
  await expect(page.getByLabel('Shipping Address')).not.toHaveValue(/Long Street/);
});

test('a tab of a session that has ended shows nothing of it', async ({ page }) => {
  const email = await becomeNewShopper(page);
  await fillCart(page, address, 2);
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'secret@example.com');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  expect(await kept(page)).not.toMatch(/secret@example|Long Street/);
  // The cart is the account's, and is there again with it.
  await page.request.post('/api/auth/login', { data: { email, password: newPassword } });
  await page.goto('/stripe-checkout');
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
});
