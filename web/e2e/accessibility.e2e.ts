import { expect, type Page, test } from '@playwright/test';
import { isPagePath, pagePaths } from '@shopwright/contracts/pages';
import { expectNoViolations } from './axe';
import { enterAs, fillCartFromHome, listScreens, screens, viewers, visit } from './screens';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('every page of the store is among the screens that are looked at', () => {
  const shown = screens.map(({ path }) => path.split('?')[0] ?? '');
  const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  expect(pagePaths.filter((_, index) => !shown.some((path) => patterns[index]?.test(path)))).toEqual([]);
  expect(shown.filter((path) => !isPagePath(path))).toEqual(['/nothing-here']);
});

/** `npm run e2e:axe` takes every direction in all colours; the test run takes each of them once. */
const isWhole = process.env.E2E_FULL === '1';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of isWhole ? ['en', 'ar'] : [colorScheme === 'light' ? 'en' : 'ar']) {
    test.describe(`axe finds nothing, ${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale });
      test.slow();

      for (const viewer of viewers) {
        test(`on every screen of a ${viewer}, with each tab, menu and dialog open`, async ({ page }) => {
          await enterAs(page, viewer);
          for (const { path } of listScreens(viewer)) {
            await visit(page, path);
            await expectNoViolations(page, path);
            await openEverything(page, path);
          }
        });
      }

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
}

/** Opens each tab in turn, then everything that opens a menu or a dialog. */
async function openEverything(page: Page, path: string): Promise<void> {
  const tabs = page.locator('main [role="tab"]');
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, `${path}, tab ${index + 1}`);
    await openPopups(page, `${path}, tab ${index + 1}`);
  }
  if ((await tabs.count()) === 0) await openPopups(page, path);
}

const opened = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The first of each kind: a grid of fifty products opens fifty times the same dialog. */
async function openPopups(page: Page, where: string): Promise<void> {
  const triggers = page.locator('main [aria-haspopup]:visible:enabled');
  const seen = new Set<string>();
  for (let index = 0; index < Math.min(await triggers.count(), 12); index += 1) {
    const trigger = triggers.nth(index);
    const kind = (await trigger.getAttribute('data-kind')) ?? (await trigger.innerText());
    if (seen.has(kind)) continue;
    seen.add(kind);
    await trigger.click();
    await expect(page.locator(opened).first(), `${where}: ${kind}`).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, `${where}: ${kind}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
  }
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
