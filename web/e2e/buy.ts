import { expect, type Page } from '@playwright/test';

/** Buys one piece of a product, and answers with the order's number. */
export async function buy(page: Page, address: string, email?: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/stripe-checkout');
  await page.getByLabel('Full Name').fill('Maya Haddad');
  if (email) await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Shipping Address').fill('12 Long Street, 12345 Springfield');
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/create-payment-intent'));
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  const { orderId } = (await (await opened).json()) as { orderId: number };
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await form.getByLabel('Card number').fill('4242 4242 4242 4242');
  await form.getByLabel('Expiration date').fill('12 / 34');
  await form.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(/Order placed successfully/)).toBeVisible({ timeout: 15_000 });
  return orderId;
}
