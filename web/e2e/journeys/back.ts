import type { Page } from 'puppeteer-core';
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

/** Notes all text that this page shows from its return on, frame by frame. The notes outlast a reload. */
const watchReturn = () => {
  sessionStorage.setItem('shown-after-return', '');
  window.addEventListener('pageshow', ({ persisted }) => {
    sessionStorage.setItem('was-kept', String(persisted));
    const note = () => {
      const noted = sessionStorage.getItem('shown-after-return') ?? '';
      const text = document.body.innerText;
      if (!noted.endsWith(text)) sessionStorage.setItem('shown-after-return', noted + text);
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

/** Leaves a page for another one, lets something happen elsewhere, and goes back. `settled` returns once the page is itself again. */
export async function goAwayAndBack(
  page: Page,
  happen: (elsewhere: Page) => Promise<void>,
  settled: () => Promise<unknown>,
): Promise<Return> {
  // Firefox keeps no page that is still loading something.
  await page.waitForNetworkIdle({ idleTime: 1_000, timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(watchReturn);
  await page.goto(`${inject('store')}/robots.txt`);
  const elsewhere = await page.browserContext().newPage();
  elsewhere.setDefaultTimeout(60_000);
  await happen(elsewhere);
  await elsewhere.close();
  // Puppeteer's own `goBack` waits for a load that a kept page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await settled();
  const wasKept = (await page.evaluate(() => sessionStorage.getItem('was-kept'))) === 'true';
  const shown = () =>
    page.evaluate(() => `${sessionStorage.getItem('shown-after-return')}\n${document.body.innerText}`);
  return { wasKept, shown };
}
