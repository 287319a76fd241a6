import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { MailboxEmail } from '@shopwright/contracts/http/mailbox';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { testDiscount } from '@shopwright/contracts/test-selling';
import postgres from 'postgres';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { applyCode, openCheckout, pay, row, type TypedAddress, toPayment } from './priced-checkout';
import { enterAs, visit } from './screens';
import { createProduct } from './test-product';

// One after the other: the first sets up the store, the last reads what the others sold.
test.describe.configure({ mode: 'serial' });

let shop: TestShop;
let staff: Page;
let productId: number;
/** What each order cost, by its number. */
const paid = new Map<number, string>();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off' });
  staff = await browser.newPage({ baseURL: shop.store });
  await staff.goto('/');
  await enterAs(staff, 'staff');
  ({ id: productId } = await createProduct(staff, 'Desk lamp', { price: '20.00', stockQuantity: 100 }));
});
test.afterAll(() => shop?.stop());

const dialog = () => staff.getByRole('dialog');

async function save(name = 'Save changes'): Promise<void> {
  await dialog().getByRole('button', { name }).click();
  await expect(dialog()).toHaveCount(0);
}

async function addZone(name: string, countries: string[], price: string): Promise<void> {
  await staff.getByRole('button', { name: 'Add a zone' }).click();
  await staff.getByLabel('Zone name').fill(name);
  for (const country of countries) {
    await staff.getByLabel('Add a country').fill(country);
    await staff.getByRole('option', { name: country, exact: true }).click();
  }
  await save();
  await staff.getByRole('button', { name: `Add a rate to ${name}` }).click();
  await staff.getByLabel('Rate name').fill('Standard');
  await staff.getByLabel('Price', { exact: true }).fill(price);
  await save();
}

test('staff set up Germany, Austria, Switzerland and the USA from presets', async () => {
  await visit(staff, '/settings?tab=selling&part=shipping');
  await addZone('Near', ['Germany', 'Austria', 'Switzerland'], '5.00');
  await addZone('Far', ['United States'], '15.00');
  await staff.getByRole('button', { name: 'Add a pickup place' }).click();
  await dialog().getByLabel('Name', { exact: true }).first().fill('Our shop');
  await dialog().getByLabel('Address').fill('Torstraße 1, 10115 Berlin');
  await dialog().getByLabel('Country').selectOption('DE');
  await save();

  await staff.getByRole('link', { name: 'Taxes' }).click();
  await staff.getByRole('button', { name: 'Set up taxes' }).click();
  await dialog().getByLabel('Country').selectOption('DE');
  for (const name of [
    'Prices include tax',
    'Registered for the One Stop Shop (OSS)',
    'Reverse charge for businesses in other EU countries',
  ]) {
    const option = dialog().getByRole('switch', { name });
    if ((await option.getAttribute('aria-checked')) !== 'true') await option.click();
  }
  await save();
  await staff.getByRole('button', { name: "Fill in today's rates" }).click();
  for (const name of ['Switzerland and Liechtenstein', 'States of the US']) await dialog().getByLabel(name).check();
  await save('Add rates');

  for (const data of [
    testDiscount({ code: 'TEN' }),
    testDiscount({ code: 'GIFT', name: 'Gift', effect: { kind: 'percentage', rate: '100' } }),
  ]) {
    expect((await staff.request.post('/api/discounts', { data })).status()).toBe(201);
  }
});

const berlin: TypedAddress = { line1: 'Torstraße 1', postalCode: '10115', locality: 'Berlin', country: 'DE' };
const vienna: TypedAddress = { line1: 'Opernring 2', postalCode: '1010', locality: 'Wien', country: 'AT' };
const zurich: TypedAddress = { line1: 'Bahnhofstrasse 1', postalCode: '8001', locality: 'Zürich', country: 'CH' };
const austin: TypedAddress = {
  line1: '1 Congress Ave',
  postalCode: '78701',
  locality: 'Austin',
  region: 'TX',
  country: 'US',
};

