import { expect, type Page, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { enterAs } from './screens';

// One after the other: else each test would start a store.
test.describe.configure({ mode: 'default' });

// Of its own: the settings are the same for everyone in the store.
let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off', TZ: 'Asia/Tokyo' });
});
test.afterAll(() => shop?.stop());

/** Opens a checkout, which is an order that waits for its payment. */
async function openCheckout(page: Page): Promise<{ orderId: number }> {
  const opened = await page.request.post('/api/create-payment-intent', {
    data: {
      customerName: 'Maya Haddad',
      customerAddress: '12 Long Street, 12345 Springfield',
      customerEmail: 'maya@example.com',
      checkoutId: crypto.randomUUID(),
      items: [{ productId: 1, quantity: 1 }],
    },
  });
  expect(opened.status()).toBe(200);
  return (await opened.json()) as { orderId: number };
}

test('the days of a store are those of its time zone, whichever zone its staff are in', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.store, timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/');
  await enterAs(page, 'operator');
  const { orderId } = await openCheckout(page);

  await page.goto('/settings');
  const zone = page.getByLabel('Time zone');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await zone.selectOption('Pacific/Kiritimati');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('settings.png'), fullPage: true });

  const [order] = (await (await page.request.get('/api/orders')).json()) as { id: number; createdAt: string }[];
  expect(order?.id).toBe(orderId);
  const at = new Date(order?.createdAt ?? '');
  const day = at.toLocaleDateString('en-CA', { timeZone: 'Pacific/Kiritimati' });
  const shown = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Pacific/Kiritimati',
  }).format(at);
  await expect(async () => {
    await page.goto(`/orders?from=${day}&to=${day}`);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `#${orderId}` })
        .getByRole('time')
        .filter({ hasText: shown }),
    ).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByText('Time zone: Pacific/Kiritimati').first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('orders.png') });
  const before = new Date(at.getTime() - 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Pacific/Kiritimati' });
  await page.goto(`/orders?from=${before}&to=${before}`);
  await expect(page.getByText('No orders').first()).toBeVisible();

  await page.goto('/office');
  await expect(page.getByText(/^vs\. .* · Pacific\/Kiritimati$/)).toBeVisible();
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { name: 'Elite Bundle' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the choice of a time zone fits a phone, in Arabic and in the dark', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: shop.store,
    locale: 'ar',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await enterAs(page, 'operator');
  await page.goto('/settings');
  await expect(page.getByLabel('المنطقة الزمنية')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('settings-ar.png'), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/orders');
  await page.screenshot({ path: test.info().outputPath('orders-ar.png') });
  await context.close();
});
