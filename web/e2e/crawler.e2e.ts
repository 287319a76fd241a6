import { expect, test } from '@playwright/test';
import { clickEveryControl } from './crawler/click-every-control';
import { crawl } from './crawler/crawl';
import { listScreens } from './screens';

// One screen; crawler.exhaustive.e2e.ts takes all.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

clickEveryControl(
  'visitor',
  listScreens('visitor').filter(({ name }) => name === 'faqs'),
  { region: 'main', clickedMin: 6, devices: 1, fillsCart: false },
);

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
