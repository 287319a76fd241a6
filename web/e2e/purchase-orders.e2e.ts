import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { enterAs, visit } from './screens';
import { becomeNewShopper } from './users';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

const dialog = (page: Page) => page.getByRole('dialog');

/** The newest email to a supplier about the purchase order. */
async function findEmail(page: Page, reference: string) {
  const read = async () =>
    ((await (await page.request.get('/api/ops/mail')).json()) as { id: string; to: string[]; subject: string }[]).find(
      ({ subject }) => subject.startsWith(`Purchase order ${reference} `),
    );
  await expect.poll(read, { timeout: 60_000 }).toBeTruthy();
  const found = await read();
  const { text } = (await (await page.request.get(`/api/ops/mail/${found?.id}`)).json()) as { text: string };
  return { to: found?.to.join() ?? '', text };
}

test('what a supplier ships is ordered, confirmed and shipped, and its customer sees the tracking number', async ({
  page,
  browser,
}) => {
  const customer = await browser.newPage();
  await becomeNewShopper(customer);
  await enterAs(page, 'operator');
  const listed = (await (await page.request.get('/api/dropshipping?limit=200')).json()) as {
    id: number;
    name: string;
    supplierName: string;
    supplierProductId: string;
  }[];
  const product = listed.find(({ supplierName }) => supplierName === 'Norbeck Direct');
  expect(product).toBeDefined();
  const orderId = await placeOrder(customer, product?.id ?? 0, { quantity: 2 });

  await visit(page, `/orders/${orderId}`);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /^PO-\d+$/ });
  // Its job may come after the page.
  await expect(async () => {
    if (!(await link.isVisible())) await page.reload();
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const reference = await link.innerText();
  const email = await findEmail(page, reference);
  expect(email.to).toContain('orders@norbeck.example');
  expect(email.text).toContain(`2 × ${product?.name}`);
  expect(email.text).toContain(`Your item number: ${product?.supplierProductId}`);
  expect(email.text).toContain('Maya Haddad\n12 Long Street');

  await visit(page, '/dropshipping');
  await main.getByRole('tab', { name: 'Purchase orders' }).click();
  await expect(page).toHaveURL(/tab=purchases/);
  await main.getByRole('searchbox').fill(reference);
  await expect(main.getByRole('link', { name: reference, exact: true })).toBeVisible();
  await expectNoViolations(page, 'the list of purchase orders');
  await main.getByRole('link', { name: reference, exact: true }).click();
  await expect(main.getByRole('heading', { name: reference })).toBeVisible();
  await expect(main.getByText('Sent by email')).toBeVisible();
  await expectNoViolations(page, 'a purchase order');

  await main.getByRole('button', { name: 'Mark as confirmed' }).click();
  await expect(main.getByText('Confirmed by the supplier')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as shipped' }).click();
  await dialog(page).getByLabel('Tracking number').fill('1Z999AA10123456784');
  await dialog(page).getByLabel('Carrier', { exact: true }).selectOption('UPS');
  await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(main.getByText('UPS · 1Z999AA10123456784')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0);

  await customer.goto(`/account/orders/${orderId}`);
  await expect(customer.getByText('1Z999AA10123456784').first()).toBeVisible();
  await customer.close();
});

test('an order that is canceled after its supplier was told says so', async ({ page }) => {
  await enterAs(page, 'staff');
  // Other tests add suppliers without an address.
  const listed = (await (await page.request.get('/api/dropshipping?limit=200')).json()) as {
    id: number;
    supplierName: string;
  }[];
  const product = listed.find(({ supplierName }) => supplierName === 'Norbeck Direct');
  const orderId = await placeOrder(page, product?.id ?? 0, { email: `guest-${crypto.randomUUID()}@example.com` });
  const read = async () =>
    (
      (await (await page.request.get(`/api/purchase-orders?orderId=${orderId}`)).json()) as {
        id: number;
        state: string;
        warning: string | null;
      }[]
    )[0];
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe('sent');
  await page.request.post(`/api/orders/${orderId}/cancel`, { data: { reason: 'Changed their mind' } });
  await expect.poll(async () => (await read())?.warning, { timeout: 60_000 }).toBe('order_canceled');
  await visit(page, `/dropshipping/purchase-orders/${(await read())?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Order canceled: tell the supplier' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Cancel purchase order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel purchase order' }).click();
  await expect(main.getByText('Order canceled: tell the supplier')).toHaveCount(0);
});
