import { expect, test } from '@playwright/test';
import { isPagePath, pagePaths, pages } from '@shopwright/contracts/pages';
import { listScreens, type Screen, screens, type Viewer, viewers } from './screens';
import { walkScreens } from './walk-screens';

// English from left to right and light; the screens that most visits see also in Arabic, from right to left and dark.
// every-screen.exhaustive.e2e.ts takes the others, and all that opens on the screens of staff.

const mainScreens = new Set(['home', 'search', 'category', 'product', 'login', 'register', 'track-order', 'account']);
const isMain = ({ name }: Screen) => mainScreens.has(name);

/** Forms behind a mailed link, and pages of text: `reset-password` and `returns` have the same layout. */
const sameLayout = new Set([
  'invitation',
  'setup',
  'verify-email',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'about',
  'shipping-info',
  'size-guide',
  'help',
  'privacy',
  'terms',
]);
const hasOwnLayout = ({ name }: Screen) => !sameLayout.has(name);

const isCustomer = (viewer: Viewer) => viewer === 'visitor' || viewer === 'shopper';

test('every page of the store is among the screens that are looked at', () => {
  const shown = screens.map(({ path }) => path.split('?')[0] ?? '');
  const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  const missing = pagePaths.filter((_, index) => !shown.some((path) => patterns[index]?.test(path)));
  // The page of a product, at the address of a store that has names in them.
  expect(missing).toEqual([pages.namedProduct]);
  expect(shown.filter((path) => !isPagePath(path))).toEqual(['/nothing-here']);
});

for (const viewer of viewers) {
  walkScreens(viewer, {
    language: 'en',
    colorScheme: 'light',
    ...(isCustomer(viewer) && { opens: 'what was opened' }),
    takesAxe: hasOwnLayout,
    screens: listScreens(viewer),
  });
}

for (const viewer of viewers.filter(isCustomer)) {
  walkScreens(viewer, {
    language: 'ar',
    colorScheme: 'dark',
    takesAxe: isMain,
    screens: listScreens(viewer).filter(isMain),
  });
}
