import { test } from '@playwright/test';
import { clickEveryControl } from './crawler/click-every-control';
import { listScreens, type Viewer } from './screens';

// Deletes what can be deleted, and so has a store of its own: the project `crawler` of playwright.config.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One after the other where they share accounts: an operator deactivates staff, who then cannot sign in again. */
const groups: Viewer[][] = [['visitor'], ['shopper'], ['staff', 'operator']];

for (const viewers of groups) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const viewer of viewers) {
      const screens = listScreens(viewer);
      const options = { devices: 4, fillsCart: viewer === 'visitor' };
      if (viewer !== 'staff') {
        clickEveryControl(viewer, screens, { ...options, region: 'body', clickedMin: 11 });
        continue;
      }
      // A screen of the back office has many controls. What surrounds all of them is clicked on the first.
      for (const [index, screen] of screens.entries()) {
        clickEveryControl(viewer, [screen], { ...options, region: index > 0 ? 'main' : 'body', clickedMin: 0 });
      }
    }
  });
}
