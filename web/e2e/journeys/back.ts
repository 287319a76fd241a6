import type { BrowserContext, Page } from 'puppeteer-core';
import { expect, inject } from 'vitest';

export const demo = { email: 'shopper@example.com', password: 'demo-password' };

/** Calls the store's API as this browser, without a page of it hearing of it. */
export async function callAs(page: Page, path: string, body: object = {}): Promise<void> {
  const status = await page.evaluate(
    async (address, json) =>
      (await fetch(address, { method: 'POST', body: json, headers: { 'content-type': 'application/json' } })).status,
    path,
    JSON.stringify(body),
  );
  expect(status, path).toBeLessThan(300);
}

/** Notes all text that this page shows from its return on, frame by frame. */
const watchReturn = () => {
  const view = window as Window & { shownAfterReturn?: string[]; wasKept?: boolean };
  window.addEventListener('pageshow', ({ persisted }) => {
    view.wasKept = persisted;
    view.shownAfterReturn = [document.body.innerText];
    const note = () => {
      view.shownAfterReturn?.push(document.body.innerText);
      requestAnimationFrame(note);
    };
    note();
  });
};

export interface Return {
  /** True where the browser had kept the page as it was. */
  wasKept: boolean;
  /** All that was to be seen from the return until now. */
  shown: () => Promise<string>;
}

/** Leaves a page for another one, lets something happen elsewhere, and goes back. */
export async function goAwayAndBack(page: Page, happen: (elsewhere: Page) => Promise<void>): Promise<Return> {
  const from = page.url();
  await page.evaluate(watchReturn);
  await page.goto(`${inject('store')}/robots.txt`);
  const elsewhere = await (page.browserContext() as BrowserContext).newPage();
  elsewhere.setDefaultTimeout(120_000);
  await happen(elsewhere);
  await elsewhere.close();
  // Puppeteer's own `goBack` waits for a load that a kept page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction((address) => location.href === address && document.readyState === 'complete', {}, from);
  const read = <Value>(get: () => Value) => page.evaluate(get);
  const wasKept = await read(() => (window as Window & { wasKept?: boolean }).wasKept === true);
  const shown = () =>
    read(() =>
      [...((window as Window & { shownAfterReturn?: string[] }).shownAfterReturn ?? []), document.body.innerText].join(
        '\n',
      ),
    );
  return { wasKept, shown };
}
