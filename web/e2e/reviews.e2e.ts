import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { placeOrder } from './buy';
import { enterAs, visit } from './screens';
import { becomeNewShopper } from './users';

const section = (page: Page) => page.getByRole('region', { name: 'Customer reviews' });

test('everyone reads; a visitor is asked to sign in, and comes back to the reviews', async ({ page }) => {
  await visit(page, '/product/1');
  await page.getByRole('link', { name: /out of 5/ }).click();
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(section(page).getByText('4 reviews')).toBeVisible();
  await expect(section(page).getByRole('article')).toHaveCount(4);
  await section(page).getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email', { exact: true }).fill('shopper@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/product/1#reviews');
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('reviews are sorted as a visitor chooses, by keyboard too', async ({ page }) => {
  await page.goto('/product/1#reviews');
  const choice = section(page).getByLabel('Sort by:');
  await expect(choice).toHaveValue('newest');
  const ratings = () =>
    section(page)
      .getByRole('article')
      .getByRole('img', { name: /stars?$/ });
  const shown = async () => Promise.all((await ratings().all()).map((stars) => stars.getAttribute('aria-label')));
  await choice.focus();
  await choice.selectOption('Lowest rating');
  await expect.poll(shown).toEqual((await shown()).toSorted());
  await expect(choice).toBeFocused();
  await choice.press('ArrowUp');
  await expect(choice).toHaveValue('highest');
  await expect.poll(shown).toEqual((await shown()).toSorted().toReversed());
});

test('who did not buy is told why there is no form, and may vote', async ({ page }) => {
  await becomeNewShopper(page, 'Lena');
  await page.goto('/product/1#reviews');
  await expect(section(page).getByText('Only customers who bought this product can review it')).toBeVisible();
  const vote = section(page)
    .getByRole('button', { name: /Helpful/ })
    .first();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
});

test('a customer writes, rewrites and deletes a review', async ({ page }) => {
  test.slow();
  await becomeNewShopper(page, 'Maya');
  await placeOrder(page, 12);
  await expect(async () => {
    await page.goto('/product/12#reviews');
    await expect(section(page).getByRole('button', { name: 'Write a review' })).toBeVisible({ timeout: 5000 });
  }).toPass();

  await section(page).getByRole('button', { name: 'Write a review' }).click();
  await expect(section(page).getByLabel('Display name')).toHaveValue('Maya H.');
  await section(page).getByRole('button', { name: 'Publish review' }).click();
  for (const message of ['Choose 1 to 5 stars', 'Enter a title', 'Enter your review']) {
    await expect(section(page).getByText(message)).toBeVisible();
  }
  await section(page).getByLabel('Title').fill('A');
  await section(page).getByLabel('Review', { exact: true }).fill('Good');
  for (const message of ['Title must be at least 2 characters', 'Review must be at least 10 characters'])
    await expect(section(page).getByText(message)).toBeVisible();
  await section(page).getByRole('radio', { name: '4 stars' }).check();
  await section(page).getByLabel('Title').fill('Warm & <b>close</b>');
  await section(page).getByLabel('Review', { exact: true }).fill('Sounds like radio. 🎙️ No drivers, no hiss.');
  await section(page).getByRole('button', { name: 'Publish review' }).dblclick();
  await expect(page.getByText('Review published').first()).toBeVisible();
  const mine = section(page).getByRole('article').filter({ hasText: 'Warm & <b>close</b>' });
  await expect(mine).toHaveCount(1);
  await expect(mine.getByText('Verified purchase')).toBeVisible();
  await expect(mine.getByRole('button', { name: /Helpful/ })).toHaveCount(0);

  await mine.getByRole('button', { name: 'Edit' }).click();
  await section(page).getByRole('radio', { name: '5 stars' }).check();
  await section(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(mine.getByRole('img', { name: '5 stars' })).toBeVisible();

  await mine.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your review?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Review deleted').first()).toBeVisible();
  await expect(mine).toHaveCount(0);
});

test('photos of a review: added, looked at, and removed by staff', async ({ page, browser }) => {
  test.slow();
  const image = await readFile('web/public/images/categories/fashion.webp');
  const files = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
    name: `${name}.webp`,
    mimeType: 'image/webp',
    buffer: image,
  }));
  await becomeNewShopper(page, 'Noor');
  await placeOrder(page, 14);
  await expect(async () => {
    await page.goto('/product/14#reviews');
    await expect(section(page).getByRole('button', { name: 'Write a review' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await section(page).getByRole('button', { name: 'Write a review' }).click();
  await section(page).getByRole('radio', { name: '5 stars' }).check();
  await section(page).getByLabel('Title').fill('See for yourself');
  await section(page).getByLabel('Review', { exact: true }).fill('It looks as good as it works.');
  const picker = section(page).getByLabel('Add photos (optional)');
  await picker.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
  await expect(section(page).getByText("note.png couldn't be read as an image.")).toBeVisible();
  await picker.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no image') });
  await expect(section(page).getByText("note.pdf isn't a JPEG, PNG, WebP, AVIF or GIF image.")).toBeVisible();
  await picker.setInputFiles(files);
  await expect(section(page).getByText('Not added: five.webp')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove Photo 1' }).click();
  await section(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Review published').first()).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${new URL(page.url()).origin}/product/14#reviews`);
  const review = section(visitor).getByRole('article').filter({ hasText: 'See for yourself' });
  const photos = review.getByRole('button', { name: /^Photo \d by Noor/ });
  await expect(photos).toHaveCount(3);
  await photos.nth(1).click();
  const viewer = visitor.getByRole('dialog', { name: /^Photos by Noor/ });
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  const shown = viewer.getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(320);
  await visitor.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 / 3')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(photos.nth(1)).toBeFocused();

  await enterAs(page, 'staff');
  await page.goto('/reviews');
  await page.getByRole('button', { name: /^Remove photo 1 by Noor/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this photo?' });
  await question.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo \d by Noor/ })).toHaveCount(2);
  await visitor.reload();
  await expect(photos).toHaveCount(2);
  await visitor.close();
});

test('a review of strange letters stays inside its column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/products/1/reviews*', async (route) => {
    const body = await (await route.fetch()).json();
    const strange = { title: 'W'.repeat(120), content: '🎧'.repeat(2000), customerName: '<i>x</i>'.repeat(12) };
    await route.fulfill({ json: body.map((one: object) => ({ ...one, ...strange })) });
  });
  await page.goto('/product/1#reviews');
  await expect(section(page).getByRole('article').first()).toContainText('<i>x</i>');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBe(0);
});

test('reviews that cannot be read say so, and can be asked for again', async ({ page }) => {
  await page.route('**/api/products/1/reviews*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/product/1#reviews');
  await expect(section(page).getByText("We couldn't load the reviews")).toBeVisible();
  await page.unroute('**/api/products/1/reviews*');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByRole('article')).toHaveCount(4);
});
