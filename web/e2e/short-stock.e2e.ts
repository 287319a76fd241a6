import { type Browser, expect, type Page, test } from '@playwright/test';
import { fillCard, fillShipping, goToPayment } from './buy';
import { enterAs } from './screens';

/** Adds a product of which this many are on hand, and answers with its id. */
async function addProduct(page: Page, stockQuantity: number): Promise<number> {
  const response = await page.request.post('/api/products', {
    data: {
      name: `Short ${crypto.randomUUID().slice(0, 8)}`,
      description: 'A product of which few are left.',
      price: '20.00',
      image: '/images/products/elite-bundle.webp',
      category: 'Streaming Bundles',
      featured: false,
      inStock: true,
      stockQuantity,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Opens a page of its own on which staff is signed in. */
async function openStaff(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const staff = await browser.newPage({ baseURL });
  await enterAs(staff, 'staff');
  return staff;
}

/** Answers with the status of the change. */
const setStock = async (staff: Page, id: number, stockQuantity: number) =>
  (await staff.request.put(`/api/products/${id}/stock`, { data: { stockQuantity } })).status();

const drawerIn = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const openCart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /cart/i }).click();

async function asGuest(page: Page): Promise<void> {
  await page.context().clearCookies();
}

test('the product page says how few are left, and warns above that without a limit', async ({ page }) => {
  await enterAs(page, 'staff');
  const [few, plenty] = [await addProduct(page, 2), await addProduct(page, 40)];
  await asGuest(page);
  await page.goto(`/product/${plenty}`);
  await expect(page.getByText('In Stock', { exact: true })).toBeVisible();
  // Cards of related products have their own stock, which other tests sell.
  const warning = page.getByText(/^Only \d+ left/).and(page.locator(':not(article *)'));
  await expect(warning).toHaveCount(0);
  await page.goto(`/product/${few}`);
  await expect(page.getByText('Only 2 left', { exact: true })).toBeVisible();
  const increase = page.getByRole('main').getByRole('button', { name: 'Increase quantity' });
  await increase.click();
  await expect(page.getByText('Only 2 left. Choose 2 or fewer.')).toHaveCount(0);
  await increase.click();
  await expect(page.getByText('Only 2 left. Choose 2 or fewer.')).toBeVisible();
  await increase.click();
  await expect(page.getByRole('main').getByRole('group', { name: 'Quantity' })).toContainText('4');
});

test('the drawer reads the stock when it opens, and warns of what is gone', async ({ page, browser, baseURL }) => {
  const staff = await openStaff(browser, baseURL);
  const id = await addProduct(staff, 9);
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await openCart(page);
  await expect(drawerIn(page).getByText('$20.00').first()).toBeVisible();
  await expect(drawerIn(page).getByText(/left/)).toHaveCount(0);
  await drawerIn(page).getByRole('button', { name: 'Increase quantity' }).click();
  await page.keyboard.press('Escape');
  expect(await setStock(staff, id, 1)).toBe(200);
  await openCart(page);
  await expect(drawerIn(page).getByText('Only 1 left. Choose one to buy it now.')).toBeVisible();
  await drawerIn(page).getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(drawerIn(page).getByText('Only 1 left', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await setStock(staff, id, 0)).toBe(200);
  await openCart(page);
  await expect(drawerIn(page).getByText('Sold out. Remove it to check out.')).toBeVisible();
  await staff.close();
});

test('a product whose page is out of date is corrected when it is put in the cart', async ({
  page,
  browser,
  baseURL,
}) => {
  const staff = await openStaff(browser, baseURL);
  const [dearer, gone] = [await addProduct(staff, 9), await addProduct(staff, 9)];
  const product = await (await staff.request.get(`/api/products/${dearer}`)).json();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true });
  const toasts = page.getByRole('region', { name: /Notifications/ });

  await page.goto(`/product/${dearer}`);
  await expect(page.getByRole('main').getByText('$20.00').first()).toBeVisible();
  const { name, description, image, category, featured, inStock, version } = product;
  const data = { name, description, image, category, featured, inStock, version, price: '25.00' };
  expect((await staff.request.put(`/api/products/${dearer}`, { data })).status()).toBe(200);
  await add.click();
  await expect(toasts.getByText(/now costs \$25\.00\./)).toBeVisible();
  await expect(page.getByRole('main').getByText('$25.00').first()).toBeVisible();

  await page.goto(`/product/${gone}`);
  await expect(add).toBeEnabled();
  expect(await setStock(staff, gone, 0)).toBe(200);
  await add.click();
  await expect(toasts.getByText(/has just sold out/)).toBeVisible();
  await openCart(page);
  await expect(drawerIn(page).getByText('$25.00').first()).toBeVisible();
  await expect(drawerIn(page).getByRole('listitem')).toHaveCount(1);
  await staff.close();
});

test('what the checkout has reserved for this customer is not sold out to them', async ({ page, browser, baseURL }) => {
  const staff = await openStaff(browser, baseURL);
  const id = await addProduct(staff, 1);
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'ada@example.com');
  await goToPayment(page);
  await page.goto('/about');
  await openCart(page);
  await expect(drawerIn(page).getByText('Only 1 left', { exact: true })).toBeVisible();
  await expect(drawerIn(page).getByText(/Sold out/)).toHaveCount(0);
  await staff.close();
});

test('a checkout that has to wait, and a last unit that is gone when the customer presses Pay, are told before a charge', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const id = await addProduct(page, 3);
  await asGuest(page);
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.goto('/stripe-checkout');
  const error = { message: 'No', requestId: 'e2e' };
  const opening = '**/api/create-payment-intent';
  await page.route(opening, (route) => route.fulfill({ status: 429, json: { code: 'rate_limited', ...error } }));
  await fillShipping(page, 'ada@example.com');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Too many people are checking out right now' })).toBeVisible();
  await page.unroute(opening);
  await goToPayment(page);
  const details = { items: [{ productId: id, name: 'Short', requested: 1, available: 0 }] };
  await page.route('**/api/payments/*/start', (route) =>
    route.fulfill({ status: 409, json: { code: 'out_of_stock', details, ...error } }),
  );
  const confirmed = page.waitForRequest(/payment_intents\/.+\/confirm/, { timeout: 3000 }).catch(() => undefined);
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Some items are no longer available' })).toBeVisible();
  expect(await confirmed).toBeUndefined();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
});
