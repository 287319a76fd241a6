import { expect, type Page, test } from '@playwright/test';
import { totpCode } from '../../services/auth/src/two-factor/test-totp';
import { becomeNewShopper, newPassword } from './users';

test('an account is protected by an app, recovery codes and a passkey, and signs in with each', async ({ page }) => {
  const email = await becomeNewShopper(page);
  await addAuthenticator(page);
  await openSettings(page);

  await page.getByRole('button', { name: 'Set up' }).click();
  const setup = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await setup.getByText(/^[A-Z2-7]{32}$/).innerText();
  await setup.getByLabel('Code', { exact: true }).fill('000000');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(setup.getByText('This code is incorrect or was already used')).toBeVisible();
  const first = totpCode(secret, new Date());
  await setup.getByLabel('Code', { exact: true }).fill(first);
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(saved.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await saved.getByRole('listitem').first().innerText();
  await saved.getByRole('button', { name: "I've saved them" }).last().click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add a passkey' });
  await naming.getByLabel('Name of the passkey').fill('Work laptop');
  await naming.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();

  await enterPassword(page, email);
  const code = page.getByLabel('Code', { exact: true });
  await code.fill(first);
  await submit(page);
  await expect(page.getByText('This code is incorrect or was already used')).toBeVisible();
  // The code of the next half minute, which clocks that run fast show already.
  await code.fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await submit(page);
  await expect(page).toHaveURL(/\/account$/);

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await submit(page);
  await expect(page).toHaveURL(/\/account$/);

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/account$/);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await openSettings(page);
  await expect(page.getByText('9 codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Work laptop” removed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('codes left')).toHaveCount(0);
});

/** Chromium's own authenticator, whose user is always there and always verified. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
}

/** Signs out, and in again up to the second step. */
async function enterPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
