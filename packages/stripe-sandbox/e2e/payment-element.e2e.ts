import { expect, type Page, test } from '@playwright/test';
import { openStore, type Store } from './store';

let store: Store;
const complaints: string[] = [];

test.beforeAll(async () => {
  store = await openStore();
});
test.afterAll(() => store.close());

test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 402')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
// A breach of the page's content policy, or any other, is reported to the console.
test.afterEach(() => expect(complaints).toEqual([]));

const form = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const outcome = (page: Page) => page.getByLabel('Outcome');
const bank = (page: Page) => page.frameLocator('iframe[name="stripe-challenge-frame"]');

async function fillCard(page: Page, number: string): Promise<void> {
  await form(page).getByLabel('Card number').fill(number);
  await form(page).getByLabel('Expiration date').fill('12 / 34');
  await form(page).getByLabel('Security code').fill('123');
}

async function pay(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Pay' }).click();
}

test('pays with a good card', async ({ page }) => {
  await page.goto(await store.checkout());
  await expect(page.getByLabel('State')).toHaveText('ready');
  await fillCard(page, '4242424242424242');
  await expect(page.getByLabel('State')).toHaveText('complete filled');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(outcome(page)).toHaveText('succeeded');
});

test('groups what is typed and moves on by itself', async ({ page }) => {
  await page.goto(await store.checkout());
  await form(page).getByLabel('Card number').pressSequentially('4242424242424242');
  await page.keyboard.type('1234');
  await page.keyboard.type('987');
  await expect(form(page).locator('[name=number]')).toHaveValue('4242 4242 4242 4242');
  await expect(form(page).locator('[name=expiry]')).toHaveValue('12 / 34');
  await expect(form(page).locator('[name=cvc]')).toHaveValue('987');
});

test('corrects a digit in the middle of the number', async ({ page }) => {
  await page.goto(await store.checkout());
  const number = form(page).getByLabel('Card number');
  await number.pressSequentially('42425242');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await expect(number).toHaveValue('4242 4242');
});

test('names what is missing and sends nothing', async ({ page }) => {
  await page.goto(await store.checkout());
  await expect(page.getByLabel('State')).toHaveText('ready');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(outcome(page)).toHaveText('validation_error incomplete_number -: Your card number is incomplete.');
  await expect(form(page).getByText("Your card's security code is incomplete.")).toBeVisible();
  await expect(form(page).getByLabel('Card number')).toBeFocused();
});

test('answers a decline, then takes another card', async ({ page }) => {
  await page.goto(await store.checkout());
  await pay(page, '4000000000009995');
  await expect(outcome(page)).toHaveText(
    'card_error card_declined insufficient_funds: Your card has insufficient funds.',
  );
  await pay(page, '4242424242424242');
  await expect(outcome(page)).toHaveText('succeeded');
});

test.describe('3-D Secure', () => {
  test('completes in a dialog', async ({ page }) => {
    await page.goto(await store.checkout());
    await pay(page, '4000002760003184');
    await expect(bank(page).getByText('$249.00')).toBeVisible();
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expect(outcome(page)).toHaveText('succeeded');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('fails in the dialog', async ({ page }) => {
    await page.goto(await store.checkout());
    await pay(page, '4000002500003155');
    await bank(page).getByRole('button', { name: 'Fail authentication' }).click();
    await expect(outcome(page)).toContainText('payment_intent_authentication_failure');
  });

  test('is given up with Escape', async ({ page }) => {
    await page.goto(await store.checkout());
    await pay(page, '4000000000003220');
    await expect(bank(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outcome(page)).toContainText('payment_intent_authentication_failure');
  });

  test('is declined afterwards', async ({ page }) => {
    await page.goto(await store.checkout());
    await pay(page, '4000008400001629');
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expect(outcome(page)).toContainText('card_error card_declined generic_decline');
  });

  test('keeps the keyboard inside the dialog', async ({ page }) => {
    await page.goto(await store.checkout());
    await pay(page, '4000002760003184');
    await expect(bank(page).getByRole('heading')).toBeFocused();
    for (const [key, name] of [
      ['Tab', 'Complete authentication'],
      ['Tab', 'Fail authentication'],
      ['Tab', 'Complete authentication'],
      ['Shift+Tab', 'Fail authentication'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(bank(page).getByRole('button', { name })).toBeFocused();
    }
  });
});

test.describe('redirects', () => {
  const returned = /\/return\?payment_intent=pi_\w+&payment_intent_client_secret=\w+&redirect_status=(\w+)$/;

  test("returns to the store when redirect is 'always'", async ({ page }) => {
    await page.goto(await store.checkout({ redirect: 'always' }));
    await pay(page, '4242424242424242');
    await page.waitForURL(returned);
    expect(page.url()).toContain('redirect_status=succeeded');
  });

  test('goes to a wallet and back', async ({ page }) => {
    await page.goto(await store.checkout({}, { allowed_payment_method_types: ['card', 'amazon_pay'] }));
    await form(page).getByText('Amazon Pay').click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('button', { name: 'Authorize test payment' }).click();
    await page.waitForURL(returned);
    expect(page.url()).toContain('redirect_status=succeeded');
  });
});

test('reports a bank debit as processing', async ({ page }) => {
  await page.goto(await store.checkout({}, { allowed_payment_method_types: ['card', 'us_bank_account'] }));
  await form(page).getByText('US bank account').click();
  await form(page).getByLabel('Routing number').fill('110000000');
  await form(page).getByLabel('Account number').fill('000123456789');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(outcome(page)).toHaveText('processing');
});

test('will not open a payment that is over', async ({ page }) => {
  await page.goto(await store.checkout({}, { confirm: true, payment_method: 'pm_card_visa' }));
  await expect(page.getByLabel('State')).toHaveText('loaderror payment_intent_unexpected_state');
});

test('speaks Arabic from right to left', async ({ page }) => {
  await page.goto(await store.checkout({ locale: 'ar' }));
  await expect(form(page).getByLabel('رقم البطاقة')).toBeVisible();
  await expect(form(page).locator('html')).toHaveAttribute('dir', 'rtl');
});

const looks: Record<string, Record<string, string>> = {
  light: {},
  night: { theme: 'night' },
  flat: { theme: 'flat' },
  arabic: { locale: 'ar' },
  branded: { variables: JSON.stringify({ colorPrimary: '#e11d48', borderRadius: '14px', fontSizeBase: '18px' }) },
};
for (const [name, query] of Object.entries(looks))
  test(`looks right: ${name}`, async ({ page }, info) => {
    await page.setViewportSize({ width: 520, height: 520 });
    await page.goto(await store.checkout(query));
    await expect(page.getByLabel('State')).toHaveText('ready');
    await form(page).locator('[name=number]').fill('4242424242424241');
    await form(page).locator('[name=expiry]').focus();
    await page.screenshot({ path: info.outputPath(`${name}.png`) });
    const scrolls = await form(page)
      .locator('html')
      .evaluate((html) => html.scrollHeight > html.clientHeight + 1);
    expect(scrolls).toBe(false);
  });

test('the dialog looks right', async ({ page }, info) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(await store.checkout());
  await pay(page, '4000002760003184');
  await expect(bank(page).getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('dialog.png') });
});

test('the index page looks right', async ({ page }, info) => {
  await page.goto(store.sandboxUrl);
  await expect(page.getByRole('heading', { name: 'Stripe sandbox' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('index.png') });
});
