import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TestShop } from '../../infra/local/tests/test-shop';
import { fillCard, fillShipping } from './buy';

// A store that its owner opens in a rehearsal, and that sells one lamp.
export const ownerEmail = 'ada@lamps.example';
export const ownerPassword = 'a long password';

/** The one-time link with which the owner begins. */
export function setupLink({ home }: TestShop): string {
  const file = readFileSync(path.join(home, 'endpoints.json'), 'utf8');
  return (JSON.parse(file) as { setup: string }).setup;
}

export async function fillOwner(page: Page, password: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(ownerEmail);
  await fillPassword(page, password);
}

export async function fillPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function addLamp(page: Page): Promise<void> {
  await page.getByLabel('Product name').fill('Brass lamp');
  await page.getByLabel('Price ($)').fill('49.90');
  await page.getByLabel('Category').selectOption('Desk Lamps');
  await page.getByLabel('Image URL').fill('https://images.example/lamp.jpg');
  await page.getByLabel('Description').fill('A lamp of brass for a quiet desk.');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { name: 'You can finish the rest later' })).toBeVisible();
}

/** From the home page, which is open, to a paid order. */
export async function buyLamp(page: Page, { store }: TestShop): Promise<void> {
  await page.getByRole('link', { name: 'Brass lamp' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto(`${store}/stripe-checkout`);
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}
