import { expect, test } from '@playwright/test';
import { enterAs, fillCartFromHome, type Screen, type Viewer } from '../screens';
import { crawl } from './crawl';
import { countCopies } from './effect';

interface CrawlOptions {
  /** Whether what surrounds each screen is clicked too. */
  region: 'body' | 'main';
  clickedMin: number;
  /** Other devices, which the last one can sign out. */
  devices: number;
  fillsCart: boolean;
}

/** Declares a test that clicks every control of these screens. */
export function clickEveryControl(viewer: Viewer, screens: Screen[], options: CrawlOptions): void {
  const where = screens.length === 1 ? ` on ${screens[0]?.name}` : '';
  test(`as ${viewer}, every control${where} has an effect`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await countCopies(page);
    for (let device = 0; device < options.devices; device += 1) {
      await page.context().clearCookies();
      await enterAs(page, viewer);
    }
    if (options.fillsCart) await fillCartFromHome(page);
    // Names a control that cannot be used, instead of waiting for it.
    page.setDefaultTimeout(20_000);
    const { clicked, inert } = await crawl(page, viewer, screens, options.region);
    process.stdout.write(
      `${viewer}: ${clicked} controls clicked on ${screens.length} screens, ${inert.length} inert\n`,
    );
    expect(inert).toEqual([]);
    expect(clicked).toBeGreaterThanOrEqual(options.clickedMin);
  });
}
