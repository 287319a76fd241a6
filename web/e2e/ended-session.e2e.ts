import { expect, type Page, test } from '@playwright/test';
import { fillCart, fillShipping, payByCard } from './buy';
import { becomeNewShopper, newPassword } from './users';

const endings: Record<string, (page: Page) => Promise<void>> = {
  'was ended elsewhere': async (page) => {
    const storageState = await page.context().storageState();
    const elsewhere = await page.context().browser()?.newContext({ storageState });
    expect((await elsewhere?.request.post('/api/auth/logout'))?.status()).toBe(204);
    await elsewhere?.close();
  },
  'is no longer in the browser': (page) => page.context().clearCookies({ name: 'sid' }),
};

for (const [how, endSession] of Object.entries(endings)) {
  test(`a checkout whose session ${how} is the account's after it signs in again, and not a guest's`, async ({
    page,
  }) => {
    const email = await becomeNewShopper(page);
    await fillCart(page, '/product/2');
    await page.goto('/stripe-checkout');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await fillShipping(page);
    await endSession(page);

    const asked = page.waitForResponse('**/api/create-payment-intent');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    expect((await asked).status()).toBe(401);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await payByCard(page);
    const orders = (await (await page.request.get('/api/orders/user')).json()) as unknown[];
    expect(orders).toHaveLength(1);
  });
}
