import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Person } from './people';

/** axe's script is put into the page, which the store's content policy rightly forbids. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const open = ['/', '/?search=microphone', '/?search=nothing-like-it', '/product/1', '/login', '/register', '/nothing'];
const screens: Partial<Record<Person, string[]>> = {
  shopper: ['/account', '/stripe-checkout'],
  operator: ['/admin', '/inventory', '/dropshipping', '/import-products', '/marketing', '/ops/traces', '/ops/mail'],
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en', 'ar']) {
    test.describe(`axe finds nothing, ${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale });

      test('as a visitor', async ({ page }) => {
        await expectNoViolations(page, open);
      });

      for (const [person, paths] of Object.entries(screens) as [Person, string[]][]) {
        test(`as ${person}`, async ({ page }) => {
          await enter(page, person);
          await expectNoViolations(page, paths);
        });
      }
    });
  }
}

/** Signing in by its form needs English labels; here the session alone matters. */
async function enter(page: Page, person: Person): Promise<void> {
  const reply = await page.request.post('/api/auth/login', {
    data: { email: `${person}@example.com`, password: 'demo-password' },
  });
  expect(reply.status()).toBe(200);
}

async function expectNoViolations(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found, path).toEqual([]);
  }
}

test('the cart drawer keeps the keyboard inside, and gives it back', async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = page.getByRole('banner').getByRole('button', { name: /cart/i });
  await cart.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
  // On a button with a tooltip the first Escape closes the tooltip.
  await drawer.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cart).toBeFocused();
});
