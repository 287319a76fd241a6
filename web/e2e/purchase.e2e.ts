import { expect, type Page, test } from '@playwright/test';
import { fillCard } from './buy';
import { signIn } from './people';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticate: '4000 0025 0000 3155',
};

test.describe('buying the Elite Bundle', () => {
  test('with a card that is accepted', async ({ page }) => {
    await fillCart(page);
    await goToPayment(page);
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Order History' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page.getByRole('button', { name: /cart/i }).first()).not.toContainText(/\d/);
  });

  test('with a declined card, then with a good one', async ({ page }) => {
    await fillCart(page);
    await goToPayment(page);
    await payWith(page, cards.declined);
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('with 3-D Secure: refused at first, then authenticated', async ({ page }) => {
    await fillCart(page);
    await goToPayment(page);
    await payWith(page, cards.authenticate);
    await authenticate(page, 'Fail authentication');
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await payWith(page, cards.authenticate);
    await authenticate(page, 'Complete authentication');
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('as a signed-in shopper, who finds the order in the account', async ({ page }) => {
    await signIn(page, 'shopper');
    await fillCart(page);
    await goToPayment(page);
    await payWith(page, cards.good);
    await page.getByRole('link', { name: 'View Order History' }).click();
    await page.getByRole('tab', { name: /orders/i }).click();
    await expect(page.getByText('Elite Bundle').first()).toBeVisible();
    await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  });

  test('survives a reload in the middle of paying, without a second order', async ({ page }) => {
    await fillCart(page);
    const first = await goToPayment(page);
    const resumed = await intentOf(page, () => page.reload());
    expect(resumed).toBe(first);
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('finds what was typed again after looking elsewhere', async ({ page }) => {
    await fillCart(page);
    await page.goto('/stripe-checkout');
    await page.getByLabel('Full Name').fill('<i>Ada</i> 🎧');
    await page.getByLabel('Shipping Address').fill('12 Long');
    await page.getByRole('link', { name: 'Shopwright, home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('<i>Ada</i> 🎧');
    await page.reload();
    await expect(page.getByLabel('Shipping Address')).toHaveValue('12 Long');
  });
});

async function fillCart(page: Page): Promise<void> {
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { name: 'Elite Bundle' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('1x Elite Bundle has been added to your cart.').first()).toBeVisible();
}

/** Fills the shipping step and answers with the payment intent that the next step pays. */
async function goToPayment(page: Page): Promise<string> {
  await page.goto('/stripe-checkout');
  await page.getByLabel('Full Name').fill('Ada Buyer');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Shipping Address').fill('12 Long Street, 12345 Springfield');
  return intentOf(page, () => page.getByRole('button', { name: 'Continue to Payment' }).click());
}

async function intentOf(page: Page, action: () => Promise<unknown>): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/create-payment-intent'));
  await action();
  const { paymentIntentId } = (await (await answer).json()) as { paymentIntentId: string };
  await expect(page.getByRole('button', { name: 'Pay $249.00' })).toBeVisible();
  return paymentIntentId;
}

async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Pay $249.00' }).click();
}

async function authenticate(page: Page, button: string): Promise<void> {
  await page.frameLocator('iframe[title="3D Secure 2 authentication"]').getByRole('button', { name: button }).click();
}
