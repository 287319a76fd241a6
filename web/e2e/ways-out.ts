import { expect, type Page } from '@playwright/test';

export const dialog = '[role="dialog"], [role="alertdialog"]';
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

/** Answers the question wherever it appears, which a busy machine shows late. */
export async function keepEditing(page: Page): Promise<void> {
  await expect(async () => {
    if (await question(page).isVisible()) await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Leaves what is shown. Returns false where there is no such way. */
type Way = (page: Page, url: string) => Promise<boolean>;

/** Waits until the question is there, or what may have led away without it has done so. */
async function settle(page: Page): Promise<void> {
  const isAsking = await question(page)
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );
  if (!isAsking) await page.waitForLoadState('networkidle');
}

const byReload: Way = async (page) => {
  const asked = page.waitForEvent('dialog', { timeout: 5000 }).catch(() => undefined);
  await page.evaluate('setTimeout(() => location.reload())');
  const browserDialog = await asked;
  if (browserDialog) await browserDialog.dismiss();
  else await settle(page);
  return true;
};

export const waysOutOfDialog: Record<string, Way> = {
  Escape: async (page) => {
    await page.keyboard.press('Escape');
    await settle(page);
    return true;
  },
  'a click beside it': async (page) => {
    await page.mouse.click(3, 3);
    await settle(page);
    return true;
  },
  'its buttons that close it': async (page) => {
    const close = page
      .locator(dialog)
      .last()
      .getByRole('button', { name: /^(Close|Cancel|Keep order)$/ });
    for (let index = 0; index < (await close.count()); index += 1) {
      await close.nth(index).click();
      await settle(page);
      if (!(await question(page).isVisible())) return true;
      if (index + 1 < (await close.count())) await question(page).getByRole('button', { name: 'Keep editing' }).click();
    }
    return true;
  },
  'a reload': byReload,
};

export const waysOutOfPage: Record<string, Way> = {
  'a link': async (page, url) => {
    const link = page.locator('header a[href="/"], header a[href="/about"]').first();
    await link.click();
    await settle(page);
    // One that keeps what was typed may let go.
    if (page.url() !== url) {
      await page.goBack();
      await settle(page);
    }
    return true;
  },
  'another tab': async (page) => {
    const tabs = page.locator('main [role="tablist"]').first().getByRole('tab');
    if ((await tabs.count()) < 2) return false;
    const selected = await tabs.evaluateAll((all) =>
      all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    );
    await tabs.nth((selected + 1) % (await tabs.count())).click();
    await settle(page);
    await tabs.nth(selected).click();
    await settle(page);
    return true;
  },
  'another language': async (page) => {
    const select = page.locator('header select').first();
    if (!(await select.isVisible())) return false;
    await select.selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await select.selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await settle(page);
    return true;
  },
  'the command menu': async (page) => {
    const opener = page.getByRole('button', { name: /^Search or go to/ });
    if ((await opener.count()) === 0) return false;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search screens/ }).fill('Reviews');
    await page.getByRole('option', { name: 'Reviews' }).first().click();
    await settle(page);
    return true;
  },
  'a reload': byReload,
};
