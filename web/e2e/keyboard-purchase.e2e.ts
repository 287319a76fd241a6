import { expect, type Locator, type Page, test } from '@playwright/test';

test.slow();

test('from home to a paid order with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart: / })
    .first();
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to cart').first()).toBeVisible();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /cart, 1 item/i }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await tabTo(page, drawer.getByRole('button', { name: /^Secure Checkout/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stripe-checkout$/);

  await tabTo(page, page.getByLabel('Full Name'));
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Long Street, 12345 Springfield');
  await tabTo(page, page.getByRole('button', { name: 'Continue to Payment' }));
  await page.keyboard.press('Enter');

  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeVisible();
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await tabTo(page, card.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, card.getByLabel('Expiration date'));
  await page.keyboard.type('1234');
  await tabTo(page, card.getByLabel('Security code'));
  await page.keyboard.type('123');
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  const done = page.getByRole('heading', { name: 'Payment Successful!' });
  await expect(done).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Continue Shopping' }));
});

const pressesMax = 120;

/** Goes on pressing until the focus is there, as a user without a mouse would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < pressesMax; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error(`${target} is out of the keyboard's reach`);
}
