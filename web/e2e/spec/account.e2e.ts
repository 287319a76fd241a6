import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../users';
import { answering, failing } from './stand-ins';
import { expectToast } from './toasts';

/** An account of its own, so that tests which run at the same time do not read each other's changes. */
async function newShopper(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/register', {
    data: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `ada-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`,
      password: 'secret-one',
    },
  });
  expect(response.status()).toBe(201);
}

test.describe('/account', () => {
  test('asks visitors to sign in', async ({ page }) => {
    await page.goto('/account');
    const main = page.getByRole('main');
    await expect(main.getByText('Account Required')).toBeVisible();
    await expect(main.getByText('Please log in to view your account')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/login/);
  });

  test('the banner and the four tabs', async ({ page }) => {
    await newShopper(page);
    await page.goto('/account');
    const main = page.getByRole('main');
    await expect(main.getByText('Welcome back, Ada')).toBeVisible();
    await expect(main.getByText(new RegExp(`Member since ${new Date().getFullYear()}`))).toBeVisible();
    for (const label of ['Loyalty points', 'Total spent', 'Average order'])
      await expect(main.getByText(label)).toBeVisible();
    await expect(main.getByRole('tab')).toHaveText(['Profile', 'Orders', 'Rewards', 'Settings']);
    await expect(main.getByRole('tab', { selected: true })).toHaveText('Orders');
  });

  test('profile: messages, save, "Profile Updated!", failure', async ({ page }) => {
    await newShopper(page);
    await page.goto('/account');
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Profile' }).click();
    await main.getByLabel('First name').fill('A');
    await main.getByLabel('Last name').fill('B');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByLabel('First name')).toHaveAccessibleDescription(/First name must be at least 2 characters/);
    await expect(main.getByLabel('Last name')).toHaveAccessibleDescription(/Last name must be at least 2 characters/);
    await main.getByLabel('First name').fill('Augusta');
    await main.getByLabel('Last name').fill('King');
    await main.getByLabel('City').fill('London');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile Updated!');
    await expect(main.getByText('Welcome back, Augusta')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('City')).toHaveValue('London');
    await failing(page, 'PUT /auth/profile');
    await main.getByLabel('City').fill('Ockham');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Update Failed', 'Please try again or contact support.');
    await expect(main.getByLabel('City')).toHaveValue('Ockham');
  });

  test('orders: the empty state leads to /streaming-electronics; each status has its label', async ({ page }) => {
    await newShopper(page);
    await page.goto('/account');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', '/streaming-electronics');
    const statuses = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'];
    await answering(
      page,
      'GET /orders/user',
      statuses.map((status, index) => ({
        id: 100 - index,
        reference: crypto.randomUUID(),
        customerName: 'Ada Byron',
        customerEmail: 'ada@example.com',
        customerAddress: '12 St James Square, London',
        total: '249.00',
        discount: '0.00',
        status,
        refundState: 'none',
        createdAt: '2026-11-01T10:00:00.000Z',
        items: [],
      })),
    );
    await page.reload();
    await page.getByRole('tab', { name: 'Orders' }).click();
    for (const label of ['Pending', 'Confirmed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']) {
      await expect(page.getByRole('tabpanel').getByText(label, { exact: true }).first()).toBeVisible();
    }
    await failing(page, 'GET /orders/user');
    await page.reload();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(page.getByText("We couldn't load your orders")).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('rewards: offers, tier, progress', async ({ page }) => {
    await newShopper(page);
    await page.goto('/account');
    await page.getByRole('tab', { name: 'Rewards' }).click();
    const panel = page.getByRole('tabpanel');
    for (const text of [
      /\$10 off/,
      /1000 points|1,000 points/,
      /Free shipping/,
      /500 points/,
      /Gold Member/,
      /Platinum/,
    ]) {
      await expect(panel.getByText(text).first()).toBeVisible();
    }
    await expect(panel.getByRole('progressbar')).toBeVisible();
  });

  test('the demo shopper signs in by the form and sees it too', async ({ page }) => {
    await signIn(page, 'shopper');
    await expect(page.getByText(/Welcome back, /)).toBeVisible();
  });
});
