import { expect, type Page, test } from '@playwright/test';
import { testDiscount, testSelling } from '@shopwright/contracts/test-selling';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { openCheckout, pay, row, toPayment } from './priced-checkout';
import { createProduct } from './test-product';
import { newPassword } from './users';

// One after the other, so that they share the store.
test.describe.configure({ mode: 'default' });

let shop: TestShop;
let productId: number;
/** What one unit costs: 20.00. */
const goods = '20.00';

// selling-journey.e2e.ts covers pickup, reverse charge and a total of zero.
// A store of its own, because it charges shipping and tax: Berlin sells to Germany and Austria, prices include tax. It is the
// demonstration, which promises free delivery everywhere until then.
test.beforeAll(async ({ browser }) => {
  shop = await startTestShop({ RATE_LIMIT: 'off' });
  const page = await browser.newPage({ baseURL: shop.store });
  await page.request.post('/api/auth/login', { data: { email: 'staff@example.com', password: 'demo-password' } });
  const put = await page.request.put('/api/settings/selling', { data: testSelling() });
  expect(put.status(), await put.text()).toBe(200);
  expect((await page.request.post('/api/discounts', { data: testDiscount({ code: 'TEN' }) })).status()).toBe(201);
  ({ id: productId } = await createProduct(page, 'Desk lamp', { price: goods, stockQuantity: 100 }));
  await expect
    .poll(async () => (await (await page.request.get('/api/store-settings')).json()).selling.delivery?.kind)
    .toBe('free_over');
  await page.close();
});
test.afterAll(() => shop?.stop());

const promise = 'Free shipping over $50 (Germany)';
const untrue = /free worldwide|free shipping on orders|Delivery is free|Ships within/i;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.store + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('every page says what shipping costs, and none that it is free', async ({ page }) => {
  for (const path of ['/', '/about', '/shipping-info', '/faqs', '/help', '/terms', `/product/${productId}`]) {
    await open(page, path);
    await expect(page.locator('body'), path).not.toContainText(untrue);
    expect(await page.content(), path).not.toMatch(untrue);
  }
});

test('the server renders what the settings say', async ({ request }) => {
  for (const [path, text] of [
    ['/', promise],
    [`/product/${productId}`, promise],
    [`/product/${productId}?lang=de`, 'Kostenloser Versand bei Bestellungen über 50\u00a0$ (Deutschland)'],
    ['/shipping-info?lang=de', 'Standardversand'],
  ] as const) {
    const body = await (await request.get(shop.store + path)).text();
    expect(body.includes(text), `${path}: ${text}`).toBe(true);
  }
});

test('the product page says how long it takes, and leads to the rates of each country', async ({ page }) => {
  await open(page, `/product/${productId}`);
  const delivery = page.getByRole('region', { name: 'Delivery and returns' });
  await expect(delivery).toContainText('1–3 business days');
  await delivery.getByRole('link', { name: 'Shipping Info' }).click();
  const rates = page.getByRole('region', { name: 'Shipping rates' });
  await expect(rates.getByRole('row').nth(1)).toContainText('Germany');
  await expect(rates.getByRole('row').nth(1)).toContainText('$4.90, free over $50.00');
  await expect(rates.getByRole('row', { name: 'Austria' })).toContainText('$8.00');
});

test('prices say that tax is included and where shipping costs stand, in the list once', async ({ page }) => {
  await open(page, `/product/${productId}`);
  const note = page.getByRole('main').getByText('incl. VAT · plus shipping', { exact: true });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'plus shipping' }).click();
  await expect(page).toHaveURL(/\/shipping-info$/);
  await open(page, '/');
  await expect(page.getByText('Prices: incl. VAT · plus shipping')).toHaveCount(1);
  await open(page, `/product/${productId}?lang=de`);
  await expect(page.getByText('inkl. MwSt. · zzgl. Versand', { exact: true })).toBeVisible();
});

test('the cart names the promise', async ({ page }) => {
  await open(page, `/product/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog')).toContainText(promise);
  await expect(page.getByRole('dialog')).toContainText('incl. VAT');
});

const berlin = { line1: 'Torstraße 1', postalCode: '10115', locality: 'Berlin', country: 'DE' };
const lamp = () => ({ store: shop.store, productId });
const vienna = { line1: 'Opernring 2', postalCode: '1010', locality: 'Wien', country: 'AT' };

test('an address in Berlin is shown its shipping, tax and discount, and pays their sum', async ({ page }) => {
  await openCheckout(page, lamp(), berlin);
  await expect(page.getByRole('radio', { name: /Standard.*\$4\.90/ })).toBeChecked();
  await row(page, '$24.90');
  await page.getByRole('radio', { name: /Express/ }).check();
  await row(page, '$29.90');
  await page.getByLabel('Discount code').fill('nope');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText("This code isn't valid.")).toBeVisible();
  await page.getByRole('button', { name: 'Remove nope' }).click();
  await page.getByLabel('Discount code').fill('ten');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Applied')).toBeVisible();
  for (const text of ['Subtotal', 'Ten percent', 'Shipping: Express', 'Includes MwSt. 19%', '$27.90'])
    await row(page, text);
  await pay(page, '27.90');
  await expect(page.getByRole('main')).toContainText('Shipping: Express');
});

test('an address that nothing is sent to is told before the payment, and a reload keeps what was typed', async ({
  page,
}) => {
  await openCheckout(page, lamp(), { ...vienna, country: 'FR', postalCode: '75001' });
  await expect(page.getByRole('radio', { name: /Our shop/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Wien');
  await expect(page.getByLabel('Country/region')).toHaveValue('FR');
  await page.getByLabel('Postal code').fill('1');
  await toPayment(page);
  await expect(page.getByText(/postal code/i).last()).toBeVisible();
});

test('points buy free shipping, which takes the shipping off one order', async ({ page, browser }) => {
  const shopper = { firstName: 'Rana', lastName: 'Haddad', email: `rana-${crypto.randomUUID()}@example.com` };
  const registered = await page.request.post(`${shop.store}/api/auth/register`, {
    data: { ...shopper, password: newPassword, language: 'en' },
  });
  expect(registered.status()).toBe(201);
  const staff = await browser.newPage({ baseURL: shop.store });
  await staff.request.post('/api/auth/login', { data: { email: 'staff@example.com', password: 'demo-password' } });
  const { id } = await createProduct(staff, 'Studio desk', { price: '600.00', stockQuantity: 5 });
  await staff.close();
  await openCheckout(page, { store: shop.store, productId: id }, berlin);
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await page.getByRole('switch', { name: 'Save this address in my account' }).click();
  await pay(page, '600.00');
  const redeem = page.getByRole('button', { name: 'Redeem: Free shipping' });
  await expect(async () => {
    await page.goto(`${shop.store}/account`);
    await page.getByRole('tab', { name: 'Rewards' }).click();
    await expect(redeem).toBeEnabled({ timeout: 3000 });
  }).toPass();
  await redeem.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Available')).toHaveCount(1);

  await openCheckout(page, lamp(), { ...berlin, line1: 'Elsewhere 9' });
  const saved = page.getByLabel('Saved addresses');
  await expect(saved).toHaveValue('');
  await saved.selectOption({ index: 1 });
  await expect(saved).not.toHaveValue('');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Torstraße 1');
  await row(page, '$24.90');
  await page.getByRole('radio', { name: /Free shipping/ }).check();
  await row(page, '$20.00');
  // What is collected has no use for it.
  await page.getByRole('radio', { name: /Our shop/ }).check();
  await expect(page.getByRole('radio', { name: /Free shipping/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /Standard/ }).check();
  await pay(page, '20.00');
});
