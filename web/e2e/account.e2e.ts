import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { mailedLink } from './mailbox';
import { becomeNewShopper, newPassword, signIn } from './users';

test('registering says what is wrong under each field, and an address that is taken under its own', async ({
  page,
}) => {
  const email = await becomeNewShopper(page);
  await page.context().clearCookies();
  await page.goto('/register');
  const submit = page.getByRole('main').getByRole('button', { name: 'Create Account' });
  await submit.click();
  for (const label of ['First name', 'Last name', 'Email', 'Password'])
    await page.getByLabel(label, { exact: true }).fill('A');
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email',
    'Password must be at least 6 characters',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel('First name').fill('<b>Noor</b> 🎧');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-enough');
  await page.getByLabel('Confirm password').fill('secret-enoug');
  await submit.click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm password').fill('secret-enough');
  await submit.click();
  await expect(page.getByText('An account with this email already exists')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(`second-${email}`);
  await submit.dblclick();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Account created!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, <b>Noor</b> 🎧' })).toBeVisible();
});

test('the profile is saved, and a new email asks for the password', async ({ page, request }) => {
  const email = await becomeNewShopper(page);
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByLabel('First name').fill('N');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('City').fill('Amman');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nadia' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(`new-${email}`);
  await page.getByLabel('Current password').fill('not my password');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Wrong password')).toBeVisible();
  await page.getByLabel('Current password').fill(newPassword);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const waiting = page
    .getByRole('main')
    .getByText(`We sent a link to new-${email}. Your email changes when you open it.`);
  await expect(waiting).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(waiting).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.goto(await mailedLink(request, `new-${email}`, '/verify-email'));
  // Loading the page changes nothing: it shows the address and asks.
  await expect(page.getByText(`new-${email} becomes the email address of your account.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`new-${email}`);
  await expect(page.getByText(/We sent a link|Please confirm/)).toHaveCount(0);
});

test('settings: language and news are kept in the account, the open tab outlives a reload', async ({ page }) => {
  await becomeNewShopper(page);
  await page.goto('/account');
  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.click();
  // The ring is for the keyboard, also after the first press of a visit.
  await expect(settings).toHaveCSS('outline-style', 'none');
  await settings.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Rewards' })).toHaveCSS('outline-style', 'solid');
  await settings.click();
  const news = page.getByRole('switch', { name: /news and offers/ });
  await expect(news).toBeChecked();
  await news.click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.reload();
  await expect(news).not.toBeChecked();
  await page.getByRole('main').getByLabel('Language').selectOption('de');
  await expect(page.getByRole('tab', { name: 'Einstellungen' })).toBeVisible();
  const kept = async () =>
    ((await (await page.request.get('/api/auth/me')).json()) as { preferredLanguage: string }).preferredLanguage;
  await expect.poll(kept).toBe('de');
});

test('settings: sessions are listed and ended, and a new password ends the others', async ({ page, browser }) => {
  const email = await becomeNewShopper(page);
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  });
  const signInOnPhone = (password: string) => phone.request.post('/api/auth/login', { data: { email, password } });
  const isPhoneIn = async () => (await phone.request.get('/api/auth/me')).status() === 200;
  await signInOnPhone(newPassword);

  await page.goto('/account');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out: Chrome on Android' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Chrome on Android')).toHaveCount(0);
  expect(await isPhoneIn()).toBe(false);

  await signInOnPhone(newPassword);
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('another-good-secret');
  await page.getByLabel('Confirm password').fill('another-good-secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Wrong password')).toBeVisible();
  await page.getByLabel('Current password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed').first()).toBeVisible();
  expect(await isPhoneIn()).toBe(false);

  await signInOnPhone('another-good-secret');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await asked.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('All other devices signed out').first()).toBeVisible();
  expect(await isPhoneIn()).toBe(false);
  await expect(page.getByText('This device')).toBeVisible();
  await phone.close();
});

test('settings: a copy of the data is one file, and erasing the account needs the password', async ({ page }) => {
  const email = await becomeNewShopper(page);
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Settings' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^shopwright-data-\d{4}-\d\d-\d\d\.json$/);
  const copy: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(copy).toMatchObject({ account: { user: { email } }, orders: [], reviews: [] });

  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account permanently?' });
  await expect(dialog.getByText("This can't be undone.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Current password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Wrong password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Delete permanently' }).dblclick();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const again = await page.request.post('/api/auth/login', { data: { email, password: newPassword } });
  expect(again.status()).toBe(401);
});

test('a failing account service counts as signed out, and says so', async ({ page }) => {
  await signIn(page, 'shopper');
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  await expect(page.getByText("We can't load your account right now")).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  const asked = page.waitForRequest('**/api/auth/me');
  await again.click();
  await asked;
  await page.unroute('**/api/auth/me');
  // The page may ask by itself first, and then has no button any more.
  await expect(async () => {
    await again.click({ timeout: 500 }).catch(() => undefined);
    await expect(page.getByText("We can't load your account right now")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('signing in says "Welcome back!" for its time, and what another device put in the cart stands on the page', async ({
  page,
}) => {
  const email = await becomeNewShopper(page);
  const put = (productId: number) =>
    page.request
      .put('/api/cart', { data: { items: [{ productId, quantity: 1 }] } })
      .then((response) => response.status());
  expect(await put(1)).toBe(200);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  const welcome = page.getByRole('region', { name: /Notifications/ }).getByText('Welcome back!');
  await expect(welcome).toBeVisible();
  const news = page.getByRole('status').filter({ hasText: 'Cart updated from your other device' });
  await expect(news).toBeVisible();
  await expect(welcome).toBeVisible();
  await expect(welcome).toBeHidden({ timeout: 8000 });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Shopping Cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText('Cart updated from your other device')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(news).toBeHidden();

  expect(await put(2)).toBe(200);
  await page.reload();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toBeHidden();
});
