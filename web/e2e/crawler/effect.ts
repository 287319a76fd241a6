import type { Dialog, Locator, Page, Request } from '@playwright/test';

const patienceMs = 2500;

/** Returns true where a click had an effect: another address, another page, a request, a copy, a download, or a change on the page. */
export async function hasEffect(page: Page, control: Locator): Promise<boolean> {
  await fillSearch(control);
  const happened = watch(page);
  try {
    const before = await snapshot(page);
    await use(page, control);
    const endsAt = Date.now() + patienceMs;
    while (Date.now() < endsAt) {
      if (happened.any()) return true;
      // A page on its way to another has no document to look at.
      const after = await snapshot(page).catch(() => 'navigating');
      if (after !== before) return true;
      await page.waitForTimeout(50);
    }
    return false;
  } finally {
    happened.stop();
  }
}

async function use(page: Page, control: Locator): Promise<void> {
  if (await control.evaluate((element) => element.tagName === 'SELECT')) return chooseAnother(control);
  try {
    await control.click({ timeout: 3000 });
  } catch {
    // Controls that only the keyboard reaches, such as a link that appears when it is focused.
    await control.focus({ timeout: 1000 });
    await page.keyboard.press('Enter');
  }
}

/** A search for nothing does nothing, as it should. */
async function fillSearch(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    const field = element.closest('form')?.querySelector<HTMLInputElement>('input[type="search"]');
    if (field?.value !== '') return;
    // The way around React, which watches the property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'light');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Returns what a visitor could notice, as text. Tooltips come with the pointer, not with the click, and do not count. */
async function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const tooltip of copy.querySelectorAll(
      '[role="tooltip"], [data-radix-popper-content-wrapper]:has([role="tooltip"])',
    )) {
      tooltip.remove();
    }
    for (const element of copy.querySelectorAll('[data-crawled]')) element.removeAttribute('data-crawled');
    for (const element of copy.querySelectorAll('[data-state*="delayed"], [data-highlighted]')) {
      element.removeAttribute('data-state');
      element.removeAttribute('data-highlighted');
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const values = fields.map((field) => `${field.value}|${field.checked}`).join('\n');
    const copied = (window as unknown as { copiedTexts?: string[] }).copiedTexts?.length ?? 0;
    // A browser that refuses an empty required field says so by moving there.
    const focused = document.activeElement?.matches('input:invalid, select:invalid, textarea:invalid, main') ?? false;
    const theme = document.documentElement.outerHTML.slice(0, 200);
    return [location.href, theme, copy.innerHTML, values, copied, focused, Math.round(scrollY / 50)].join('\n');
  });
}

interface Watch {
  any: () => boolean;
  stop: () => void;
}

/** Records what the page does without a click. */
const unasked = /\/api\/(visits|cart)$/;

function watch(page: Page): Watch {
  let hasChanged = false;
  const saw = () => {
    hasChanged = true;
  };
  const sawRequest = (request: Request) => {
    const isCall = request.url().includes('/api/') && !unasked.test(request.url());
    if (isCall || request.isNavigationRequest()) saw();
  };
  // A dialog that a listener leaves open stops the page for good.
  const answer = (dialog: Dialog) => {
    saw();
    const answered = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answered.catch(() => undefined);
  };
  const events = ['popup', 'download', 'filechooser'] as const;
  for (const event of events) page.on(event as 'popup', saw);
  page.on('dialog', answer);
  page.on('request', sawRequest);
  return {
    any: () => hasChanged,
    stop: () => {
      for (const event of events) page.off(event as 'popup', saw);
      page.off('dialog', answer);
      page.off('request', sawRequest);
    },
  };
}

async function chooseAnother(select: Locator): Promise<void> {
  const other = await select.evaluate(
    (element) =>
      [...(element as HTMLSelectElement).options].find((option) => !option.selected && !option.disabled)?.value,
  );
  if (other !== undefined) await select.selectOption(other);
}

/** Copies are told to the page instead of a clipboard that a headless browser may not have. */
export async function countCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copiedTexts: copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          copied.push(text);
        },
      },
    });
  });
}
