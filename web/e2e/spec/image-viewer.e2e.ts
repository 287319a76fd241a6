import { expect, type Page, test } from '@playwright/test';
import { visit } from '../screens';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Elite Bundle' });
const open = async (page: Page) => {
  await visit(page, '/product/1');
  await page.getByRole('button', { name: 'View larger image' }).click();
  await expect(viewer(page)).toBeVisible();
};
const image = (page: Page) => viewer(page).getByRole('img', { name: 'Elite Bundle' });
const transform = (page: Page) => image(page).evaluate((element) => element.style.transform);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`fills a screen of ${width} with the whole image, sharp enough to enlarge`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    await expect(image(page)).toHaveCSS('object-fit', 'contain');
    await expect
      .poll(() => image(page).evaluate((element) => (element as HTMLImageElement).currentSrc))
      .toMatch(/[?&]w=(1000|1200|1600|2000)$/);
    await expect(viewer(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
}

test('the product page shows an image whole, whatever its aspect ratio', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/product/1');
    const shown = page.getByRole('button', { name: 'View larger image' }).getByRole('img');
    await expect(shown).toHaveCSS('object-fit', 'contain');
    // The server crops an image to a height that the address names.
    expect(await shown.evaluate((element) => (element as HTMLImageElement).currentSrc)).toMatch(/[?&]w=\d+$/);
    const box = await shown.boundingBox();
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
  }
});

test('a click enlarges what is under it, a drag moves it, another click shows it whole', async ({ page }) => {
  await open(page);
  const before = await transform(page);
  await page.mouse.click(400, 300);
  await expect.poll(() => transform(page)).toContain('scale(2.5)');
  const enlarged = await transform(page);
  await page.mouse.move(640, 360);
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => transform(page)).not.toBe(enlarged);
  await expect.poll(() => transform(page)).toContain('scale(2.5)');
  await page.mouse.click(640, 360);
  await expect.poll(() => transform(page)).toBe(before);
});

test('two fingers enlarge it', async ({ page }) => {
  await open(page);
  await image(page).evaluate((element) => {
    const frame = element.parentElement as HTMLElement;
    const finger = (type: string, pointerId: number, clientX: number) =>
      frame.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true }));
    // Pointers that no device has cannot be captured.
    frame.setPointerCapture = () => {};
    finger('pointerdown', 1, 300);
    finger('pointerdown', 2, 400);
    finger('pointermove', 2, 500);
    finger('pointerup', 1, 300);
    finger('pointerup', 2, 500);
  });
  await expect.poll(() => transform(page)).toContain('scale(2)');
});

test('a swipe down closes it, Escape too, and the focus returns', async ({ page }) => {
  await open(page);
  await page.mouse.move(600, 200);
  await page.mouse.down();
  await page.mouse.move(610, 400, { steps: 4 });
  await page.mouse.up();
  await expect(viewer(page)).toBeHidden();
  await page.getByRole('button', { name: 'View larger image' }).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'View larger image' })).toBeFocused();
});
