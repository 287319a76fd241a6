import { expect, test } from '@playwright/test';
import { crawl } from './crawler/crawl';
import { countCopies } from './crawler/effect';
import { enterAs, fillCartFromHome, listScreens, type Viewer } from './screens';

/** `npm run e2e:crawl` takes every screen; the test run takes one, without what surrounds all of them. */
const isWhole = process.env.E2E_CRAWL === '1';
const short: Partial<Record<Viewer, string[]>> = {
  visitor: ['faqs'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One after the other where they share accounts: an operator deactivates staff, who then cannot sign in again. */
const groups: Viewer[][] = [['visitor'], ['shopper'], ['staff', 'operator']];

for (const viewers of groups) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const viewer of viewers) declareCrawl(viewer);
  });
}

function declareCrawl(viewer: Viewer): void {
  const names = short[viewer] ?? [];
  const chosen = listScreens(viewer).filter(({ name }) => isWhole || names.includes(name));
  if (chosen.length === 0) return;

  test(`every control that a ${viewer} can click has an effect`, async ({ page }) => {
    test.setTimeout(isWhole ? 3_600_000 : 240_000);
    await countCopies(page);
    // Other devices, which the last one can sign out.
    for (let device = 0; device < (isWhole ? 4 : 1); device += 1) {
      await page.context().clearCookies();
      await enterAs(page, viewer);
    }
    if (viewer === 'visitor' && isWhole) await fillCartFromHome(page);
    const { clicked, inert } = await crawl(page, viewer, chosen, isWhole ? 'body' : 'main');
    process.stdout.write(`${viewer}: ${clicked} controls clicked on ${chosen.length} screens, ${inert.length} inert\n`);
    expect(inert).toEqual([]);
    expect(clicked).toBeGreaterThan(isWhole ? 10 : 5);
  });
}

test('the crawler finds a button that does nothing', async ({ page }) => {
  const body = '<h1>Planted</h1><button>Inert</button><button onclick="this.textContent = 1">Live</button>';
  await page.route('**/nothing-here', (route) => route.fulfill({ contentType: 'text/html', body }));
  const { inert } = await crawl(page, 'visitor', [{ name: 'planted', path: '/nothing-here', viewer: 'visitor' }]);
  expect(inert).toEqual(['planted: button "Inert" (nothing happened)']);
});
