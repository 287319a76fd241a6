import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../local/browsers/browser';
import { startTestShop } from '../local/tests/test-shop';

/**
 * What a first visit fetches and how much the page moves while it loads: `npm run bench:first-visit`, or with the
 * address of a running store. JavaScript is counted as gzip makes it (level 9), whatever the wire carried.
 */
const pages = [
  { name: 'home', path: '/', maxScriptKb: 130 },
  { name: 'product', path: '/product/1', maxScriptKb: 140 },
];
const maxShift = 0.02;

interface Visit {
  scriptKb: number;
  /** What the browser fetched ahead once it was idle: not what a page waits for. */
  aheadKb: number;
  shift: number;
  /** Calls of the API before anything was touched. */
  calls: string[];
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: 'en' });
  // An idle moment comes when it may, in the middle of the visit too: here, after it.
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
  const scriptKb = await gzippedKb(scripts.splice(0));
  await page.evaluate('becomeIdle()');
  // Takes a second, in which everything arrives.
  const shift = await layoutShift(page);
  const aheadKb = await gzippedKb(scripts);
  await page.close();
  return { scriptKb, aheadKb, shift, calls };
}

const gzippedKb = async (scripts: Promise<Buffer>[]): Promise<number> =>
  (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;

/** The sum of all shifts, which is never less than CLS, the worst window of them. */
function layoutShift(page: Page): Promise<number> {
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
      const { scriptKb, aheadKb, shift, calls } = await visit(browser, `${given ?? shop?.store}${path}`);
      const isGood = scriptKb <= maxScriptKb && shift < maxShift;
      if (!isGood) process.exitCode = 1;
      process.stdout.write(
        `${name.padEnd(8)} JavaScript ${scriptKb.toFixed(1)} kB gzip (at most ${maxScriptKb}), ${aheadKb.toFixed(1)} kB ahead when idle, ` +
          `layout shift ${shift.toFixed(4)} (under ${maxShift}), calls: ${calls.join(' ') || 'none'} ${isGood ? 'ok' : 'TOO MUCH'}\n`,
      );
    }
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
