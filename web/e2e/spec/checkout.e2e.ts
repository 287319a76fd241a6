import { expect, type Page, test } from '@playwright/test';
import { fillCard, fillShipping } from '../buy';
import { counting, failing, hanging } from './stand-ins';
import { expectToast } from './toasts';

const messages = {
  'Full Name': 'Name must be at least 2 characters',
  Email: 'Please enter a valid email',
  'Shipping Address': 'Please enter a complete address',
};
const missing = {
  'Full Name': 'Enter your name',
  Email: 'Enter your email',
  'Shipping Address': 'Enter your address',
};

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.goto('/stripe-checkout');
}

test.describe('/stripe-checkout', () => {
  test('an empty cart says so', async ({ page }) => {
    await page.goto('/stripe-checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  test('step 1: its messages', async ({ page }) => {
    await openCheckout(page);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    for (const [label, message] of Object.entries(missing)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
      await page.getByLabel(label, { exact: true }).fill('A');
    }
    for (const [label, message] of Object.entries(messages)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
    }
  });

  test('step 2: "Preparing secure payment..." until the form is there, then Total and Pay', async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page, 'ada@example.com');
    const release = await hanging(page, 'POST /create-payment-intent');
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/create-payment-intent'));
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ amount: 249 });
    await expect(page.getByText('Preparing secure payment...')).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Pay $249.00' })).toBeVisible();
    await expect(page.getByText('Total', { exact: true }).first()).toBeVisible();
  });

  test('a payment that cannot begin says so, and can be tried again', async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page, 'ada@example.com');
    await failing(page, 'POST /create-payment-intent');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('Failed to initialize payment. Please try again.').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page
      .getByRole('button', { name: /Try again|Continue to Payment/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Pay $249.00' })).toBeVisible();
  });

  test('an impatient double click makes one payment', async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page, 'ada@example.com');
    const intents = counting(page, 'POST /create-payment-intent');
    await page.getByRole('button', { name: 'Continue to Payment' }).dblclick();
    await expect(page.getByRole('button', { name: 'Pay $249.00' })).toBeVisible();
    expect(intents.count()).toBe(1);
    await fillCard(page, '4242 4242 4242 4242');
    const orders = counting(page, 'POST /orders');
    await page.getByRole('button', { name: 'Pay $249.00' }).dblclick();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    expect(orders.count()).toBeLessThanOrEqual(1);
    const main = page.getByRole('main');
    await expect(main.getByText('Continue Shopping')).toHaveAttribute('href', '/');
    await expect(main.getByText('View Order History')).toHaveAttribute('href', '/account');
  });

  test('an order that cannot be recorded at once shows no error: the payment is made', async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page, 'ada@example.com');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await fillCard(page, '4242 4242 4242 4242');
    await failing(page, 'POST /orders', 503);
    await page.getByRole('button', { name: 'Pay $249.00' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('the declined card: "Payment Failed" with the provider\'s words', async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page, 'ada@example.com');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await fillCard(page, '4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $249.00' }).click();
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
  });
});

test('/checkout/success without a payment says so, and leads on', async ({ page }) => {
  await page.goto('/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
