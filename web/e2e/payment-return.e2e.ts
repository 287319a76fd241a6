import { expect, type Page, test } from '@playwright/test';
import { payByCard } from './buy';
import { fillBankAccount, openPayment } from './other-payment';

test.slow();

test.describe('back from the page of a wallet', () => {
  test('paid: the order is there, the cart is empty, and the way leads on', async ({ page }) => {
    const orderId = await openPayment(page, 'amazon_pay');
    await pay(page);
    await page.getByRole('button', { name: 'Authorize test payment' }).click();
    await expectPaid(page, orderId);
    await expect(page).toHaveURL(/\/checkout\/success\?.*redirect_status=succeeded$/);
    await expect(page.getByRole('banner').getByRole('button', { name: /cart/i })).not.toContainText(/\d/);
    await expect(page.getByRole('link', { name: 'View Order History' })).toHaveAttribute('href', '/account');
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('refused: nothing was taken, and the same order can be paid by card', async ({ page }) => {
    const orderId = await openPayment(page, 'amazon_pay');
    await pay(page);
    await page.getByRole('button', { name: 'Fail test payment' }).click();
    await expectRefused(page);
    await expect(page).toHaveURL(/\/checkout\/success\?.*redirect_status=failed$/);
    await page.getByRole('link', { name: 'Try payment again' }).click();
    await expect(page).toHaveURL(/\/stripe-checkout$/);
    await payByCard(page);
    await expect(page.getByText(`#${orderId}`)).toBeVisible();
  });
});

test.describe('a debit that the bank decides on later', () => {
  test('turns from waiting into paid without a reload', async ({ page }) => {
    const orderId = await openPayment(page, 'us_bank_account');
    await fillBankAccount(page, '000123456789');
    await pay(page);
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expectPaid(page, orderId);
  });

  test('turns from waiting into refused without a reload', async ({ page }) => {
    await openPayment(page, 'us_bank_account');
    await fillBankAccount(page, '000222222227');
    await pay(page);
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await expectRefused(page);
    await expect(page.getByRole('link', { name: 'Try payment again' })).toBeVisible();
  });
});

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $249.00' }).click();

async function expectPaid(page: Page, orderId: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Order placed successfully/)).toContainText(`#${orderId}`, { timeout: 60_000 });
}

async function expectRefused(page: Page): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Payment Failed' })).toBeVisible({ timeout: 60_000 });
  await expect(alert.getByText("You weren't charged. Your cart is unchanged.")).toBeVisible();
}
