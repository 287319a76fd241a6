import { expect, test } from '@playwright/test';

test('the choice is kept, wins over the browser, and turns the page around', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Language').first().selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('products have their names and texts in the language', async ({ browser, baseURL }) => {
  const names: string[] = [];
  for (const locale of ['en', 'de', 'ja', 'ar']) {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await page.goto('/product/1');
    names.push(await page.locator('main h1 ~ p, main p').first().innerText());
    await context.close();
  }
  expect(new Set(names).size).toBe(4);
});
