import { devices, expect, type Page, test } from '@playwright/test';
import { enterAs, fillCartFromHome, listScreens, viewers, visit } from './screens';

const { defaultBrowserType: _browser, ...phone } = devices['iPhone 13'];
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Finds what is touched within less than 44 px in one direction. A pseudo-element or a label around it may add to it. Links
 * in a sentence are left out, as WCAG does, and what only a keyboard reaches.
 */
function findSmallTargets(): string[] {
  const least = 43.5;
  const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    const isWider = after.position === 'absolute' && after.content !== 'none';
    const added = isWider ? [Number.parseFloat(after.width) || 0, Number.parseFloat(after.height) || 0] : [0, 0];
    return { width: Math.max(width, added[0] ?? 0), height: Math.max(height, added[1] ?? 0) };
  };
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]'),
    )
    .map((element) => ({ element, target: element.matches('input') ? (element.closest('label') ?? element) : element }))
    .map(({ element, target }) => ({ element, own: sizeOf(element), size: sizeOf(target) }))
    .filter(({ element, own }) => own.width > 1 && own.height > 1 && !isInSentence(element))
    .filter(({ size }) => size.height < least || size.width < least)
    .map(({ element, size }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${Math.round(size.width)} × ${Math.round(size.height)}`;
    });
}

/** Looks once what moves into view has arrived at its size. */
async function findOn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
  });
  return [...new Set(await page.evaluate(findSmallTargets))];
}

for (const viewer of viewers) {
  test(`on a phone a ${viewer} taps nothing smaller than 44 px`, async ({ page }) => {
    test.slow();
    await enterAs(page, viewer);
    const small: Record<string, string[]> = {};
    const look = async (where: string) => {
      const found = await findOn(page);
      if (found.length > 0) small[where] = found;
    };
    for (const { name, path } of listScreens(viewer)) {
      await visit(page, path);
      await look(name);
      const tabs = page.locator('main [role="tab"]');
      for (let index = 1; index < (await tabs.count()); index += 1) {
        if (!(await tabs.nth(index).isVisible())) continue;
        await tabs.nth(index).tap();
        await page.waitForLoadState('networkidle');
        await look(`${name}, tab ${index + 1}`);
      }
    }
    expect(small).toEqual({});
  });
}

test('nor in the cart, the menu, the search, the filters and the checkout', async ({ page }) => {
  const small: Record<string, string[]> = {};
  const look = async (where: string) => {
    const found = await findOn(page);
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
