import { expect, type Page, test } from '@playwright/test';
import { enterAs, type Screen, visit } from './screens';
import { becomeNewShopper } from './users';

const texts = {
  'ten thousand letters': 'W'.repeat(10_000),
  'nothing but emoji': '🎙️👩‍👩‍👧‍👦'.repeat(200),
  markup: '<img src=x onerror="document.title=1"><script>document.title=2</script></textarea>"\'&',
};
export type HostileText = keyof typeof texts;
export const hostileTexts = Object.keys(texts) as HostileText[];

/** Operators have no forms. */
export const viewersWithForms = ['visitor', 'shopper', 'staff'] as const;

/** Declares a test that puts the text into every form of these screens. */
export function fillEveryForm(viewer: (typeof viewersWithForms)[number], kind: HostileText, screens: Screen[]): void {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

    test(`every form of a ${viewer} stands ${kind}`, async ({ page }) => {
      test.setTimeout(600_000);
      const faults = watch(page);
      if (viewer === 'shopper') await becomeNewShopper(page);
      else await enterAs(page, viewer);
      let filled = 0;
      for (const screen of screens) filled += await fillForms(page, screen, texts[kind]);
      expect(faults).toEqual([]);
      expect(filled).toBeGreaterThan(0);
    });
  });
}

/** Puts the text into every field of every form of the screen's tabs, and sends each form. */
async function fillForms(page: Page, { name, path, viewer }: Screen, text: string): Promise<number> {
  let filled = 0;
  await visit(page, path);
  const tabs = Math.max(await page.locator('main [role="tab"]').count(), 1);
  for (let tab = 0; tab < tabs; tab += 1) {
    const open = async () => {
      // The last form may have registered the visitor.
      if (viewer === 'visitor') await page.context().clearCookies();
      await visit(page, path);
      if (tabs === 1) return;
      const chosen = page.locator('main [role="tab"]').nth(tab);
      await chosen.click();
      // The form of the tab before stays in the page until the panel of this one is there.
      await expect(page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`)).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await open();
    const forms = await page.locator('main form').count();
    for (let index = 0; index < forms; index += 1) {
      if (index > 0) await open();
      const form = page.locator('main form').nth(index);
      for (const field of await form.locator(textFields).all()) {
        // An address that is none would be all that the form complains about.
        const isEmail = (await field.getAttribute('type')) === 'email';
        await field.fill(isEmail ? `hostile-${crypto.randomUUID()}@example.com` : text);
        filled += 1;
      }
      const submit = form.locator('button[type="submit"]:enabled');
      if ((await submit.count()) > 0) await submit.first().click();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1').first(), `${name}, form ${index + 1}`).toBeVisible();
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, `${name}, form ${index + 1}: wider than the phone`).toBeLessThanOrEqual(360);
    }
  }
  return filled;
}

const textFields = ['', '[type="text"]', '[type="email"]', '[type="password"]', '[type="search"]', '[type="tel"]']
  .map((type) => `input${type === '' ? ':not([type])' : type}:visible:enabled`)
  .concat('textarea:visible:enabled')
  .join(', ');

/** Fails on a page error, an answer of 500 or more, or markup that runs. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/x')) faults.push(`markup was run: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    if (response.url().endsWith('/x')) faults.push(`markup was run: ${response.url()}`);
  });
  return faults;
}
