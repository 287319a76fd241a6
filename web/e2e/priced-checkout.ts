import { expect, type Page } from '@playwright/test';
import { fillCard } from './buy';

export interface TypedAddress {
  line1?: string;
  postalCode?: string;
  locality?: string;
  region?: string;
  country?: string;
}

interface Sale {
  store: string;
  productId: number;
}

/** Opens the checkout of one unit in a store that charges shipping and tax, and fills in where it goes. */
export async function openCheckout(page: Page, { store, productId }: Sale, address: TypedAddress): Promise<void> {
  await page.goto(`${store}/product/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText(/^1x .+ has been added to your cart\.$/).first()).toBeVisible();
  await page.goto(`${store}/stripe-checkout`);
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
  if (address.country) await page.getByLabel('Country/region').selectOption(address.country);
  await page.getByLabel('Full Name').fill('Maya Haddad');
  if (address.line1) await page.getByLabel('Address', { exact: true }).fill(address.line1);
  if (address.postalCode) await page.getByLabel(/^(Postal|ZIP) code$/).fill(address.postalCode);
  if (address.locality) await page.getByLabel('City').fill(address.locality);
  if (address.region) await page.getByLabel('State').selectOption(address.region);
}

export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Applied')).toBeVisible();
}

const summary = (page: Page) => page.getByRole('heading', { name: 'Order Summary' }).locator('..');
export const row = (page: Page, text: string) => expect(summary(page)).toContainText(text);
export const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' }).click();

export async function pay(page: Page, total: string): Promise<void> {
  await toPayment(page);
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: `Pay $${total}` }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`$${total}`);
}
