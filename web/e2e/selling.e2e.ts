import { expect, type Page, test } from '@playwright/test';
import { testDiscount, testSelling } from '@shopwright/contracts/test-selling';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { fillCard } from './buy';
import { createProduct } from './test-product';
import { newPassword } from './users';

// One after the other, so that they share the store.
test.describe.configure({ mode: 'default' });

let shop: TestShop;
let productId: number;
/** What one unit costs: 20.00. */
const goods = '20.00';

// A store of its own, because it charges shipping and tax: Berlin sells to Germany and Austria, prices include tax.
test.beforeAll(async ({ browser }) => {
  shop = await startTestShop();
  const page = await browser.newPage({ baseURL: shop.store });
  await page.request.post('/api/auth/login', { data: { email: 'staff@example.com', password: 'demo-password' } });
  const put = await page.request.put('/api/settings/selling', { data: testSelling() });
  expect(put.status(), await put.text()).toBe(200);
  const gift = { code: 'GIFT', effect: { kind: 'percentage', rate: '100' } } as const;
  for (const data of [testDiscount({ code: 'TEN' }), testDiscount({ ...gift, name: 'Gift' })])
    expect((await page.request.post('/api/discounts', { data })).status()).toBe(201);
  ({ id: productId } = await createProduct(page, 'Desk lamp', { price: goods, stockQuantity: 100 }));
  await page.close();
});
test.afterAll(() => shop?.stop());

const berlin = { line1: 'Torstraße 1', postalCode: '10115', locality: 'Berlin', country: 'DE' };
const vienna = { line1: 'Opernring 2', postalCode: '1010', locality: 'Wien', country: 'AT' };

async function openCheckout(page: Page, address: Partial<typeof berlin>, id = productId): Promise<void> {
  await page.goto(`${shop.store}/product/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText(/^1x .+ has been added to your cart\.$/).first()).toBeVisible();
  await page.goto(`${shop.store}/stripe-checkout`);
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
  if (address.country) await page.getByLabel('Country/region').selectOption(address.country);
  await page.getByLabel('Full Name').fill('Maya Haddad');
  if (address.line1) await page.getByLabel('Address', { exact: true }).fill(address.line1);
  if (address.postalCode) await page.getByLabel('Postal code').fill(address.postalCode);
  if (address.locality) await page.getByLabel('City').fill(address.locality);
}

/** The price of the address is there: before it, another choice is the only one. */
async function collect(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await page.getByRole('radio', { name: /Our shop/ }).check();
}

const summary = (page: Page) => page.getByRole('heading', { name: 'Order Summary' }).locator('..');
const row = (page: Page, text: string) => expect(summary(page)).toContainText(text);
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' }).click();

async function pay(page: Page, total: string): Promise<void> {
  await toPayment(page);
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: `Pay $${total}` }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`$${total}`);
}

test('an address in Berlin is shown its shipping, tax and discount, and pays their sum', async ({ page }) => {
  await openCheckout(page, berlin);
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

test('a business in Vienna pays no tax, and a wrong number is shown at its field', async ({ page }) => {
  await openCheckout(page, vienna);
  await row(page, '$28.00');
  await page.getByLabel('VAT number (optional)').fill('ATU12345675');
  await expect(page.getByText('Reverse charge')).toBeVisible();
  await row(page, '$23.34');
  await pay(page, '23.34');
});

test('what is collected costs no shipping', async ({ page }) => {
  await openCheckout(page, berlin);
  await collect(page);
  await row(page, '$20.00');
  await pay(page, '20.00');
});

test('an order of which nothing is to pay is placed without a card', async ({ page }) => {
  await openCheckout(page, berlin);
  await collect(page);
  await page.getByLabel('Discount code').fill('GIFT');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Applied')).toBeVisible();
  await row(page, 'Total$0.00');
  await toPayment(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order #\d+/).first()).toBeVisible();
});

test('an address that nothing is sent to is told before the payment, and a reload keeps what was typed', async ({
  page,
}) => {
  await openCheckout(page, { ...vienna, country: 'FR', postalCode: '75001' });
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
  await openCheckout(page, berlin, id);
  await expect(page.getByRole('radio', { name: /Standard/ })).toBeChecked();
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

  await openCheckout(page, berlin);
  await row(page, '$24.90');
  await page.getByRole('radio', { name: /Free shipping/ }).check();
  await row(page, '$20.00');
  // What is collected has no use for it.
  await page.getByRole('radio', { name: /Our shop/ }).check();
  await expect(page.getByRole('radio', { name: /Free shipping/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /Standard/ }).check();
  await pay(page, '20.00');
});
