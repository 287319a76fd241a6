import { expect, type Page, test } from '@playwright/test';
import { fillCard, fillCart, fillShipping, goToPayment } from './buy';
import { becomeNewShopper } from './users';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticate: '4000 0025 0000 3155',
};

test.describe('buying the Elite Bundle', () => {
  test('with a card that is accepted', async ({ page }) => {
    await openPayment(page);
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Order History' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page.getByRole('button', { name: /cart/i }).first()).not.toContainText(/\d/);
  });

  test('with a declined card, then with a good one', async ({ page }) => {
    await openPayment(page);
    await payWith(page, cards.declined);
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('with 3-D Secure: refused at first, then authenticated', async ({ page }) => {
    await openPayment(page);
    await payWith(page, cards.authenticate);
    await authenticate(page, 'Fail authentication');
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await payWith(page, cards.authenticate);
    await authenticate(page, 'Complete authentication');
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('as a signed-in shopper, who finds the order in the account', async ({ page }) => {
    // Its cart follows an account to every browser, so that no other test may share it.
    await becomeNewShopper(page);
    await openPayment(page);
    await payWith(page, cards.good);
    await page.getByRole('link', { name: 'View Order History' }).click();
    await page.getByRole('tab', { name: /orders/i }).click();
    await expect(page.getByText('Elite Bundle').first()).toBeVisible();
    await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  });

  test('survives a reload in the middle of paying, without a second order', async ({ page }) => {
    const first = await openPayment(page);
    const resumed = await capturePaymentIntentId(page, () => page.reload());
    expect(resumed).toBe(first);
    await payWith(page, cards.good);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
  });

  test('finds what was typed again after looking elsewhere', async ({ page }) => {
    await fillCart(page, '/product/1');
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

for (const width of [360, 768, 1440]) {
  test(`at ${width} px a toast covers nothing of the cart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await fillCart(page, '/product/1');
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    const button = drawer.getByRole('button', { name: /^Secure Checkout/ });
    await expect(button).toBeInViewport({ ratio: 1 });
    // The drawer shows what was added: nothing has to say it again.
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toHaveCount(0);
    await page.keyboard.press('Escape');
    await fillCart(page, '/product/2');
    await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
    await drawer
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(toast).toContainText('Product removed from cart');
    await expect(button).toBeInViewport({ ratio: 1 });
    const controls = await drawer.locator('button:not(li[data-state] button)').all();
    const toastBox = await toast.boundingBox();
    for (const control of controls) {
      const box = await control.boundingBox();
      if (!toastBox || !box) throw new Error('the toast or a control is not there');
      const isBeside =
        toastBox.x + toastBox.width <= box.x ||
        box.x + box.width <= toastBox.x ||
        toastBox.y + toastBox.height <= box.y ||
        box.y + box.height <= toastBox.y;
      expect(isBeside, JSON.stringify({ toastBox, box })).toBe(true);
    }
  });
}

/** Fills cart and shipping step, and answers with the payment intent that the next step pays. */
async function openPayment(page: Page): Promise<string> {
  await fillCart(page, '/product/1');
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'ada@example.com');
  return (await goToPayment(page)).paymentIntentId;
}

async function capturePaymentIntentId(page: Page, action: () => Promise<unknown>): Promise<string> {
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
