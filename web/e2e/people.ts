import { expect, type Page } from '@playwright/test';

export type Person = 'shopper' | 'staff' | 'operator';

/** Signs in one of the demo accounts, as a person would. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
}

export async function fillSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${person}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
}
