import { expect, type Page, test } from '@playwright/test';
import { visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Notes the names of the elements that each view transition moves. */
const noteTransitions = `
  window.moved = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(() => {
      const groups = document.getAnimations().filter(({ playState }) => playState === 'running');
      window.moved.push(...groups.map(({ effect }) => effect.pseudoElement).filter((name) => name?.includes('-group(')));
    });
    return transition;
  };`;
const moved = (page: Page) => page.evaluate<string[]>('window.moved');

test('the image of a product moves from its card to its page, fetched while the pointer rests on it', async ({
  page,
}) => {
  await page.addInitScript(noteTransitions);
  await visit(page, '/');
  const card = page.getByRole('main').getByRole('link', { name: 'Starter Bundle' });
  const fetched = page.waitForResponse(/\/api\/products\/2(\?|$)/);
  await card.hover();
  await fetched;
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starter Bundle' })).toBeVisible();
  await expect.poll(() => moved(page)).toEqual(['::view-transition-group(product-2)']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await card.hover();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starter Bundle' })).toBeVisible();
  expect(await moved(page)).toEqual([]);
});
