import { expect, type Page, test } from '@playwright/test';
import { testSelling } from '@shopwright/contracts/test-selling';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { createProduct } from './test-product';

// One after the other, so that they share the store.
test.describe.configure({ mode: 'default' });

let shop: TestShop;
let productId: number;

// A store of its own, because it charges shipping. It is the demonstration, which promises free delivery everywhere until then.
test.beforeAll(async ({ browser }) => {
  shop = await startTestShop();
  const page = await browser.newPage({ baseURL: shop.store });
  await page.request.post('/api/auth/login', { data: { email: 'staff@example.com', password: 'demo-password' } });
  ({ id: productId } = await createProduct(page, 'Desk lamp', { price: '20.00', stockQuantity: 100 }));
  const { shipping, tax, version } = testSelling();
  const put = await page.request.put('/api/settings/selling', { data: { shipping, tax, version } });
  expect(put.status(), await put.text()).toBe(200);
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
