import { expect, test } from '@playwright/test';
import { fillSignIn } from '../users';
import { counting, failing } from './stand-ins';
import { expectToast } from './toasts';

test.describe('/login', () => {
  test('its messages, and the way to /register', async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Sign In' }).click();
    await expect(main.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/Enter your email/);
    await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Enter your password/);
    await main.getByLabel('Email', { exact: true }).fill('ada@');
    await expect(main.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      /Please enter a valid email|Invalid email/,
    );
    await main.getByLabel('Password', { exact: true }).fill('12345');
    await main.getByRole('button', { name: 'Sign In' }).click();
    await expect(main.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await expect(main.locator('a[href^="/register"]')).toBeVisible();
  });

  test('a rejected sign-in: "Login failed" with the server\'s words', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(`no-account-${Date.now()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Login failed', 'Invalid email or password');
  });

  test('any other failure: "Error"', async ({ page }) => {
    await page.goto('/login');
    await failing(page, 'POST /auth/login');
    await fillSignIn(page, 'shopper');
    await expectToast(page, 'Error', 'Something went wrong. Please try again.');
  });

  test('success: "Welcome back!" on /account', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'shopper');
    await expect(page).toHaveURL('/account');
    await expectToast(page, 'Welcome back!');
  });
});

test.describe('/register', () => {
  const messages: Record<string, string> = {
    'First name': 'First name must be at least 2 characters',
    'Last name': 'Last name must be at least 2 characters',
    Email: 'Please enter a valid email',
    Password: 'Password must be at least 6 characters',
  };

  test('its messages, and the way to /login', async ({ page }) => {
    await page.goto('/register');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Create Account' }).click();
    for (const [label, message] of Object.entries(messages)) {
      await expect(main.getByLabel(label, { exact: true }), label).toHaveAccessibleDescription(/Enter your /);
      await main.getByLabel(label, { exact: true }).fill('A');
      await expect(main.getByLabel(label, { exact: true }), label).toHaveAccessibleDescription(new RegExp(message));
    }
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Lovelace');
    await main.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await main.getByLabel('Password', { exact: true }).fill('secret-one');
    await main.getByLabel('Confirm password').fill('secret-two');
    await main.getByRole('button', { name: 'Create Account' }).click();
    await expect(main.getByLabel('Confirm password')).toHaveAccessibleDescription(/Passwords don't match/);
    await expect(main.locator('a[href^="/login"]')).toBeVisible();
  });

  test('a taken address is named; success is "Account created!" on /account, once for a double click', async ({
    page,
  }) => {
    await page.goto('/register');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ада');
    await main.getByLabel('Last name').fill('😀 <b>Lovelace</b>');
    await main.getByLabel('Email', { exact: true }).fill('shopper@example.com');
    await main.getByLabel('Password', { exact: true }).fill('secret-one');
    await main.getByLabel('Confirm password').fill('secret-one');
    await main.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(/already/i).first()).toBeVisible();
    await main.getByLabel('Email', { exact: true }).fill(`ada-${Date.now()}@example.com`);
    const calls = counting(page, 'POST /auth/register');
    await main.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(page).toHaveURL('/account');
    await expectToast(page, 'Account created!');
    expect(calls.count()).toBe(1);
    await expect(page.getByText('Welcome back, Ада')).toBeVisible();
  });

  test('any other failure: "Error"', async ({ page }) => {
    await page.goto('/register');
    await failing(page, 'POST /auth/register');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ada');
    await main.getByLabel('Last name').fill('Byron');
    await main.getByLabel('Email', { exact: true }).fill(`ada-${Date.now()}@example.com`);
    await main.getByLabel('Password', { exact: true }).fill('secret-one');
    await main.getByLabel('Confirm password').fill('secret-one');
    await main.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Error', 'Something went wrong. Please try again.');
  });
});