/** Pays, and keeps what the order cost. */
async function finish(page: Page, total: string): Promise<void> {
  await row(page, `Total$${total}`);
  if (Number(total) > 0) await pay(page, total);
  else {
    await toPayment(page);
    await page.getByRole('button', { name: 'Place order' }).click();
  }
  const text = await page
    .getByText(/Order #\d+/)
    .first()
    .innerText();
  paid.set(Number(/#(\d+)/.exec(text)?.[1]), total);
}

/** Ten percent off 20.00, and the shipping: tax is in both. */
test.describe('sells with a code', () => {
  for (const { place, address, tax, total } of [
    { place: 'Berlin', address: berlin, tax: 'Includes MwSt. 19%', total: '23.00' },
    { place: 'Vienna', address: vienna, tax: 'Includes USt. 20%', total: '23.00' },
    { place: 'Zürich', address: zurich, tax: 'Includes MwSt. 8.1%', total: '23.00' },
    { place: 'Austin', address: austin, tax: 'Includes Sales tax 6.25%', total: '33.00' },
  ]) {
    test(`to ${place}`, async ({ page }) => {
      await openCheckout(page, { store: shop.store, productId }, address);
      await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
      await applyCode(page, 'ten');
      await row(page, tax);
      await finish(page, total);
    });
  }
});

test('sells to a business in Vienna without tax', async ({ page }) => {
  await openCheckout(page, { store: shop.store, productId }, vienna);
  await page.getByLabel('VAT number (optional)').fill('ATU12345675');
  await expect(page.getByText('Reverse charge')).toBeVisible();
  // 25.00 without 20%.
  await finish(page, '20.84');
});

test('sells for pickup, and at a total of zero', async ({ page }) => {
  await openCheckout(page, { store: shop.store, productId }, berlin);
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await page.getByRole('radio', { name: /Our shop/ }).check();
  await finish(page, '20.00');
  await openCheckout(page, { store: shop.store, productId }, berlin);
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await page.getByRole('radio', { name: /Our shop/ }).check();
  await applyCode(page, 'GIFT');
  await finish(page, '0.00');
});

test('a part is refunded, and every document names the same amounts', async ({ page }) => {
  expect(paid.size).toBe(7);
  const [first] = paid.keys();
  const refund = await staff.request.post(`/api/orders/${first}/refunds`, {
    data: { amount: '3.33', reason: 'A scratch', restock: false, requestId: crypto.randomUUID() },
  });
  expect(refund.status(), await refund.text()).toBe(200);

  const csv = await (await staff.request.get('/api/orders/export')).text();
  const [titles = [], ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?=")/).map((cell) => cell.replaceAll('"', '')));
  const exported = (id: number, title: string) =>
    lines.filter(([order]) => Number(order) === id).map((cells) => cells[titles.indexOf(title)]);
  for (const [id, total] of paid) {
    const refunded = id === first ? '3.33' : '0.00';
    await expect
      .poll(async () => (await readOrder(id)).documents.invoice?.number, { timeout: 30_000 })
      .toMatch(/^\d{4}-\d+$/);
    const order = await readOrder(id);
    expect([order.total, order.refundedTotal, order.payment.amountPaid], `desk ${id}`).toEqual([
      total,
      refunded,
      total,
    ]);
    const rows = order.totals ?? [];
    expect(rows.find(({ type }) => type === 'total')?.amount).toBe(total);
    expect([exported(id, 'Total'), exported(id, 'Refunded')]).toEqual([[total], [refunded]]);
    expect(await readInvoice(id)).toEqual({ total, paid: total, rows });
    const isCredited = expect.poll(async () => (await readOrder(id)).documents.creditNotes.map(({ amount }) => amount));
    await isCredited.toEqual(id === first ? ['3.33'] : []);
  }

  await staff.request.post('/api/auth/login', { data: { email: 'operator@example.com', password: 'demo-password' } });
  for (const [id, total] of paid) {
    await expect.poll(() => readEmail(`#${id}`), { timeout: 30_000 }).toContain(`$${total}`);
  }
  await page.goto(`${shop.store}/`);
  await staff.request.post('/api/reconciliation/compare');
  const { rows } = await (await staff.request.get('/api/reconciliation')).json();
  expect(rows).toEqual([]);
});

const readOrder = async (id: number): Promise<OrderDetail> => (await staff.request.get(`/api/orders/${id}`)).json();

/** The PDF is drawn from what is stored here. */
async function readInvoice(orderId: number) {
  const file = JSON.parse(readFileSync(path.join(shop.home, 'endpoints.json'), 'utf8')) as { postgres: string };
  const sql = postgres(file.postgres, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`
      select content->>'total' as total, content->>'paid' as paid, content->'totals' as rows
      from orders.invoices where order_id = ${orderId}`;
    return found;
  } finally {
    await sql.end();
  }
}

/** The text of the confirmation of an order; empty until it is sent. */
async function readEmail(reference: string): Promise<string> {
  const emails = (await (await staff.request.get('/api/ops/mail')).json()) as { id: string; subject: string }[];
  const found = emails.find(({ subject }) => subject.includes(reference) && /confirm/i.test(subject));
  if (!found) return '';
  const email = (await (await staff.request.get(`/api/ops/mail/${found.id}`)).json()) as MailboxEmail;
  return email.text ?? '';
}
