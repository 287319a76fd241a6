import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@shopwright/contracts/fields';
import { expectNoViolations } from './axe';
import { enterAs, type Screen, tabsOf, type Viewer, visit } from './screens';
import { findSmallTargets } from './small-targets';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 720 };

/** "shop.title" or "{{name}}" on the page is a word that is missing. */
const rawKey =
  /\b(nav|cart|product|products|checkout|account|orders|form|field|admin|inventory|marketing|error)\.[a-z_]{3,}\b|\{\{\w+\}\}/;

export interface Walk {
  language: Language;
  colorScheme: 'light' | 'dark';
  /** Also opens every tab, menu and dialog, and looks around them: at the whole page, or at what was opened. */
  opens?: 'whole page' | 'what was opened';
  takesAxe: (screen: Screen) => boolean;
  screens: Screen[];
}

/**
 * Declares a test that looks at the words, direction, width, tap targets and accessibility of each screen of a viewer:
 * one visit for all of it, as a visit takes longer than a look.
 */
export function walkScreens(viewer: Viewer, { language, colorScheme, opens, takesAxe, screens }: Walk): void {
  test.describe(`in ${language}, ${colorScheme}`, () => {
    const motion = { reducedMotion: 'reduce' } as const;
    test.use({ locale: language, colorScheme, viewport: phone, hasTouch: true, contextOptions: motion });
    test.slow();

    test(`every screen of a ${viewer}: its words, direction, width, tap targets, accessibility`, async ({ page }) => {
      const errors = listenForErrors(page);
      await enterAs(page, viewer);
      for (const screen of screens) {
        await page.setViewportSize(phone);
        await visit(page, screen.path);
        await expectLanguage(page, screen, language);
        await expectLargeTargets(page, screen.name);
        if (takesAxe(screen)) {
          await page.setViewportSize(desktop);
          await expectNoViolations(page, screen.path);
        }
        expect(errors.splice(0), screen.name).toEqual([]);
        await lookAtTabs(page, screen.path, opens);
        // A dialog's own requests may be refused, as one for an unknown order is.
        errors.splice(0);
      }
    });
  });
}

async function expectLanguage(page: Page, { name }: Screen, language: string): Promise<void> {
  await expect(page.locator('html'), name).toHaveAttribute('lang', language);
  await expect(page.locator('html'), name).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  // What staff typed may look like one.
  const values = await page.locator('code:visible, dd bdi:visible').allInnerTexts();
  const words = values.reduce((text, value) => text.replace(value, ''), await page.locator('body').innerText());
  expect(words, name).not.toMatch(rawKey);
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

async function expectLargeTargets(page: Page, where: string): Promise<void> {
  expect(await findSmallTargets(page), `${where}: less than 44 px`).toEqual([]);
}

/** Opens each tab in turn, and if wanted everything that opens a menu or a dialog. */
async function lookAtTabs(page: Page, path: string, opens: Walk['opens']): Promise<void> {
  const isWhole = opens === 'whole page';
  const tabs = page.locator('main [role="tab"]');
  const indexes = await tabsOf(page, path);
  for (const index of indexes) {
    const where = `${path}, tab ${index + 1}`;
    await page.setViewportSize(phone);
    if (!(await tabs.nth(index).isVisible())) continue;
    await tabs.nth(index).click();
    await page.waitForLoadState('networkidle');
    await expectLargeTargets(page, where);
    if (!opens) continue;
    await page.setViewportSize(desktop);
    await expectNoViolations(page, where, isWhole ? undefined : 'main');
    await openPopups(page, where, isWhole);
  }
  if (opens && indexes.length === 0) await openPopups(page, path, isWhole);
}

const opened = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The first of each kind: a grid of fifty products opens fifty times the same dialog. */
async function openPopups(page: Page, where: string, isWhole: boolean): Promise<void> {
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
