import { expect, type Page, test } from '@playwright/test';
import { buy, fillCard, fillCart, fillShipping, goToPayment } from './buy';
import { becomeNewShopper } from './users';

const guestEmail = () => `guest-${crypto.randomUUID()}@example.com`;
const heading = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' });

async function expectReceipt(page: Page, orderId: number, email: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(heading(page)).toBeVisible();
  for (const text of [`#${orderId}`, 'Elite Bundle', '$249.00', email, '2 to 14 business days']) {
    await expect(main).toContainText(text);
  }
}

test('a guest sees what was bought, again after a reload, and opens the order without signing in', async ({ page }) => {
  const email = guestEmail();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const orderId = await buy(page, '/product/1', { email });
  await expect(page).toHaveURL(/\/checkout\/success\?payment_intent=pi_\w+$/);
  await expectReceipt(page, orderId, email);
  await page.reload();
  await expectReceipt(page, orderId, email);
  await expect(page.getByRole('banner').getByRole('button', { name: /cart/i })).not.toContainText(/\d/);
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  // The token is out of the address; the browser's cookie opens the order from now on.
  await expect(page).toHaveURL(/\/track-order\?order=\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a stranger sees nothing by the address of the success page, and the order only by its link', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = guestEmail();
  const orderId = await buy(page, '/product/1', { email });
  const link = await page.getByRole('link', { name: 'Track your order' }).getAttribute('href');
  const stranger = await browser.newPage({ baseURL });
  const errors: Error[] = [];
  stranger.on('pageerror', (error) => errors.push(error));
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: "We can't show this order here" })).toBeVisible();
  await expect(stranger.getByText(email)).toHaveCount(0);
  await expect(stranger.getByText(`#${orderId}`)).toHaveCount(0);
  await stranger.goto(link ?? '');
  await expect(stranger.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  await expect(stranger).toHaveURL(/\/track-order\?order=\d+$/);
  await stranger.context().clearCookies();
  await stranger.reload();
  await expect(stranger.getByLabel('Order number')).toHaveValue(String(orderId));
  await expect(stranger.getByText(email)).toHaveCount(0);
  for (const forged of [link?.replace(/token=.{4}/, 'token=AAAA'), `/track-order?order=${orderId}&token=x`]) {
    await stranger.goto(forged ?? '');
    await expect(stranger.getByRole('main').getByRole('alert')).toContainText("This link doesn't open an order");
    await expect(stranger.getByLabel('Order number')).toHaveValue(String(orderId));
  }
  expect(errors).toEqual([]);
  await stranger.close();
});

test('a guest is offered an account with what the checkout knows', async ({ page }) => {
  const email = guestEmail();
  await buy(page, '/product/1', { email });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await expect(page.getByLabel('Last name')).toHaveValue('Haddad');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a member is led to the order history, and is offered no account', async ({ page }) => {
  const email = await becomeNewShopper(page);
  const orderId = await buy(page, '/product/1');
  await expectReceipt(page, orderId, email);
  await page.reload();
  await expectReceipt(page, orderId, email);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Track your order' })).toHaveCount(0);
  await page.getByRole('link', { name: 'View Order History' }).click();
  await expect(page.getByText(`#${orderId}`).first()).toBeVisible();
});

test('a store that is lost in the middle of paying: the order is being confirmed, then there, and paid once', async ({
  page,
}) => {
  const email = guestEmail();
  await fillCart(page, '/product/1');
  await page.goto('/stripe-checkout');
  await fillShipping(page, email);
  const { orderId, paymentIntentId } = await goToPayment(page);
  await fillCard(page, '4242 4242 4242 4242');
  let charges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/v1/payment_intents/${paymentIntentId}/confirm`)) charges += 1;
  });
  const lost: string[] = [];
  await page.route(`${new URL(page.url()).origin}/**`, (route) => {
    lost.push(new URL(route.request().url()).pathname);
    return route.abort('connectionrefused');
  });
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText("We're confirming your order");
  await expect(page.getByText(/Payment (Failed|Error)/)).toHaveCount(0);
  await expect.poll(() => lost).toContain('/api/orders');
  expect(lost).toContain(`/api/payments/${paymentIntentId}/start`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectReceipt(page, orderId, email);
  await page.reload();
  await expectReceipt(page, orderId, email);
  expect(charges).toBe(1);
});
