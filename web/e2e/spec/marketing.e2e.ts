import { expect, test } from '@playwright/test';
import { countCopies } from '../crawler/effect';
import { enterAs } from '../screens';
import type { expectToast } from './toasts';

test.describe('/marketing', () => {
  test('its banner and four tabs; each copy says what was copied', async ({ page }) => {
    await countCopies(page);
    await enterAs(page, 'staff');
    await page.goto('/marketing');
    const main = page.getByRole('main');
    await expect(main.getByText('Marketing Command Center')).toBeVisible();
    await expect(main.getByText(/\$20-50\/day/)).toBeVisible();
    await expect(main.getByRole('tab')).toHaveText(['Paid Ads', 'Organic', 'Influencers', 'Tools']);
    await expect(main.getByRole('tab', { selected: true })).toHaveText('Paid Ads');
    for (const budget of [/\$20-30/, /\$15-25/, /\$25-40/]) await expect(main.getByText(budget).first()).toBeVisible();
    let copies = 0;
    for (const tab of ['Paid Ads', 'Organic', 'Influencers', 'Tools']) {
      await main.getByRole('tab', { name: tab }).click();
      const buttons = main.getByRole('tabpanel').getByRole('button', { name: /^Copy/ });
      for (let index = 0; index < (await buttons.count()); index += 1) {
        await buttons.nth(index).click();
        copies += 1;
        const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
        await expect(toast.getByText('Copied!', { exact: true })).toBeVisible();
        await expect(toast.getByText(/ copied to clipboard$/)).toBeVisible();
      }
    }
    expect(copies).toBeGreaterThanOrEqual(10);
    const copied = await page.evaluate(() => (window as unknown as { copiedTexts: string[] }).copiedTexts);
    expect(copied).toHaveLength(copies);
    expect(copied.every((text) => text.length > 10)).toBe(true);
  });

  test('influencers: both tiers', async ({ page }) => {
    await enterAs(page, 'staff');
    await page.goto('/marketing');
    await page.getByRole('tab', { name: 'Influencers' }).click();
    const panel = page.getByRole('tabpanel');
    for (const text of [/1K-10K followers/, /10K-100K followers/, /20% commission/i, /Paid partnership/]) {
      await expect(panel.getByText(text).first()).toBeVisible();
    }
  });

  test('tools: a campaign from the form, links, metrics, next steps', async ({ page, context }) => {
    await enterAs(page, 'staff');
    await page.goto('/marketing');
    await page.getByRole('tab', { name: 'Tools' }).click();
    const panel = page.getByRole('tabpanel');
    for (const text of ['Quick Campaign Setup', 'Store Links and Assets', 'Performance Tracking', 'Next Steps']) {
      await expect(panel.getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of ['Store Visits Today', 'Conversion Rate', 'Revenue Today', 'Top Product']) {
      await expect(panel.getByText(text, { exact: true })).toBeVisible();
    }
    const before = await panel.innerText();
    await panel.getByRole('button', { name: 'Generate Campaign' }).click();
    await expect.poll(() => panel.innerText()).not.toBe(before);
    await expect(panel.getByRole('textbox', { name: 'Store URL' })).toHaveAttribute('readonly', '');
    const opened = context.waitForEvent('page');
    await panel.getByText('Preview Store').click();
    await expect(await opened).toHaveURL(/\/(\?.*)?$/);
    await panel.getByText('Share Links').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a copy that the browser refuses is not called copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    document.execCommand = () => false;
  });
  await enterAs(page, 'staff');
  await page.goto('/marketing');
  await page.getByRole('tabpanel').getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
  await expect(page.getByText('Copied!', { exact: true })).toHaveCount(0);
  await expectNoToast(page);
});

async function expectNoToast(page: Parameters<typeof expectToast>[0]): Promise<void> {
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
}
