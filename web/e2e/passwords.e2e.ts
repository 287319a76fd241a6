import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from './mailbox';
import { becomeNewShopper, newPassword } from './users';

const chosen = 'another-good-secret';

test('a new account confirms its email by the mailed link', async ({ page, request }) => {
  const email = await becomeNewShopper(page);
  await page.goto('/account');
  await expect(page.getByText(`Please confirm ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Email sent').first()).toBeVisible();
  const link = await mailedLink(request, email, '/verify-email');
  await page.goto(link);
  await expect(page.getByText(`Confirm that ${email} is yours.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Noor' })).toBeVisible();
  await expect(page.getByText('Please confirm')).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

test('a link to confirm an email with that is none says so, and leads on', async ({ page }) => {
  await page.goto('/verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await becomeNewShopper(page);
  await page.goto('/verify-email?token=<script>alert(1)</script>');
  await expect(page.getByRole('main').getByRole('button', { name: 'Send again' })).toBeVisible();
});

test('who forgot a password chooses a new one, and the old one and its sessions end', async ({ page, request }) => {
  const email = await becomeNewShopper(page);
  const elsewhere = await page.context().browser()?.newContext();
  const visitor = await elsewhere?.newPage();
  if (!visitor) throw new Error('no second browser');
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
  await visitor.getByRole('button', { name: 'Send link' }).click();
  await expect(visitor.getByText('Enter your email', { exact: true })).toBeVisible();
  await visitor.getByLabel('Email', { exact: true }).fill('no address');
  await expect(visitor.getByText('Please enter a valid email')).toBeVisible();
  await visitor.getByLabel('Email', { exact: true }).fill(email);
  await visitor.getByRole('button', { name: 'Send link' }).dblclick();
  await expect(visitor.getByText(`If there's an account for ${email}`)).toBeVisible();

  const link = await mailedLink(request, email, '/reset-password');
  await visitor.goto(link);
  await choose(visitor, chosen, '');
  await expect(visitor.getByLabel('Confirm password')).toHaveAccessibleDescription('Enter the password again');
  await choose(visitor, 'short', 'short');
  await expect(visitor.getByText('Password must be at least 6 characters')).toBeVisible();
  await choose(visitor, chosen, 'something else');
  await expect(visitor.getByText("Passwords don't match")).toBeVisible();
  await choose(visitor, chosen, chosen);
  await expect(visitor).toHaveURL(/\/login$/);
  await expect(visitor.getByText('Password changed').first()).toBeVisible();

  await signInWith(visitor, email, newPassword);
  await expect(visitor.getByText('Login failed').first()).toBeVisible();
  await signInWith(visitor, email, chosen);
  await expect(visitor).toHaveURL(/\/account$/);

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();

  await visitor.goto(link);
  await choose(visitor, chosen, chosen);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Request a new link' }).click();
  await expect(visitor).toHaveURL(/\/forgot-password$/);
  await elsewhere?.close();
});

test('the answer is the same for an unknown address', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('no-account@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText("If there's an account for no-account@example.com")).toBeVisible();
});

async function choose(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}
