import { expect, test } from '@playwright/test';
import type { Sales } from '@shopwright/contracts/http/store-analytics';
import { expectNoViolations } from '../axe';
import { enterAs, visit } from '../screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const totals = {
  revenue: '1249.50',
  refunds: '50.50',
  orders: 5,
  averageOrder: '249.90',
  visits: 100,
  conversionRate: 5,
};
const sales: Sales = {
  current: totals,
  previous: { ...totals, revenue: '999.60', orders: 4, visits: 0, conversionRate: null },
  series: [
    { startsAt: '2026-11-20T00:00:00.000Z', revenue: '1000.00', orders: 4, previousRevenue: '0.00' },
    { startsAt: '2026-11-21T00:00:00.000Z', revenue: '249.50', orders: 1, previousRevenue: '999.60' },
  ],
  topProducts: [{ productId: 1, name: 'Elite Bundle', quantity: 3, revenue: '747.00' }],
};

test('the home says how business goes, as a chart and as a table', async ({ page }) => {
  await page.route('**/api/analytics/sales?*', (route) => route.fulfill({ json: sales }));
  await enterAs(page, 'staff');
  await visit(page, '/office');
  const main = page.getByRole('main');
  await expect(main.getByText('$1,249.50', { exact: true })).toBeVisible();
  await expect(main.getByText('+25%').first()).toBeVisible();
  // There were no visits in the previous period, so there is no rate to compare with.
  await expect(main.getByRole('definition').filter({ hasText: '100 visits' })).not.toContainText('before');
  const chart = page.getByRole('img', { name: 'Revenue by day: $1,249.50, $999.60 previously' });
  await expect(chart.locator('path[stroke-dasharray]')).toBeVisible();
  // What a number counts is told to a keyboard, and to a press.
  const about = page.getByRole('button', { name: 'About Average order' });
  const meaning = page.getByRole('tooltip');
  await about.focus();
  await expect(meaning).toHaveText('Revenue divided by orders.');
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await about.click();
  await expect(about).toHaveAccessibleDescription('Revenue divided by orders.');
  await expectNoViolations(page, 'home with the meaning of a number');
  await page.keyboard.press('Escape');
  await expectNoViolations(page, 'home with a chart');
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('row', { name: 'Nov 21 1 $249.50 $999.60' })).toBeVisible();
  await expectNoViolations(page, 'home with a table');

  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/office?days=1');
  await expect(page.getByRole('heading', { name: 'Revenue by hour' })).toBeVisible();
  await main.getByRole('link', { name: 'Elite Bundle' }).click();
  await expect(page).toHaveURL('/product/1');
});

test('a store without orders says what to do instead of zeros', async ({ page }) => {
  const none = { revenue: '0.00', refunds: '0.00', orders: 0, averageOrder: null, visits: 0, conversionRate: null };
  const json: Sales = { current: none, previous: none, series: [], topProducts: [] };
  await page.route('**/api/analytics/sales?*', (route) => route.fulfill({ json }));
  await enterAs(page, 'staff');
  await visit(page, '/office');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/NaN|\$0\.00|Infinity/);
  await page.getByRole('link', { name: 'Share the store' }).click();
  await expect(page).toHaveURL('/marketing');
});

test('what waits for staff leads to the screen that handles it', async ({ page }) => {
  await page.request.post('/api/contact', {
    data: {
      name: 'Ada Writer',
      email: 'ada@example.com',
      subject: 'Waiting',
      message: 'Hello, is anyone there?',
      requestId: crypto.randomUUID(),
    },
  });
  // Often enough for the list of ten, among what other tests search for.
  for (const words of [
    'Zeppelin%20Stand',
    'zeppelin%20stand',
    'ZEPPELIN%20STAND',
    'Zeppelin%20stand',
    'zeppelin%20Stand',
  ]) {
    await page.request.get(`/api/products?search=${words}`);
  }
  await enterAs(page, 'staff');
  await visit(page, '/office');
  const main = page.getByRole('main');
  const searched = main.locator('li, tr').filter({ hasText: 'zeppelin stand' });
  await expect(searched.getByText('No results')).toBeVisible();
  const alert = main.getByRole('link', { name: /Panorelle/ });
  await alert.click();
  await expect(page).toHaveURL(/\/inventory\?search=Panorelle/);
  await expect(page.getByRole('row', { name: /Panorelle/ })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: /message.* to answer/ }).click();
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('heading', { name: 'Waiting' }).first()).toBeVisible();
});

test('when analytics are away the rest of the home is there, and they can be asked for again', async ({ page }) => {
  let isAway = true;
  await page.route('**/api/analytics/sales?*', (route) =>
    isAway ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: sales }),
  );
  await enterAs(page, 'staff');
  await visit(page, '/office');
  await expect(page.getByText("We couldn't load the analytics").first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('$1,249.50', { exact: true })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the meaning of a number appears where it is tapped', async ({ page }) => {
    await page.route('**/api/analytics/sales?*', (route) => route.fulfill({ json: sales }));
    await enterAs(page, 'staff');
    await visit(page, '/office');
    await page.getByRole('button', { name: 'About Refunds' }).tap();
    await expect(page.getByRole('tooltip')).toContainText('refunds and disputes');
    await page.getByRole('button', { name: 'About Conversion' }).tap();
    await expect(page.getByRole('tooltip')).toContainText('one visit a day');
  });
});
