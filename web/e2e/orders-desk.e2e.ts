import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

const newEmail = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Buys as a guest, then signs staff in on the same page. */
async function buyThenEnter(page: Page, quantity = 1): Promise<{ id: number; email: string }> {
  const email = newEmail();
  const id = await placeOrder(page, 3, { email, quantity });
  await enterAs(page, 'staff');
  return { id, email };
}

const badge = (page: Page, text: string) => page.locator('header').getByText(text, { exact: true });
const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('an order is found, shipped in two parcels and delivered', async ({ page }) => {
  const { id, email } = await buyThenEnter(page, 2);
  await visit(page, '/orders');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await page.keyboard.type(email);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(email)}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `Order #${id}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${id}`);

  await act(page, 'Start processing').click();
  await expect(badge(page, 'Processing')).toBeVisible();
  await expect(page.getByText(/^Undo within \d+:\d\d$/)).toBeVisible();
  await act(page, 'Undo').click();
  await expect(badge(page, 'Confirmed')).toBeVisible();

  await act(page, 'Ship items').click();
  const quantity = dialog(page).getByRole('spinbutton');
  await expect(quantity).toHaveValue('2');
  await quantity.fill('1');
  await dialog(page).getByLabel('Carrier', { exact: true }).selectOption('Other');
  await dialog(page).getByLabel('Carrier name').fill('Pigeon Post');
  await dialog(page).getByLabel('Tracking number').fill(`T-${id}-1`);
  await dialog(page).getByLabel('Tracking link').fill('http://example.com/track');
  await dialog(page).getByRole('button', { name: 'Ship items' }).click();
  await expect(dialog(page).getByLabel('Tracking link')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Tracking link').fill('https://example.com/track?n={number}');
  await expectNoViolations(page, 'the dialog to ship');
  await dialog(page).getByRole('button', { name: 'Ship items' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(badge(page, 'Partly shipped')).toBeVisible();
  const tracked = page.getByRole('link', { name: 'Track shipment' });
  await expect(tracked).toHaveAttribute('href', `https://example.com/track?n=T-${id}-1`);
  await expect(page.getByText('1 of 2 shipped')).toBeVisible();
  await expect(act(page, 'Cancel order')).toHaveCount(0);

  await act(page, 'Ship items').click();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('1');
  await dialog(page).getByLabel('Carrier', { exact: true }).selectOption('DHL');
  await dialog(page).getByLabel('Tracking number').fill(`T-${id}-2`);
  await dialog(page).getByRole('button', { name: 'Ship items' }).click();
  await expect(badge(page, 'Shipped')).toBeVisible();
  await act(page, 'Mark as delivered').click();
  await expect(badge(page, 'Delivered')).toBeVisible();
  await expect(page.getByText('Status changed from Shipped to Delivered')).toBeVisible();
  await expectNoViolations(page, 'a delivered order');

  await visit(page, `/orders?search=T-${id}-2`);
  await expect(page.getByRole('link', { name: `Order #${id}` })).toBeVisible();
});

test('a cancelled order is refunded', async ({ page }) => {
  const { id } = await buyThenEnter(page);
  await visit(page, `/orders/${id}`);
  await act(page, 'Cancel order').click();
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog(page).getByText('Enter a reason')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('The customer asked for it');
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(badge(page, 'Cancelled')).toBeVisible();
  await expect(badge(page, 'Refunded')).toBeVisible();
  await expect(page.getByText('The customer asked for it')).toBeVisible();
  await expect(act(page, 'Ship items')).toHaveCount(0);
  await expect(act(page, 'Refund')).toHaveCount(0);
});

test('one unit is refunded once, and what is left is known', async ({ page }) => {
  const { id } = await buyThenEnter(page, 2);
  await visit(page, `/orders/${id}`);
  await act(page, 'Refund').click();
  await expect(dialog(page).getByRole('button', { name: 'Choose items to refund' })).toBeDisabled();
  await dialog(page).getByRole('spinbutton').fill('1');
  await dialog(page)
    .getByRole('checkbox', { name: /^Restock/ })
    .check();
  await dialog(page).getByLabel('Reason').fill('Damaged in the parcel');
  await expectNoViolations(page, 'the dialog to refund');
  await dialog(page)
    .getByRole('button', { name: /^Refund \$/ })
    .dblclick();
  await expect(badge(page, 'Partly refunded')).toBeVisible();
  await expect(page.getByText('1 refunded')).toBeVisible();
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    refunds: { state: string; amount: string }[];
    payment: { refundable: string };
  };
  expect(order.refunds).toHaveLength(1);

  await act(page, 'Refund').click();
  await dialog(page).getByText('By amount').click();
  await dialog(page).getByLabel('Amount in USD').fill('99999');
  await expect(dialog(page).getByText(/^At most \$.+ can be refunded\.$/)).toBeVisible();
});

