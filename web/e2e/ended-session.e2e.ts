import { expect, test } from '@playwright/test';
import { fillCart, fillShipping, goToPayment, payByCard } from './buy';
import { becomeNewShopper, newPassword } from './users';

test('a checkout whose session was ended elsewhere is not ordered as a guest, and goes on after signing in', async ({
  page,
  browser,
}) => {
  const email = await becomeNewShopper(page);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/cart') && response.request().method() === 'PUT',
  );
  await fillCart(page, '/product/2');
  await saved;
  await page.goto('/stripe-checkout');
  await fillShipping(page);

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  expect((await elsewhere.request.post('/api/auth/logout')).status()).toBe(204);
  await elsewhere.close();

  const asked = page.waitForResponse('**/api/create-payment-intent');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  expect((await asked).status()).toBe(401);
  await expect(page).toHaveURL(/\/login\?next=%2Fstripe-checkout$/);
  await expect(page.getByText("You've been signed out", { exact: true })).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/stripe-checkout$/);
  await fillShipping(page);
  const { orderId } = await goToPayment(page);
  await payByCard(page);
  const orders = (await (await page.request.get('/api/orders/user')).json()) as { id: number }[];
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
});
