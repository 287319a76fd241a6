import { expect, type Page } from '@playwright/test';

export type Role = 'shopper' | 'staff' | 'operator';

/** Signs in one of the demo accounts, as a visitor would. */
export async function signIn(page: Page, role: Role): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, role);
  await expect(page).toHaveURL(/\/account$/);
}

export async function fillSignIn(page: Page, role: Role): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${role}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
}

export const newPassword = 'correct-horse-battery';

/** Registers and signs in a new account, so that no other test shares it. */
export async function becomeNewShopper(page: Page, firstName = 'Noor'): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  const response = await page.request.post('/api/auth/register', {
    data: { firstName, lastName: 'Haddad', email, password: newPassword, language: 'en' },
  });
  expect(response.status()).toBe(201);
  return email;
}
