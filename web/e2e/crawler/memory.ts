import type { Cookie, Page } from '@playwright/test';

/** The browser's storage for the store between two pages. */
export interface Memory {
  cookies: Cookie[];
  stored: Record<string, string>;
}

export async function remember(page: Page): Promise<Memory> {
  if (page.url() === 'about:blank') await page.goto('/about');
  return { cookies: await page.context().cookies(), stored: await page.evaluate(() => ({ ...localStorage })) };
}

/** Puts everything back as it was: a click on "العربية" must not make the rest of the crawl Arabic. */
export async function recall(page: Page, { cookies, stored }: Memory): Promise<void> {
  // Away from the page first, which may be about to write down what was clicked.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
}
