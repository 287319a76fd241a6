import { expect, type Page, test } from '@playwright/test';

const messages: Record<string, string> = {
  'Full Name': 'Name must be at least 2 characters',
  Email: 'Please enter a valid email',
  Address: 'Please enter a complete address',
  'Cardholder Name': 'Cardholder name is required',
  'Card Number': 'Card number must be 16 digits',
  'Expiry Date (MM/YY)': 'Format: MM/YY',
  CVV: 'CVV must be 3 digits',
};
const missing: Record<string, string> = {
  'Full Name': 'Enter your name',
  Email: 'Enter your email',
  Address: 'Enter your address',
  'Cardholder Name': 'Cardholder name is required',
  'Card Number': 'Enter your card number',
  'Expiry Date (MM/YY)': 'Enter the expiration date',
  CVV: 'Enter the security code',
};
const valid: Record<string, string> = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@example.com',
  Address: '12 Long Street, 12345 Springfield',
  'Cardholder Name': 'Ada Lovelace',
  'Card Number': '4242424242424242',
  'Expiry Date (MM/YY)': '12/34',
  CVV: '123',
};
/** One step short of what is wanted. */
const nearly: Record<string, string> = {
  'Full Name': 'A',
  Email: 'ada@',
  Address: '12 Long S',
  'Cardholder Name': 'A',
  'Card Number': '424242424242424',
  'Expiry Date (MM/YY)': '13/34',
  CVV: '12',
};
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function addBundle(page: Page): Promise<void> {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.goto('/checkout');
}

test.describe('/checkout', () => {
  test('an empty cart says so and leads home', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('main').getByText('Continue Shopping').click();
    await expect(page).toHaveURL('/');
  });

  test('says that it is a demonstration, and adds up', async ({ page }) => {
    await addBundle(page);
    const summary = page
      .locator('section, aside, div')
      .filter({ has: page.getByRole('heading', { name: 'Order Summary' }) })
      .last();
    await expect(page.getByText(/your card won't be charged and no order will be placed/)).toBeVisible();
    for (const text of ['Elite Bundle', 'Qty: 1', 'Subtotal', 'Shipping', 'Tax', 'Total', '$19.92', '$268.92']) {
      await expect(summary.getByText(text, { exact: true }).first(), text).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Complete Order - $268.92' })).toBeVisible();
  });

  test('charges 9.99 for shipping up to 50, and nothing above', async ({ page, request }) => {
    const products = (await (await request.get('/api/products?sort=price-asc&limit=5')).json()) as {
      id: number;
      price: string;
    }[];
    const cheapest = products.find((product) => Number(product.price) <= 50);
    if (!cheapest) throw new Error('no cheap product');
    await page.goto(`/product/${cheapest.id}`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.goto('/checkout');
    await expect(page.getByText('Shipping', { exact: true }).locator('..')).toContainText('$9.99');
    const cents = Math.round(Number(cheapest.price) * 100);
    const total = cents + 999 + Math.round(cents * 0.08);
    await expect(page.getByRole('button', { name: `Complete Order - $${(total / 100).toFixed(2)}` })).toBeVisible();
  });

  test('every message, empty and one step short', async ({ page }) => {
    await addBundle(page);
    const submit = page.getByRole('button', { name: /Complete Order/ });
    await submit.click();
    for (const [label, message] of Object.entries(missing)) {
      await expect(field(page, label), label).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const [label, text] of Object.entries(nearly)) await field(page, label).fill(text);
    await submit.click();
    for (const [label, message] of Object.entries(messages)) {
      await expect(field(page, label), label).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const [label, text] of Object.entries(valid)) await field(page, label).fill(text);
    for (const message of Object.values(messages)) await expect(page.getByText(message)).toHaveCount(0);
  });

  test('takes two seconds, sends nothing, confirms, empties the cart', async ({ page }) => {
    await addBundle(page);
    for (const [label, text] of Object.entries(valid)) await field(page, label).fill(text);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !/\/api\/(cart|visits)$/.test(request.url())) writes.push(request.url());
    });
    const startedAt = Date.now();
    await page.getByRole('button', { name: /Complete Order/ }).click();
    await expect(page.getByText('Order Confirmed!').first()).toBeVisible();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1900);
    expect(writes).toEqual([]);
    await expect(page.getByRole('banner').getByRole('button', { name: /cart/i })).not.toContainText(/\d/);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('4242424242424242');
    await page.getByRole('main').getByText('Continue Shopping').click();
    await expect(page).toHaveURL('/');
  });
});
