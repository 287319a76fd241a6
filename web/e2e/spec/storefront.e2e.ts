import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../axe';
import { visit } from '../screens';

const widths = [390, 1440] as const;
const main = (page: Page) => page.getByRole('main');

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('a category has a page with its name, text and products, and leads to the others', async ({ page }) => {
      await visit(page, '/categories/microphones');
      await expect(page).toHaveTitle(/^Microphones/);
      await expect(page.getByRole('heading', { name: 'Microphones', level: 1 })).toBeVisible();
      await expect(page.getByText('USB, XLR and wireless microphones')).toBeVisible();
      const cards = page.locator('#products').getByRole('article');
      for (const text of await cards.allInnerTexts()) expect(text).toContain('Microphones');
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Lighting' });
      await expect(page).toHaveURL('/categories/lighting');
      await expect(cards.first()).toContainText('Lighting');
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('a bundle names what it contains and saves, and each part leads to its page', async ({ page }) => {
      await visit(page, '/product/1');
      await expect(main(page).getByText('You save $52.00')).toBeVisible();
      await expect(main(page).getByText('$301.00 bought separately')).toBeVisible();
      await expect(main(page).getByText('Bought separately', { exact: true })).toHaveCount(0);
      await expect(main(page).getByText('Ships within one business day.')).toBeVisible();
      await main(page)
        .getByRole('link', { name: /^Castlane Vista 1080p Webcam/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Castlane Vista 1080p Webcam', level: 1 })).toBeVisible();
      await main(page).getByRole('link', { name: 'Cameras & Capture' }).first().click();
      await expect(page).toHaveURL('/categories/cameras-capture');
    });

    test('the images of a product are chosen below the large one', async ({ page }) => {
      await visit(page, '/product/1');
      await main(page).getByRole('button', { name: 'Image 3: Castlane Vista 1080p Webcam' }).click();
      await expect(
        main(page)
          .getByRole('button', { name: 'View larger image' })
          .getByRole('img', { name: /Castlane Vista/ }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'View larger image' }).click();
      const viewer = page.getByRole('dialog', { name: 'Elite Bundle' });
      await expect(viewer.getByText('3 / 6')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('4 / 6')).toBeVisible();
      await viewer.getByRole('button', { name: 'Previous image' }).click();
      await expect(viewer.getByRole('img', { name: 'Castlane Vista 1080p Webcam' })).toBeVisible();
    });

    test('what was looked at before is offered again, until the list is cleared', async ({ page }) => {
      await visit(page, '/product/2');
      await visit(page, '/product/1');
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(recent.getByRole('link')).toHaveText(['Starter Bundle']);
      await recent.getByRole('button', { name: 'Clear list' }).click();
      await expect(recent).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
    });
  });
}

// Wide and light, every-screen.e2e.ts looks at these pages.
test('a dark phone has no violation of accessibility rules, nor has the image viewer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Home is looked at on a dark phone by accessibility.e2e.ts.
  for (const path of ['/categories/microphones', '/categories/none', '/product/1']) {
    await visit(page, path);
    expect(await findViolations(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'View larger image' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page, '[role="dialog"]'), 'viewer, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(page, '[role="dialog"]'), 'viewer, light').toEqual([]);
});

test('an unknown category is not found', async ({ page }) => {
  const response = await page.goto('/categories/none');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible();
});

test('the number of products in the cart is told on the card that added one', async ({ page }) => {
  await visit(page, '/');
  const card = page.locator('#products').getByRole('article').filter({ hasText: 'Starter Bundle' }).first();
  await expect(card.getByText('Featured', { exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: 'Add to Cart: Starter Bundle' }).click();
  await expect(page.getByText('Starter Bundle has been added to your cart.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
});
