import { expect, type Page, test } from '@playwright/test';
import { enterAs } from '../screens';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openTools(page: Page): Promise<void> {
  await page.goto('/marketing');
  await page.getByRole('tab', { name: 'Tools' }).click();
}

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('every copy button takes its text along, and says which', async ({ page }) => {
  await page.goto('/marketing');
  for (const tab of ['Paid Ads', 'Organic', 'Influencers']) {
    await page.getByRole('tab', { name: tab }).click();
    const buttons = page.getByRole('tabpanel').getByRole('button', { name: /^Copy:/ });
    for (const button of await buttons.all()) {
      const what = (await button.getAttribute('aria-label'))?.replace('Copy: ', '');
      await button.click();
      await expect(page.getByText(`${what} copied to clipboard`).first()).toBeVisible();
      expect(await page.getByRole('tabpanel').innerText()).toContain(await clipboard(page));
    }
  }
});

test('copying works without the modern clipboard, and says so where nothing works', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openTools(page);
  await page.getByRole('button', { name: 'Copy: Store URL' }).click();
  await expect(page.getByText('Store URL copied to clipboard').first()).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy: Store URL' }).click();
  await expect(page.getByText("Couldn't copy").first()).toBeVisible();
});

test('a campaign is made of the merchant’s own products', async ({ page }) => {
  await openTools(page);
  await page.getByLabel('Audience').fill('weekend podcasters');
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  const result = page.getByRole('region', { name: 'Your campaign' });
  await expect(result.getByText('Made for weekend podcasters.').first()).toBeVisible();
  await expect(result.getByText(/Elite Bundle – \$249\.00/).first()).toBeVisible();

  await page.getByText('Choose products').click();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await expect(page.getByText('Select at least one product.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find products' }).fill('Tonewick Ember');
  await page.getByRole('checkbox', { name: /Tonewick Ember/ }).check();
  await page.getByRole('button', { name: 'Generate Campaign' }).click();
  await result.getByRole('button', { name: 'Copy: TikTok' }).click();
  const text = await clipboard(page);
  expect(text).toContain('Tonewick Ember');
  expect(text).toMatch(/\/product\/\d+\?utm_source=tiktok/);
});

test('the store is previewed in a new tab, and shared by links that say where a visit came from', async ({ page }) => {
  await openTools(page);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview Store' }).click(),
  ]);
  await expect(preview.getByText('Discover Amazing Products')).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Share Links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Links' });
  await dialog.getByText('Bundles', { exact: true }).click();
  const telegram = await dialog.getByRole('link', { name: 'Telegram' }).getAttribute('href');
  expect(decodeURIComponent(telegram ?? '')).toContain('/streaming-electronics?utm_source=telegram');
  await dialog.getByRole('button', { name: 'Copy: Link' }).click();
  expect(await clipboard(page)).toContain('/streaming-electronics?utm_source=link');
  // The toast takes the first Escape.
  const toast = page.getByText('Link copied to clipboard').first();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share Links' })).toBeFocused();
});

test('metrics of real visits and orders', async ({ page }) => {
  const metrics = page.waitForResponse((response) => response.url().endsWith('/api/marketing/figures'));
  await openTools(page);
  const { visitsToday, conversionRate } = (await (await metrics).json()) as Record<string, number>;
  const card = page.getByRole('tabpanel');
  await expect(card.getByText('Store Visits Today').locator('..')).toContainText(String(visitsToday));
  await expect(card.getByText('Conversion Rate').locator('..')).toContainText(`${conversionRate}%`);
  await expect(card.getByText('Top Product').locator('..')).toContainText(/\w/);
});