test("another's change is shown, and what was typed stays", async ({ page }) => {
  const { id } = await buyThenEnter(page);
  await visit(page, `/orders/${id}`);
  await act(page, 'Ship items').click();
  await dialog(page).getByLabel('Carrier', { exact: true }).selectOption('DHL');
  await dialog(page).getByLabel('Tracking number').fill('T-1');
  const origin = new URL(page.url()).origin;
  const cancelled = await page.request.post(`/api/orders/${id}/cancel`, {
    data: { reason: 'Out of stock' },
    headers: { origin },
  });
  expect(cancelled.status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Ship items' }).click();
  await expect(dialog(page).getByText('Someone else changed this order')).toBeVisible();
  await expect(dialog(page).getByText('Order cancelled')).toBeVisible();
  await expect(dialog(page).getByLabel('Carrier', { exact: true })).toHaveValue('DHL');
  await expect(dialog(page).getByLabel('Tracking number')).toHaveValue('T-1');
});

test('the list works by keyboard, in bulk, as CSV and on paper', async ({ page }) => {
  const { id, email } = await buyThenEnter(page);
  await visit(page, `/orders?search=${encodeURIComponent(email)}`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: /^To ship \d/ })).toBeVisible();
  await expectNoViolations(page, 'the list of orders');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Order #${id}` })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select Order #${id}` })).toBeChecked();
  const bulk = page.getByRole('region', { name: 'Selected rows' });
  await expect(bulk.getByRole('link', { name: 'Pick list' })).toHaveAttribute(
    'href',
    `/orders/print?form=list&ids=${id}`,
  );
  await bulk.getByRole('button', { name: 'Start processing' }).click();
  await expect(page.getByText('1 order being processed').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText('Processing');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV', exact: true }).click();
  const csv = await (await download).createReadStream();
  const text = Buffer.concat(await csv.toArray()).toString('utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(email);

  await visit(page, `/orders/print?form=slips&ids=${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: `Order #${id}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
});

test('orders are found from the command menu and listed by product', async ({ page }) => {
  const { id, email } = await buyThenEnter(page);
  await visit(page, '/office');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search screens, actions, orders, customers and products' }).fill(email);
  await page.getByRole('option', { name: new RegExp(`#${id}`) }).click();
  await expect(page).toHaveURL(`/orders/${id}`);
  await page.getByRole('link', { name: 'Orders with this product' }).click();
  await expect(page).toHaveURL('/orders?productId=3');
  await expect(page.getByRole('link', { name: `Order #${id}` })).toBeVisible();
  await page.getByRole('button', { name: 'Product #3' }).click();
  await expect(page).toHaveURL('/orders');
});

test('visitors and shoppers see neither orders nor their endpoints', async ({ page }) => {
  for (const [viewer, status] of [
    ['visitor', 401],
    ['shopper', 403],
  ] as const) {
    await enterAs(page, viewer);
    await visit(page, '/orders');
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toHaveCount(0);
    for (const path of ['orders', 'orders/counts', 'orders/1', 'orders/export']) {
      expect((await page.request.get(`/api/${path}`)).status(), path).toBe(status);
    }
  }
});
