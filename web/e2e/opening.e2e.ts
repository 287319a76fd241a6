import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { fillCard, fillShipping } from './buy';

let shop: TestShop;

// A store of its own: `npm run rehearsal` in an empty folder.
test.beforeAll(async () => {
  shop = await startTestShop({}, ['--rehearsal']);
});
test.afterAll(() => shop?.stop());

const endpoints = () => JSON.parse(readFileSync(path.join(shop.home, 'endpoints.json'), 'utf8')) as { setup: string };

test('an owner opens an empty production store and sells, all in the browser', async ({ page }) => {
  const startedAt = Date.now();
  const { setup } = endpoints();

  await page.goto(`${shop.store}/setup?token=foreign`);
  await expect(page.getByRole('heading', { name: 'This setup link is not valid for this store' })).toBeVisible();

  await page.goto(setup);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill('ada@lamps.example');
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.getByLabel('Confirm Password').fill('too short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('a long password');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page).toHaveURL(`${shop.store}/setup`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByLabel('Category name').fill('Desk Lamps');
  await expect(page.getByLabel('Name in addresses')).toHaveValue('desk-lamps');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByLabel('Product Name').fill('Brass lamp');
  await page.getByLabel('Price ($)').fill('49.90');
  await page.getByLabel('Category').selectOption('Desk Lamps');
  await page.getByLabel('Image URL').fill('https://images.example/lamp.jpg');
  await page.getByLabel('Description').fill('A lamp of brass for a quiet desk.');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { name: 'You can finish the rest later' })).toBeVisible();

  await page.getByRole('link', { name: 'Go to the back office' }).click();
  await page.getByRole('link', { name: 'Name your store' }).click();
  await page.getByLabel('Store name').fill('Lamp & Co');
  await page.getByLabel('Contact email').fill('hello@lamps.example');
  await page.getByLabel('Sender email').fill('orders@lamps.example');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your store is ready' })).toBeVisible();
  await page.getByRole('link', { name: 'View store' }).click();
  await expect(page.getByRole('link', { name: 'Lamp & Co, home' })).toBeVisible();
  await expect(page).toHaveTitle(/^Lamp & Co/);

  await page.getByRole('link', { name: 'Brass lamp' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto(`${shop.store}/stripe-checkout`);
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`from the setup link to the first paid order: ${seconds} s\n`);

  await page.goto(`${shop.store}/ops/mail`);
  await expect(page.getByText(/Lamp & Co/).first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto(setup);
  await expect(page.getByRole('heading', { name: 'This store already has an owner' })).toBeVisible();
});
