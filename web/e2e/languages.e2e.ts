import { expect, type Page, test } from '@playwright/test';
import { languages } from '@shopwright/contracts/fields';
import { enterAs, listScreens, viewers, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** "shop.title" or "{{name}}" on the page is a word that is missing. */
const rawKey =
  /\b(nav|cart|product|products|checkout|account|orders|form|field|admin|inventory|marketing|error)\.[a-z_]{3,}\b|\{\{\w+\}\}/;

/** `npm run e2e:full` takes all eight; the test run takes one of each direction. */
const walked = process.env.E2E_FULL === '1' ? languages : (['en', 'ar'] as const);

for (const language of walked) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    for (const viewer of viewers) {
      test(`every screen of a ${viewer}: its language, its direction, its words, nothing wider than a phone`, async ({
        page,
      }) => {
        test.slow();
        const errors = listenForErrors(page);
        await enterAs(page, viewer);
        for (const { name, path } of listScreens(viewer)) {
          await visit(page, path);
          await expect(page.locator('html'), name).toHaveAttribute('lang', language);
          await expect(page.locator('html'), name).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
          expect(await page.locator('body').innerText(), name).not.toMatch(rawKey);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0);
          expect(errors.splice(0), name).toEqual([]);
        }
      });
    }
  });
}

/** What the page itself complains of; a refused or missing resource that the screen is about is not of this kind. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

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
