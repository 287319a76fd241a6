import { expect, test } from '@playwright/test';
import { buy } from './buy';
import { mailedLink } from './mailbox';
import { newPassword } from './users';

const unreachable = "We can't send email to addresses with accented or non-Latin letters before the @";

test('an account with an international domain gets its email, and signs in with any form of its address', async ({
  page,
  request,
}) => {
  const name = `info-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/register');
  await page.getByLabel('First name').fill('Jörg');
  await page.getByLabel('Last name').fill('Müller');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  const field = page.getByLabel('Email', { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await field.fill('müller@example.com');
  await submit.click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await field.fill(`${name}@müller.de`);
  await submit.click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(field).toHaveValue(`${name}@müller.de`);
  await page.getByLabel('City').fill('Köln');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated!').first()).toBeVisible();
  expect(await mailedLink(request, name, '/verify-email')).toContain('token');
  for (const typed of [`${name}@xn--mller-kva.de`, `${name.toUpperCase()}@MÜLLER.de`]) {
    await page.context().clearCookies();
    await page.goto('/login');
    await field.fill(typed);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(field).toHaveValue(`${name}@müller.de`);
  }
});

test('a guest whose address has a sign in it buys, and finds the order with another form of it', async ({ page }) => {
  const name = `r&d/${crypto.randomUUID().slice(0, 8)}`;
  const orderId = await buy(page, '/product/1', { email: `${name}@bücher.example` });
  await page.goto('/track-order');
  await page.getByLabel('Order number').fill(String(orderId));
  await page.getByLabel('Email', { exact: true }).fill(`${name}@xn--bcher-kva.example`);
  await page.getByRole('main').getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`#${orderId}`) }).first()).toBeVisible();
});

test('the newsletter takes an address with a sign and an international domain', async ({ page }) => {
  await page.goto('/');
  const field = page.getByPlaceholder('Enter your email');
  await field.scrollIntoViewIfNeeded();
  await field.fill(`sales/eu-${crypto.randomUUID().slice(0, 8)}@müller.de`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed!').first()).toBeVisible();
});
