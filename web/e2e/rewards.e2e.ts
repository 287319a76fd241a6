import { expect, type Page, test } from '@playwright/test';
import { fillCart, fillShipping, goToPayment, payByCard, placeOrder } from './buy';
import { becomeNewShopper, newPassword } from './users';

test.slow();

test('points buy a reward once, and the reward takes ten dollars off one order', async ({ page }) => {
  await becomeNewShopper(page, 'Rana');
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Rewards' }).click();
  await expect(page.getByRole('heading', { name: 'Gold Member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem: $10 off' })).toBeDisabled();
  await expect(page.getByText('1,000 points to go')).toBeVisible();

  await placeOrder(page, 4, { quantity: 2 });
  await openRewards(page, 'You have 1,498 points.');
  await expect(page.getByRole('heading', { name: 'Platinum Member' })).toBeVisible();

  const freeShipping = page.getByRole('button', { name: 'Redeem: Free shipping' });
  await expect(freeShipping).toBeDisabled();
  await expect(freeShipping).toHaveAccessibleDescription(/All orders ship free today\./);

  await page.getByRole('button', { name: 'Redeem: $10 off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Redeem “$10 off”?' });
  await expect(question.getByText('This costs 1,000 points and leaves you with 498.')).toBeVisible();
  await question.getByRole('button', { name: 'Redeem' }).dblclick();
  await expect(page.getByText('You have 498 points.')).toBeVisible();
  await expect(page.getByText('Available')).toHaveCount(1);

  await fillCart(page, '/product/2');
  await page.goto('/stripe-checkout');
  await expect(page.getByRole('radio', { name: /\$10\.00 off/ })).toBeChecked();
  await expect(page.getByRole('definition').filter({ hasText: '-$10.00' })).toBeVisible();
  await fillShipping(page);
  await goToPayment(page);
  await expect(page.getByRole('button', { name: 'Pay $109.00' })).toBeVisible();
  await payByCard(page);
  await page.getByRole('link', { name: 'View Order History' }).click();
  await expect(page.getByText('-$10.00').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Rewards' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Used', { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('a reward that another checkout holds is refused, and the order goes on without it', async ({ page, browser }) => {
  const email = await becomeNewShopper(page, 'Rana');
  await placeOrder(page, 4, { quantity: 2 });
  await openRewards(page, 'You have 1,498 points.');
  await page.getByRole('button', { name: 'Redeem: $10 off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Available')).toHaveCount(1);

  const other = await browser.newContext();
  await other.request.post('/api/auth/login', { data: { email, password: newPassword } });
  const second = await other.newPage();
  await fillCart(page, '/product/2');
  // The cart of an account follows it to every browser.
  await second.goto('/');
  await expect(second.getByRole('button', { name: /^Open cart, 1 / })).toBeVisible();
  for (const each of [page, second]) {
    await each.goto('/stripe-checkout');
    await each.getByRole('radio', { name: /\$10\.00 off/ }).check();
    await fillShipping(each);
  }
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $109.00' })).toBeVisible();
  await second.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(second.getByText("It's in use on another order.")).toBeVisible();
  await second.getByRole('button', { name: 'Continue without it' }).click();
  await expect(second.getByRole('button', { name: 'Pay $119.00' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: /No reward/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay $119.00' })).toBeVisible();
  await other.close();
});

async function openRewards(page: Page, balance: string): Promise<void> {
  await expect(async () => {
    await page.goto('/account');
    await page.getByRole('tab', { name: 'Rewards' }).click();
    await expect(page.getByText(balance)).toBeVisible({ timeout: 5000 });
  }).toPass();
}
