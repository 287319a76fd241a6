import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { fillCartFromHome, visit } from './screens';
import { becomeNewShopper } from './users';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each direction and each color scheme once: colors do not depend on the language.
const looks = [
  ['en', 'light'],
  ['ar', 'dark'],
] as const;

for (const [locale, colorScheme] of looks) {
  test.describe(`axe finds nothing, ${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale });

    test('with a toast, the cart and the checkout open', async ({ page }) => {
      await fillCartFromHome(page);
      await expect(page.locator('ol li[data-state="open"]')).toBeVisible();
      await expectNoViolations(page, 'toast');
      await page.locator('header button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'cart drawer');
      for (const path of ['/checkout', '/stripe-checkout']) {
        await visit(page, path);
        await expectNoViolations(page, path);
        await page.locator('main form button[type="submit"]').first().click();
        await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
        await expectNoViolations(page, `${path}, refused`);
      }
    });

    test('with the mobile menu open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/');
      await page.locator('header button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'mobile menu');
    });
  });
}

const desktop = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

// Home and a product are looked at as a visitor has them by every-screen.e2e.ts.
for (const [locale, colorScheme, viewport, sizesOfAccount] of [
  ['en', 'light', desktop, [desktop, phone]],
  ['ar', 'dark', phone, [phone]],
] as const) {
  test.describe(`axe finds nothing for someone signed in, ${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale, viewport });

    test('on an order, /, /product/1, /account', async ({ page }) => {
      test.slow();
      await becomeNewShopper(page);
      const id = await placeOrder(page, 17);
      for (const path of ['/', '/product/1', '/account', `/account/orders/${id}`]) {
        await visit(page, path);
        for (const size of path.startsWith('/account') ? sizesOfAccount : [viewport]) {
          await page.setViewportSize(size);
          await expectNoViolations(page, `${path}, ${size.width} wide`);
        }
        await page.setViewportSize(viewport);
      }
    });
  });
}

test('the cart drawer keeps the keyboard inside, and gives it back', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  // The toast would take the first Escape.
  await page.getByRole('button', { name: 'Close notification' }).click();
  const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
  await cart.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  // On a button with a tooltip the first Escape closes the tooltip.
  await drawer.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cart).toBeFocused();
});
