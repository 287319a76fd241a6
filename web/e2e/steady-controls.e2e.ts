import { expect, test } from '@playwright/test';
import { signIn } from './users';

test('the first filter moves no other', async ({ page }) => {
  await page.goto('/?section=products');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const inStock = page.getByLabel('In stock only');
  const before = await inStock.boundingBox();
  await inStock.check();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(await inStock.boundingBox()).toEqual(before);
});

test('a review without stars leads to the stars', async ({ page }) => {
  await signIn(page, 'shopper');
  const summaries = page.waitForResponse((response) => response.url().includes('/reviews/summary'));
  await page.route('**/reviews/summary*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), right: 'may-write', mine: null } });
  });
  await page.goto('/product/1#reviews');
  await summaries;
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'Your rating' });
  await form.getByRole('button', { name: 'Publish review' }).click();
  const star = form.getByRole('radio').first();
  await expect(star).toBeFocused();
  await expect(star).toBeInViewport();
  const [headerBox, starBox] = [await page.getByRole('banner').boundingBox(), await star.boundingBox()];
  expect(starBox?.y).toBeGreaterThanOrEqual((headerBox?.y ?? 0) + (headerBox?.height ?? 0));
});

test('an edited stock neither widens nor heightens its row', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/inventory');
  const row = page.getByRole('row', { name: /Edit stock of/ }).first();
  const before = await row.boundingBox();
  const status = row.getByRole('cell').last();
  const statusBefore = await status.boundingBox();
  await row.getByRole('button', { name: /Edit stock/ }).click();
  await expect(row.getByRole('spinbutton')).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
  expect(await status.boundingBox()).toEqual(statusBefore);
});
