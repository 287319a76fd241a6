import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillCard, fillCart, fillShipping, goToPayment } from './buy';
import { failing } from './spec/stand-ins';
import { fillSignIn } from './users';

/** The notice that stays on the page after an error, when the toast is gone. */
const alertIn = (page: Page) => page.getByRole('main').getByRole('alert');

/** Says this, has the focus, and outlives the toast. */
async function expectNotice(page: Page, ...texts: string[]): Promise<Locator> {
  const notice = alertIn(page);
  for (const text of texts) await expect(notice).toContainText(text);
  await expect(notice).toBeFocused();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close notification' })
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
  await expect(notice).toBeVisible();
  return notice;
}

async function openPayment(page: Page): Promise<void> {
  await fillCart(page, '/product/1');
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'ada@example.com');
  await goToPayment(page);
}

async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay / }).click();
}

test('a declined card: why and what to do stay above the button, until the next try', async ({ page }) => {
  await openPayment(page);
  await payWith(page, '4000 0000 0000 9995');
  const notice = await expectNotice(page, 'Your card has insufficient funds.', "You haven't been charged.");
  const [noticeBox, buttonBox] = [
    await notice.boundingBox(),
    await page.getByRole('button', { name: /^Pay / }).boundingBox(),
  ];
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(buttonBox?.y ?? 0);
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
});

test('each decline has its own sentence, and a stolen card none', async ({ page }) => {
  await openPayment(page);
  const sentences = {
    '4000 0000 0000 0069': 'Your card has expired.',
    '4000 0000 0000 0127': "The security code doesn't match your card.",
    '4000 0000 0000 0119': "Your bank couldn't process the payment.",
    '4000 0000 0000 9979': 'Your card was declined.',
  };
  for (const [number, sentence] of Object.entries(sentences)) {
    await payWith(page, number);
    await expect(alertIn(page)).toContainText(sentence);
  }
});

test('an incomplete card: its fields say what is missing, and nothing claims a failed payment', async ({ page }) => {
  await openPayment(page);
  const frame = page.frameLocator('iframe[title="Secure payment input frame"], iframe[title*="payment" i]').first();
  const pay = page.getByRole('button', { name: /^Pay / });
  await pay.click();
  await expect(frame.getByText('Your card number is incomplete.')).toBeVisible();
  await expect(frame.locator('input:focus')).toHaveCount(1);
  await expect(pay).toBeEnabled();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await expect(alertIn(page)).toHaveCount(0);
  await fillCard(page, '4242 4242 4242 4242');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a decline is told until the customer corrects the card', async ({ page }) => {
  await openPayment(page);
  await payWith(page, '4000 0000 0000 0002');
  await expect(alertIn(page)).toContainText('Your card was declined.');
  await expect(page.getByText('Payment Failed')).not.toHaveCount(0);
  await fillCard(page, '4242 4242 4242 4242');
  await expect(alertIn(page)).toHaveCount(0);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
});

test('in German the reason is German', async ({ page }) => {
  await openPayment(page);
  await page.goto('/stripe-checkout?lang=de');
  await fillCardIn(page, '4000 0000 0000 0069');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await expect(alertIn(page)).toContainText('Ihre Karte ist abgelaufen.');
});

/** The labels inside the card's frame follow the language of the page. */
async function fillCardIn(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"], iframe[title*="payment" i]').first();
  const fields = frame.locator('input:not([type=radio])');
  await fields.nth(0).fill(number);
  await fields.nth(1).fill('12 / 34');
  await fields.nth(2).fill('123');
}

test('a payment that cannot begin says so in its place, until it can', async ({ page }) => {
  await fillCart(page, '/product/1');
  await page.goto('/stripe-checkout');
  await fillShipping(page, 'ada@example.com');
  await failing(page, 'POST /create-payment-intent');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expectNotice(page, 'Failed to initialize payment. Please try again.', "You haven't been charged");
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await expect(alertIn(page)).toHaveCount(0);
});

test('a rejected sign-in stays in the form, with both fields marked, until it is accepted', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(`no-account-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expectNotice(page, 'Login failed', 'Invalid email or password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fillSignIn(page, 'shopper');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Login failed')).toHaveCount(0);
});

test('a sign-in that the server could not answer marks no field', async ({ page }) => {
  await page.goto('/login');
  await failing(page, 'POST /auth/login');
  await fillSignIn(page, 'shopper');
  await expectNotice(page, 'Something went wrong. Please try again.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'false');
});
