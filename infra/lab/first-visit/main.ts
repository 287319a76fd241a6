import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../local/browsers/browser';
import { startTestShop } from '../../local/tests/test-shop';

/**
 * Measures what a first visit fetches and how much the page shifts: `npm run lab -- first-visit`, optionally with the
 * URL of a running store. JavaScript is measured after gzip (level 9), not in the encoding that was used.
 */
const pages = [
  { name: 'home', path: '/', maxScriptKb: 128.4 },
  { name: 'product', path: '/product/1', maxScriptKb: 137 },
];
const maxShift = 0.02;

interface Visit {
  scriptKb: number;
  /** Prefetched once the browser was idle, so the page does not wait for it. */
  prefetchedKb: number;
  shift: number;
  /** API calls before any interaction. */
  calls: string[];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: 'en' });
  // Moves the browser's idle callbacks to after the visit; otherwise they run at any time in it.
  await page.addInitScript(`
    const waiting = [];
    window.requestIdleCallback = (task) => waiting.push(task);
    window.becomeIdle = () => waiting.splice(0).forEach((task) => task());
  `);
  const scripts: Promise<Buffer>[] = [];
  const calls: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
    if (response.url().includes('/api/')) calls.push(new URL(response.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scriptKb = await getGzippedKb(scripts.splice(0));
  await page.evaluate('becomeIdle()');
  // Takes a second, in which the prefetched scripts arrive.
  const shift = await getLayoutShift(page);
  const prefetchedKb = await getGzippedKb(scripts);
  await page.close();
  return { scriptKb, prefetchedKb, shift, calls };
}

const getGzippedKb = async (scripts: Promise<Buffer>[]): Promise<number> =>
  (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;

/** Returns the sum of all shifts, which is never less than CLS, their worst window. */
function getLayoutShift(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 1000);
  })`);
}

async function main(): Promise<void> {
  const given = process.argv[2];
  const shop = given ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    for (const { name, path, maxScriptKb } of pages) {
      const { scriptKb, prefetchedKb, shift, calls } = await visit(browser, `${given ?? shop?.store}${path}`);
      const isGood = scriptKb <= maxScriptKb && shift < maxShift;
      if (!isGood) process.exitCode = 1;
      console.log(
        `${name.padEnd(8)} JavaScript ${scriptKb.toFixed(1)} kB gzip (at most ${maxScriptKb}), ${prefetchedKb.toFixed(1)} kB prefetched when idle, ` +
          `layout shift ${shift.toFixed(4)} (under ${maxShift}), calls: ${calls.join(' ') || 'none'} ${isGood ? 'ok' : 'TOO MUCH'}`,
      );
    }
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
