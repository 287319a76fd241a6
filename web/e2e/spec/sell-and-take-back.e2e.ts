import { type Browser, expect, type Page, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../../infra/local/tests/test-shop';
import { fillCard, fillCart, fillShipping, goToPayment } from '../buy';
import { enterAs, visit } from '../screens';
import { callStripe } from '../stripe-account';

// A store of its own: other tests leave open disputes and returns, which reconciliation shows.
test.setTimeout(600_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let shop: TestShop | undefined;
test.afterAll(() => shop?.stop());

const main = (page: Page) => page.getByRole('main');
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const badge = (page: Page, text: string) => page.locator('header').getByText(text, { exact: true });

test('an order is sold, packed, shipped in two parcels, partly taken back and refunded, a dispute is answered, and everything agrees', async ({
  browser,
}) => {
  shop = await startTestShop();
  const desk = await browser.newPage({ baseURL: shop.store });
  await enterAs(desk, 'staff');
  const { guest, orderId, paymentIntentId } = await sell(browser, shop);

  await pack(desk, orderId);
  await ship(desk, 'T-1', [1, 0]);
  await expect(badge(desk, 'Partly shipped')).toBeVisible();
  await ship(desk, 'T-2');
  await expect(badge(desk, 'Shipped')).toBeVisible();
  await act(desk, 'Mark as delivered').click();
  await expect(badge(desk, 'Delivered')).toBeVisible();

  await requestReturn(guest);
  await takeBack(desk, orderId);
  await refundAtStripe(desk, shop, orderId, paymentIntentId);
  await answerDispute(browser, desk, shop);

  // An order is compared once it has not changed for a minute.
  await expect.poll(() => compare(desk), { timeout: 120_000 }).toEqual({ differences: [], payments: 2, orders: 2 });
  await visit(desk, '/reconciliation');
  await expect(desk.getByRole('heading', { name: 'Everything matches' })).toBeVisible();
});

/** Compares now, and returns what differs. */
async function compare(desk: Page) {
  const origin = new URL(desk.url()).origin;
  await desk.request.post('/api/reconciliation/compare', { headers: { origin } });
  const { rows, compared } = (await (await desk.request.get('/api/reconciliation')).json()) as {
    rows: { cause: string }[];
    compared: { payments: number; orders: number };
  };
  return { differences: rows.map(({ cause }) => cause), payments: compared.payments, orders: compared.orders };
}

/** Two units each of two products to a guest, whose page is then that of the order. */
async function sell(browser: Browser, { store }: TestShop) {
  const guest = await browser.newPage({ baseURL: store });
  await fillCart(guest, '/product/3', 2);
  await fillCart(guest, '/product/4', 2);
  const paid = await pay(guest, 'maya@example.com', '4242 4242 4242 4242');
  await guest.getByRole('link', { name: 'Track your order' }).click();
  await expect(guest.getByRole('heading', { name: `Order #${paid.orderId}` })).toBeVisible();
  return { guest, ...paid };
}

async function pay(page: Page, email: string, card: string) {
  await page.goto('/stripe-checkout');
  await fillShipping(page, email);
  const payment = await goToPayment(page);
  await fillCard(page, card);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/Order placed successfully/)).toBeVisible();
  return payment;
}

async function pack(desk: Page, orderId: number): Promise<void> {
  await visit(desk, `/orders/print?form=slips&ids=${orderId}`);
  await expect(desk.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible();
  await visit(desk, `/orders/${orderId}`);
  await act(desk, 'Start processing').click();
  await expect(badge(desk, 'Processing')).toBeVisible();
}

/** One parcel with so many units of each line, or with all that is left. */
async function ship(desk: Page, trackingNumber: string, quantities: number[] = []): Promise<void> {
  await act(desk, 'Ship items').click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('spinbutton')).toHaveCount(2);
  for (const [index, quantity] of quantities.entries()) {
    await dialog.getByRole('spinbutton').nth(index).fill(String(quantity));
  }
  await dialog.getByLabel('Carrier', { exact: true }).selectOption('DHL');
  await dialog.getByLabel('Tracking number').fill(trackingNumber);
  await dialog.getByRole('button', { name: 'Ship items' }).click();
  await expect(dialog).toHaveCount(0);
}

async function requestReturn(guest: Page): Promise<void> {
  await guest.reload();
  await expect(main(guest).getByText('T-2')).toBeVisible();
  await act(guest, 'Return items').click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByRole('spinbutton').first().fill('2');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main(guest).getByText('Under review')).toBeVisible();
}

async function takeBack(desk: Page, orderId: number): Promise<void> {
  await visit(desk, `/orders/${orderId}`);
  await act(desk, 'Approve').click();
  await act(desk, 'Mark as received').click();
  await act(desk, 'Refund return').click();
  await expect(badge(desk, 'Partly refunded')).toBeVisible();
}

/** In the merchant's Stripe account; the webhook brings it to the order. */
async function refundAtStripe(desk: Page, { home }: TestShop, orderId: number, paymentIntentId: string) {
  const amounts = async () => {
    const order = (await (await desk.request.get(`/api/orders/${orderId}`)).json()) as {
      refunds: { origin: string; state: string; amount: string }[];
    };
    return order.refunds.map(({ origin, state, amount }) => (origin === 'stripe' ? `${state} ${amount}` : origin));
  };
  await callStripe(home, '/refunds', [
    ['payment_intent', paymentIntentId],
    ['amount', '250'],
  ]);
  await expect.poll(amounts).toEqual(['staff', 'succeeded 2.50']);
  await visit(desk, `/orders/${orderId}`);
  await expect(main(desk).getByText('$2.50').first()).toBeVisible();
}

/** A card whose owner disputes the payment immediately; the merchant answers at Stripe and wins. */
async function answerDispute(browser: Browser, desk: Page, { store }: TestShop): Promise<void> {
  const guest = await browser.newPage({ baseURL: store });
  await fillCart(guest, '/product/5');
  const { orderId } = await pay(guest, 'noor@example.com', '4000 0000 0000 0259');
  await guest.close();
  const openRows = async () => (await compare(desk)).differences;
  await expect.poll(openRows).toEqual(['dispute_open']);
  await visit(desk, `/orders/${orderId}`);
  await expect(badge(desk, 'Disputed')).toBeVisible();
  await visit(desk, '/orders?dispute=unanswered');
  await expect(
    main(desk)
      .getByRole('row')
      .filter({ hasText: `#${orderId}` }),
  ).toContainText('payment not authorized');
  await visit(desk, `/orders/${orderId}`);
  const opened = desk.waitForEvent('popup');
  await main(desk).getByRole('link', { name: 'Respond in Stripe' }).click();
  const atStripe = await opened;
  await atStripe.getByRole('button', { name: 'Submit evidence and win' }).click();
  await expect(atStripe.getByText('won', { exact: true })).toBeVisible();
  await atStripe.close();
  await expect.poll(openRows).toEqual([]);
  await visit(desk, `/orders/${orderId}`);
  await expect(badge(desk, 'Disputed')).toHaveCount(0);
}
