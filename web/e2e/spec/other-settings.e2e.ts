import { expect, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../../infra/local/tests/test-shop';
import { fillCart } from '../buy';
import { fillBankAccount, openPayment } from '../other-payment';

/** A shop of its own, for what the one that all tests share is not set to; one after the other, so that it is one. */
test.describe.configure({ mode: 'default' });
test.slow();

let shop: TestShop;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off', DEMO_CHECKOUT: 'off', ASYNC_SETTLE_MS: '600000' });
});
test.afterAll(() => shop?.stop());

test('without the demonstration every way to check out leads to the real one', async ({ page }) => {
  await fillCart(page, `${shop.store}/product/1`);
  await page.goto(`${shop.store}/checkout`);
  await expect(page).toHaveURL(`${shop.store}/stripe-checkout`);
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
  // Going back does not end in front of the same door.
  await page.goBack();
  await expect(page).toHaveURL(`${shop.store}/product/1`);

  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await cart.getByRole('button', { name: /^Secure Checkout/ }).click();
  await expect(page).toHaveURL(`${shop.store}/stripe-checkout`);
});

test('a payment that the bank does not decide on for long says so, and leads on', async ({ page }) => {
  await openPayment(page, 'us_bank_account', shop);
  await fillBankAccount(page, '000123456789');
  // The page asks for half a minute; its clock is put forward instead.
  await page.clock.install();
  await page.getByRole('button', { name: 'Pay $249.00' }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  const heading = page.getByRole('heading', { name: 'Your payment is being processed' });
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(heading).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50], timeout: 60_000 });

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'View Order History' })).toHaveAttribute('href', '/account');
  const asked = page.waitForRequest((request) => request.url().includes('/v1/payment_intents/pi_'));
  await main.getByRole('button', { name: 'Check again' }).click();
  await asked;
  await expect(heading).toBeHidden();
});
