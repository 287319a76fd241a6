import { expect, test } from '@playwright/test';
import { enterAs, visit } from '../screens';

test('the first filter moves no other', async ({ page }) => {
  // The app scrolls to the section as soon as it is there.
  await visit(page, '/?section=products');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const inStock = page.getByLabel('In stock only');
  const before = await inStock.boundingBox();
  await inStock.check();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(await inStock.boundingBox()).toEqual(before);
});

test('a review without stars leads to the stars', async ({ page }) => {
  await enterAs(page, 'shopper');
  const summaries = page.waitForResponse((response) => response.url().includes('/reviews/summary'));
  await page.route('**/reviews/summary*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), right: 'may-write', mine: null } });
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
  await enterAs(page, 'staff');
  await page.goto('/inventory');
  const row = page.getByRole('row').nth(1);
  // The row may move on the screen, because the focused field is scrolled into view.
  const layout = async () => {
    const cells = await row.getByRole('cell').all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    return boxes.map((box) => ({ x: box?.x, width: box?.width, height: box?.height }));
  };
  await expect(row.getByRole('button', { name: /Edit stock/ })).toBeVisible();
  const before = await layout();
  await row.getByRole('button', { name: /Edit stock/ }).click();
  await expect(row.getByRole('spinbutton')).toBeFocused();
  expect(await layout()).toEqual(before);
});
