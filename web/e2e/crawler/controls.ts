import type { Locator, Page } from '@playwright/test';

/**
 * Selects every clickable control. Text fields are not among them: typing into them is their effect. Nor are addresses of
 * emails and telephones, which open another program, handles, which are dragged, and the switches of faults, which would
 * break the store for other tests.
 */
const clickable = [
  'a[href]:not([href^="mailto:"], [href^="tel:"])',
  'button',
  'select',
  'summary',
  'input[type="checkbox"]',
  'input[type="radio"]',
  '[role="button"]',
  '[role="tab"]',
  '[role="switch"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[role="menuitemradio"]',
]
  .map((selector) => `${selector}:not(.cursor-grab, [data-fault])`)
  .join(', ');

export interface Control {
  /** The control as a visitor knows it: role, name and, for links, where it leads. The same on every screen counts once. */
  signature: string;
  /** The number it is marked with, as the page stands now. */
  index: number;
}

/** Returns the part of the page to search: all of it, or the dialog or menu above it. */
export const popup = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The page was reloaded, and no longer has the control. */
export class Gone extends Error {}

/** The same control on a reloaded page. */
export async function findControl(page: Page, region: string, signature: string): Promise<Locator> {
  const endsAt = Date.now() + 5000;
  while (Date.now() < endsAt) {
    const found = (await controlsIn(page, region)).find((control) => control.signature === signature);
    if (found) return page.locator(`[data-crawled="${found.index}"]`);
    await page.waitForTimeout(100);
  }
  throw new Gone(`${signature} is not there again`);
}

/** The enabled controls that can be seen within the region, each marked with its number. */
export async function controlsIn(page: Page, region: string): Promise<Control[]> {
  return page
    .locator(region)
    .locator(clickable)
    .evaluateAll((elements) => {
      for (const marked of document.querySelectorAll('[data-crawled]')) marked.removeAttribute('data-crawled');
      return elements.flatMap((element, index) => {
        const control = element as HTMLButtonElement & HTMLAnchorElement;
        const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // A fieldset disables what is in it.
        const isDisabled = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
        // A link to where one is leads nowhere from here, but it does from the next screen.
        const leadsToThisPage = control.href === location.href;
        const isChosen = element.matches('input[type="radio"]:checked, fieldset [aria-pressed="true"]');
        element.setAttribute('data-crawled', String(index));
        if (!isVisible || isDisabled || leadsToThisPage || isChosen) return [];
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        const label =
          element.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? element.textContent ?? '';
        // "Add Tonewick Ember to cart" and "Add Halo 10 to cart" are one control, drawn many times; so are the links of
        // a list.
        const group = element.closest('article, tr, main li')?.className;
        const look = `${element.className.slice(0, 80)} in ${group?.slice(0, 40)}`;
        const isLink = element.tagName === 'A';
        const word = isLink ? '' : `${label.trim().split(/[\s:]/)[0]} `;
        const name = group === undefined ? label.trim().slice(0, 60) : word + look;
        const href = element.getAttribute('href') ?? '';
        const target = isLink ? ` → ${group === undefined ? href : href.replace(/\d[\da-f]*|[\da-f]{8,}/g, '*')}` : '';
        return [{ signature: `${role} "${name.replace(/\s+/g, ' ')}"${target}`, index }];
      });
    });
}
