import { expect, type Page } from '@playwright/test';
import { callStripe } from './stripe-account';

interface Purchase {
  quantity?: number;
  /** Optional for a signed-in user. */
  email?: string;
}

/** Buys a product, and answers with the order's number. */
export async function buy(page: Page, address: string, { quantity, email }: Purchase = {}): Promise<number> {
  await fillCart(page, address, quantity);
  await page.goto('/stripe-checkout');
  await fillShipping(page, email);
  const { orderId } = await goToPayment(page);
  await payByCard(page);
  return orderId;
}

const shipping = { customerName: 'Maya Haddad', customerAddress: '12 Long Street, 12345 Springfield' };

/**
 * Buys without the screens, for a test of what comes after: makes the calls that they make, in the session of the page.
 * Returns the number of the order.
 */
export async function placeOrder(
  page: Page,
  productId: number,
  { quantity = 1, email }: Purchase = {},
): Promise<number> {
  const { request } = page;
  const customerEmail = email ?? ((await (await request.get('/api/auth/me')).json()) as { email: string }).email;
  const customer = { ...shipping, customerEmail };
  const opened = await request.post('/api/create-payment-intent', {
    data: { ...customer, checkoutId: crypto.randomUUID(), items: [{ productId, quantity }] },
  });
  expect(opened.status()).toBe(200);
  const checkout = (await opened.json()) as { orderId: number; paymentIntentId: string; total: string };
  const { paymentIntentId, total } = checkout;
  expect((await request.post(`/api/payments/${paymentIntentId}/start`)).status()).toBe(200);
  await callStripe(process.env.SHOP_HOME ?? '', `/payment_intents/${paymentIntentId}/confirm`, [
    ['payment_method', 'pm_card_visa'],
    ['return_url', `${process.env.E2E_BASE_URL}/checkout/success`],
  ]);
  const record = () => request.post('/api/orders', { data: { ...customer, total, paymentIntentId } });
  await expect.poll(async () => (await record()).status(), { timeout: 60_000 }).toBe(200);
  return checkout.orderId;
}

export async function fillCart(page: Page, address: string, quantity = 1): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  for (let count = 1; count < quantity; count += 1)
    await main.getByRole('button', { name: 'Increase quantity' }).click();
  await main.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText(new RegExp(`^${quantity}x .+ has been added to your cart\\.$`)).first()).toBeVisible();
}

export async function fillShipping(page: Page, email?: string): Promise<void> {
  await page.getByLabel('Full Name').fill(shipping.customerName);
  if (email) await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Shipping Address').fill(shipping.customerAddress);
}

/** From the filled shipping step to a payment that can be made. */
export async function goToPayment(page: Page): Promise<{ orderId: number; paymentIntentId: string }> {
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/create-payment-intent'));
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  const payment = (await (await opened).json()) as { orderId: number; paymentIntentId: string };
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  return payment;
}

/** Returns the frame with the card's fields. */
export const paymentForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  await paymentForm(page).getByLabel('Card number').fill(number);
  await paymentForm(page).getByLabel('Expiration date').fill('12 / 34');
  await paymentForm(page).getByLabel('Security code').fill('123');
}

/** Pays with a card that is accepted, and waits for the order. */
export async function payByCard(page: Page): Promise<void> {
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(/Order placed successfully/)).toBeVisible({ timeout: 60_000 });
}
