import { expect, test } from '@playwright/test';
import { crawl } from './crawler/crawl';
import { countCopies } from './crawler/effect';
import { enterAs, fillCartFromHome, listScreens, type Screen, type Viewer } from './screens';

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
    for (const viewer of viewers) {
      const names = short[viewer] ?? [];
      const chosen = listScreens(viewer).filter(({ name }) => isWhole || names.includes(name));
      // A screen of the back office has many controls. What surrounds all of them is clicked on the first.
      if (viewer === 'staff') {
        for (const [index, screen] of chosen.entries()) declareCrawl(viewer, [screen], index > 0 ? 'main' : 'body');
      } else if (chosen.length > 0) declareCrawl(viewer, chosen, isWhole ? 'body' : 'main');
    }
  });
}

function declareCrawl(viewer: Viewer, chosen: Screen[], region: 'body' | 'main'): void {
  const where = chosen.length === 1 ? ` on ${chosen[0]?.name}` : '';
  test(`as ${viewer}, every control${where} has an effect`, async ({ page }) => {
    test.setTimeout(isWhole ? 1_800_000 : 240_000);
    await countCopies(page);
    // Other devices, which the last one can sign out.
    for (let device = 0; device < (isWhole ? 4 : 1); device += 1) {
      await page.context().clearCookies();
      await enterAs(page, viewer);
    }
    if (viewer === 'visitor' && isWhole) await fillCartFromHome(page);
    // Names a control that cannot be used, instead of waiting for it.
    page.setDefaultTimeout(20_000);
    const { clicked, inert } = await crawl(page, viewer, chosen, region);
    process.stdout.write(`${viewer}: ${clicked} controls clicked on ${chosen.length} screens, ${inert.length} inert\n`);
    expect(inert).toEqual([]);
    if (viewer !== 'staff') expect(clicked).toBeGreaterThan(isWhole ? 10 : 5);
  });
}

test('the crawler finds a button that does nothing', async ({ page }) => {
  const live = ['this.textContent = 1', 'confirm(1)'].map((effect) => `<button onclick="${effect}">${effect}</button>`);
  const elsewhere = [
    '<fieldset disabled><button>Disabled</button></fieldset>',
    '<button class="cursor-grab">Dragged</button>',
    '<a href="mailto:someone@example.com">Mail</a>',
  ];
  const body = `<h1>Planted</h1><button>Inert</button>${live.join('')}${elsewhere.join('')}`;
  await page.route('**/nothing-here', (route) => route.fulfill({ contentType: 'text/html', body }));
  const { inert } = await crawl(page, 'visitor', [{ name: 'planted', path: '/nothing-here', viewer: 'visitor' }]);
  expect(inert).toEqual(['planted: button "Inert" (nothing happened)']);
});
