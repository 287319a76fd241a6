import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { fillCard } from './buy';
import { mailedLink } from './mailbox';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Types a draft with a line that is no product, and saves it. */
async function draft(page: Page, email: string): Promise<void> {
  await visit(page, '/orders');
  await page.getByRole('link', { name: 'Create draft order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create draft order');
  await act(page, 'Add a custom item').click();
  await page.getByLabel('Item name').fill('Engraving');
  await page.getByLabel('Unit price').fill('12.50');
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.getByText('$25.00').last()).toBeVisible();
  await expectNoViolations(page, 'a new draft');
  await act(page, 'Create draft').click();
  await expect(page).toHaveURL(/\/draft-orders\/\d+$/);
}

test('a phone order is paid by its link, once', async ({ page, browser }) => {
  const email = `grace-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await enterAs(page, 'staff');
  await draft(page, email);
  await act(page, 'Send payment link').click();
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('Link URL')).toHaveValue(/\/pay\?order=\d+&token=/);
  const address = page.url();

  const context = await browser.newContext();
  const link = await mailedLink(context.request, email, '/pay');
  await context.clearCookies();
  const customer = await context.newPage();
  await customer.goto(link);
  await expect(customer.getByText('Engraving')).toBeVisible();
  await expectNoViolations(customer, 'the page of a payment link');
  await customer.getByRole('button', { name: 'Continue to payment: $25.00' }).click();
  await fillCard(customer, '4242 4242 4242 4242');
  await customer.getByRole('button', { name: /^Pay / }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 60_000 });
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: 'This order has already been placed' })).toBeVisible();
  await context.close();

  await page.goto(address);
  await page.getByRole('link', { name: /^Open order #\d+$/ }).click();
  await expect(page.locator('header').getByText('Paid', { exact: true })).toBeVisible();
  await visit(page, `/orders?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('link', { name: /^Order #\d+$/ })).toHaveCount(1);
});

test('another one is marked as paid by transfer, and a third is paid on invoice', async ({ page }) => {
  const email = `grace-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await enterAs(page, 'staff');
  await draft(page, email);
  await act(page, 'Create order').click();
  await dialog(page).getByLabel('Payment method').selectOption({ label: 'Bank transfer' });
  await dialog(page).getByRole('button', { name: 'Create order' }).click();
  await expect(dialog(page).getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Reference').fill('Statement 12');
  await dialog(page).getByRole('button', { name: 'Create order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.locator('header').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Statement 12')).toBeVisible();

  await draft(page, email);
  await act(page, 'Create order').click();
  await dialog(page).getByLabel('Payment method').selectOption({ label: 'Invoice' });
  await dialog(page).getByRole('button', { name: 'Create order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.locator('header').getByText('Invoice unpaid', { exact: true })).toBeVisible();
  await act(page, 'Mark invoice as paid').click();
  await dialog(page).getByLabel('Reference').fill('Statement 13');
  await dialog(page).getByRole('button', { name: 'Mark invoice as paid' }).click();
  await expect(page.locator('header').getByText('Paid', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'an order that was paid on invoice');
});

test('an order is edited: a unit is removed and refunded, another item is added and paid by its link', async ({
  page,
  browser,
}) => {
  const email = `grace-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await enterAs(page, 'staff');
  await draft(page, email);
  await act(page, 'Create order').click();
  await dialog(page).getByRole('button', { name: 'Create order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const address = page.url();

  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Edit order #\d+$/);
  await page.getByLabel('Quantity of Engraving').fill('1');
  await act(page, 'Add a custom item').click();
  await page.getByLabel('Item name').fill('Gift wrap');
  await page.getByLabel('Unit price').fill('4.00');
  await expect(page.getByText('$12.50 will be refunded')).toBeVisible();
  await expect(page.getByText('The customer pays $4.00 for the added items')).toBeVisible();
  await expectNoViolations(page, 'an edit of an order');
  await act(page, 'Save changes').click();
  await expect(page.getByLabel('Reason', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Reason', { exact: true }).fill('One engraving is enough');
  await act(page, 'Save changes').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page.locator('header').getByText('Partly refunded', { exact: true })).toBeVisible();

  const context = await browser.newContext();
  const link = await mailedLink(context.request, email, '/pay');
  await context.clearCookies();
  const customer = await context.newPage();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Continue to payment: $4.00' }).click();
  await fillCard(customer, '4242 4242 4242 4242');
  await customer.getByRole('button', { name: /^Pay / }).click();
  await expect(customer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 60_000 });
  const order = await mailedLink(context.request, email, '/track-order');
  await customer.goto(order);
  await expect(customer.getByRole('heading', { name: 'Added to your order' })).toBeVisible();
  await context.close();

  await page.goto(address);
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order #\d+$/ })
    .click();
  await expect(page.getByRole('link', { name: /^Added to order #\d+$/ })).toBeVisible();
});
