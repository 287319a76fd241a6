import { expect, type Page, test } from '@playwright/test';
import { languages } from '@shopwright/contracts/fields';
import { isPagePath, pagePaths } from '@shopwright/contracts/pages';
import { isTakenToday } from '../../infra/local/tests/todays-third';
import { expectNoViolations } from './axe';
import { enterAs, isWhole, listScreens, type Screen, screens, type Viewer, viewers, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 720 };

/** "shop.title" or "{{name}}" on the page is a word that is missing. */
const rawKey =
  /\b(nav|cart|product|products|checkout|account|orders|form|field|admin|inventory|marketing|error)\.[a-z_]{3,}\b|\{\{\w+\}\}/;

interface Walk {
  language: (typeof languages)[number];
  colorScheme: 'light' | 'dark';
  /** Also opens every tab, menu and dialog. */
  opensAll: boolean;
}

/** `npm run e2e:full` takes every language, and both color schemes in each direction. */
const walks: Walk[] = languages.flatMap<Walk>((language) =>
  language === 'en' || language === 'ar'
    ? (['light', 'dark'] as const).map((colorScheme) => ({
        language,
        colorScheme,
        opensAll: isWhole || language === 'en',
      }))
    : [{ language, colorScheme: 'light', opensAll: false }],
);

/** The test run takes each direction and color scheme once, and the back office from left to right. */
const isInTestRun = ({ language, colorScheme }: Walk, viewer: Viewer) =>
  (language === 'en' && colorScheme === 'light') ||
  (language === 'ar' && colorScheme === 'dark' && (viewer === 'visitor' || viewer === 'shopper'));

/** The screens whose colors the test run also looks at in the dark. */
const mainScreens = new Set(['home', 'search', 'category', 'product', 'login', 'register', 'track-order', 'account']);

/** Forms behind a mailed link, and pages of text. The test run takes one of each from right to left and with axe: `reset-password` and `returns`. */
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

/** The test run takes the main screens and a third of the others a day. */
const isTaken = ({ language }: Walk, screen: Screen) =>
  isWhole ||
  mainScreens.has(screen.name) ||
  (isTakenToday(screens.indexOf(screen)) && (language === 'en' || !sameLayout.has(screen.name)));

/** `npm run e2e:full` runs axe on every screen in every language. The test run does in English, and elsewhere on the main screens. */
const takesAxe = ({ language }: Walk, { name }: Screen) =>
  isWhole || mainScreens.has(name) || (language === 'en' && !sameLayout.has(name));

test('every page of the store is among the screens that are looked at', () => {
  const shown = screens.map(({ path }) => path.split('?')[0] ?? '');
  const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  expect(pagePaths.filter((_, index) => !shown.some((path) => patterns[index]?.test(path)))).toEqual([]);
  expect(shown.filter((path) => !isPagePath(path))).toEqual(['/nothing-here']);
});

for (const walk of walks) {
  const { language, colorScheme, opensAll } = walk;
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ locale: language, colorScheme, viewport: phone });
    test.slow();

    for (const viewer of viewers) {
      const tag = isInTestRun(walk, viewer) ? [] : '@full';
      test(`every screen of a ${viewer}: its words, its direction, its width, its accessibility`, { tag }, async ({
        page,
      }) => {
        const errors = listenForErrors(page);
        await enterAs(page, viewer);
        for (const screen of listScreens(viewer).filter((each) => isTaken(walk, each))) {
          await page.setViewportSize(phone);
          await visit(page, screen.path);
          await expectLanguage(page, screen, language);
          if (takesAxe(walk, screen)) {
            await page.setViewportSize(desktop);
            await expectNoViolations(page, screen.path);
          }
          expect(errors.splice(0), screen.name).toEqual([]);
          if (opensAll) await openEverything(page, screen.path);
          // A dialog's own requests may be refused, as one for an unknown order is.
          errors.splice(0);
        }
      });
    }
  });
}

async function expectLanguage(page: Page, { name }: Screen, language: string): Promise<void> {
  await expect(page.locator('html'), name).toHaveAttribute('lang', language);
  await expect(page.locator('html'), name).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  expect(await page.locator('body').innerText(), name).not.toMatch(rawKey);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0);
}

/** Collects the errors of the page itself. A refused or missing resource that the screen is about is no error. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Opens each tab in turn, then everything that opens a menu or a dialog. */
async function openEverything(page: Page, path: string): Promise<void> {
  const tabs = page.locator('main [role="tab"]');
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, `${path}, tab ${index + 1}`, isWhole ? undefined : 'main');
    await openPopups(page, `${path}, tab ${index + 1}`);
  }
  if ((await tabs.count()) === 0) await openPopups(page, path);
}

const opened = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The first of each kind: a grid of fifty products opens fifty times the same dialog. */
async function openPopups(page: Page, where: string): Promise<void> {
  const triggers = page.locator('main [aria-haspopup]:visible:enabled');
  const seen = new Set<string>();
  for (let index = 0; index < Math.min(await triggers.count(), 12); index += 1) {
    const trigger = triggers.nth(index);
    const kind = (await trigger.getAttribute('data-kind')) ?? (await trigger.innerText());
    if (seen.has(kind)) continue;
    seen.add(kind);
    await trigger.click();
    await expect(page.locator(opened).first(), `${where}: ${kind}`).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The page around it was looked at before.
    await expectNoViolations(page, `${where}: ${kind}`, isWhole ? undefined : opened);
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0);
  }
}
