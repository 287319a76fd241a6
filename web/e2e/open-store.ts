import { expect, type Page } from '@playwright/test';
import type { TestShop } from '../../infra/local/tests/test-shop';
import { fillShipping } from './buy';
import { addLamp, fillOwner, fillPassword, ownerPassword, setupLink } from './lamp-store';

/** From the setup link to an open store with a name, a category and a product, as its owner. */
export async function openStore(page: Page, shop: TestShop): Promise<void> {
  await page.goto(`${shop.store}/setup?token=foreign`);
  await expect(page.getByRole('heading', { name: 'This setup link is not valid for this store' })).toBeVisible();

  await page.goto(setupLink(shop));
  await fillOwner(page, 'too short');
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await fillPassword(page, ownerPassword);

  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page).toHaveURL(`${shop.store}/setup`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByLabel('Category name').fill('Desk Lamps');
  await expect(page.getByLabel('URL slug')).toHaveValue('desk-lamps');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await addLamp(page);

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
  await expectNothingOfTheDemonstration(page, shop);
  await expectNoPromises(page, shop);
  await page.goto(`${shop.store}/orders`);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.getByRole('link', { name: /^To ship/ }).click();
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
}

async function expectNothingOfTheDemonstration(page: Page, shop: TestShop): Promise<void> {
  for (const path of ['/', '/about', '/streaming-electronics', '/size-guide']) {
    await page.goto(shop.store + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (path !== '/about') await expect(page).toHaveURL(/^[^?]+:\d+\/(\?section=products)?$/);
    await expect(page.getByText(/streaming|microphone|ear tips/i)).toHaveCount(0);
    await expect(page.locator('img[src^="/images/products/"], img[src^="/images/hero"]')).toHaveCount(0);
  }
}

/** What only the merchant can keep, the store promises once its owner says so. */
async function expectNoPromises(page: Page, shop: TestShop): Promise<void> {
  for (const path of ['/', '/faqs', '/help', '/shipping-info', '/returns', '/terms', '/product/1']) {
    await page.goto(shop.store + path);
    const main = page.getByRole('main');
    await expect(main).toBeVisible();
    expect(await main.textContent(), path).not.toMatch(
      /warranty|30[ -]days?|money-back|free (worldwide )?(delivery|shipping)|(delivery|shipping) is free|24\/7/i,
    );
  }
}

/** The law of the store's country names its pay button and its imprint. */
export async function expectLegalWording(page: Page, shop: TestShop): Promise<void> {
  await setCountry(page, shop, 'Germany');
  await page.goto(`${shop.store}/?lang=en`);
  await page.getByRole('link', { name: 'Brass lamp' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto(`${shop.store}/stripe-checkout`);
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Order with obligation to pay', exact: true })).toBeVisible();
  await page.goto(`${shop.store}/stripe-checkout?lang=de`);
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true })).toBeVisible();

  await page.goto(`${shop.store}/?lang=en`);
  await setCountry(page, shop, 'Japan', 'Lamp & Co, 1-2-3 Shibuya, Tokyo');
  await page.goto(`${shop.store}/?lang=ja`);
  await page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法に基づく表記' }).click();
  await expect(page.getByRole('heading', { name: '特定商取引法に基づく表記' })).toBeVisible();
  await page.goto(`${shop.store}/?lang=en`);
}

async function setCountry(page: Page, shop: TestShop, country: string, imprint = ''): Promise<void> {
  await page.goto(`${shop.store}/settings?tab=store`);
  await page.getByLabel('Country of the store').selectOption({ label: country });
  await page.getByLabel('Imprint').fill(imprint);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).status()).toBe(200);
}
