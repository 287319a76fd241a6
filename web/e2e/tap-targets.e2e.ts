import { devices, expect, test } from '@playwright/test';
import { fillCartFromHome, visit } from './screens';
import { findSmallTargets } from './small-targets';

// What is on the screens themselves is looked at by walk-screens.ts.

const { defaultBrowserType: _browser, ...phone } = devices['iPhone 13'];
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone nothing smaller than 44 px is tapped in the cart, the menu, the search, the filters and the checkout', async ({
  page,
}) => {
  const small: Record<string, string[]> = {};
  const look = async (where: string) => {
    const found = await findSmallTargets(page);
    if (found.length > 0) small[where] = found;
  };
  await fillCartFromHome(page);
  await look('home, with a toast');
  // Escape would close it before what is opened next.
  await page.getByRole('button', { name: 'Close notification' }).tap();
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('filters');
  await page.getByRole('dialog').getByRole('button', { name: 'Close filters' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await look('menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open search' }).tap();
  await page.keyboard.type('micro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('search');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).tap();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await look('cart');
  await visit(page, '/stripe-checkout');
  await look('checkout');
  expect(small).toEqual({});
});
