import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { enterAs, fillCartFromHome, listScreens, type Screen, viewers, visit } from '../../../web/e2e/screens';
import { browserLaunchOptions } from '../../local/browsers/browser';
import { fromRoot } from '../../local/paths';
import { startTestShop } from '../../local/tests/test-shop';
import { composeSheet, maxHeight, type Screenshot, scale } from './sheet';

/**
 * Takes screenshots of every screen for review: `npm run lab -- screenshots`. Options select some of them:
 * `npm run lab -- screenshots --screens home,product --languages en,ar --widths 360 --schemes dark --store http://localhost:3000`.
 * Writes one sheet per screen to test-results/screenshots: a row for each language and scheme, the widths side by side.
 */
const { values: options } = parseArgs({
  options: {
    screens: { type: 'string' },
    languages: { type: 'string', default: 'en,de,ar,ja' },
    widths: { type: 'string', default: '360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    store: { type: 'string' },
    out: { type: 'string', default: fromRoot('test-results/screenshots') },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);

interface State extends Screen {
  arrange: (page: Page) => Promise<void>;
}

/** The payment step of a checkout, which follows the filled form. */
const paymentStep = (name: string, path: string): State => ({
  name,
  path,
  viewer: 'visitor',
  arrange: async (page) => {
    await fillCartFromHome(page);
    await visit(page, path);
    await page.locator('main form button[type="submit"]').first().click();
  },
});

/** States that a URL alone does not show. */
const states: State[] = [
  {
    name: 'cart-drawer',
    path: '/',
    viewer: 'visitor',
    arrange: async (page) => {
      await fillCartFromHome(page);
      await page.locator('header button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  paymentStep('demo-checkout', '/checkout'),
  paymentStep('checkout', '/stripe-checkout'),
];

/** Takes one screenshot of each tab of a screen, or one of a screen without tabs. */
async function captureScreen(page: Page, screen: Screen, arrange?: (page: Page) => Promise<void>): Promise<Buffer[]> {
  if (arrange) await arrange(page);
  else await visit(page, screen.path);
  const tabs = arrange ? 0 : await page.locator('main [role="tab"]').count();
  const images: Buffer[] = [];
  for (let tab = 0; tab < Math.max(tabs, 1); tab += 1) {
    if (tab > 0) {
      await page.locator('main [role="tab"]').nth(tab).click();
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(scrollThrough);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    images.push(
      await page.screenshot({ ...(arrange ? {} : await upToSheet(page)), animations: 'disabled', type: 'png' }),
    );
  }
  return images;
}

/** Names the part of a page that a sheet shows. The whole of a page with a hundred rows takes minutes to draw. */
async function upToSheet(page: Page): Promise<{ fullPage: true; clip: { x: 0; y: 0; width: number; height: number } }> {
  const [width = 0, height = 0] = await page.evaluate<number[]>('[innerWidth, document.documentElement.scrollHeight]');
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight / scale) } };
}

/** Loads what a page fetches only when it scrolls into view, since a full-page screenshot would miss it. */
const scrollThrough = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
})()`;

/** One row of a sheet: a language and a color scheme, in every width. */
interface Row {
  locale: string;
  scheme: 'light' | 'dark';
}

/** A page of a hundred rows is drawn for a minute on a busy machine. */
const patienceMs = 180_000;

/** Rows captured in parallel; more would only wait for each other on a small machine. */
const concurrency = 2;

async function takeAll(browser: Browser, store: string): Promise<Map<string, Screenshot[][]>> {
  const rows = list(options.languages).flatMap((locale) =>
    (list(options.schemes) as Row['scheme'][]).map((scheme) => ({ locale, scheme })),
  );
  const taken: Map<string, Screenshot[]>[] = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, row] = next;
      taken[index] = await takeRow(browser, store, row);
      process.stdout.write(`${row.locale} ${row.scheme}: ${taken[index].size} screens\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const sheets = new Map<string, Screenshot[][]>();
  for (const row of taken) {
    for (const [name, shots] of row) sheets.set(name, [...(sheets.get(name) ?? []), shots]);
  }
  return sheets;
}

const isSelected = ({ name }: Screen) => !options.screens || list(options.screens).includes(name);

async function takeRow(browser: Browser, baseURL: string, { locale, scheme }: Row): Promise<Map<string, Screenshot[]>> {
  const shots = new Map<string, Screenshot[]>();
  for (const width of list(options.widths).map(Number)) {
    const viewport = { width, height: width < 700 ? 740 : 900 };
    const contextOptions = { baseURL, locale, colorScheme: scheme, viewport, reducedMotion: 'reduce' as const };
    const keep = (name: string, images: Buffer[]) => {
      for (const [tab, image] of images.entries()) {
        const sheet = tab === 0 ? name : `${name}-tab-${tab + 1}`;
        shots.set(sheet, [...(shots.get(sheet) ?? []), { label: `${locale} ${scheme} ${width}`, image, width }]);
      }
    };
    for (const viewer of viewers) {
      const context = await browser.newContext(contextOptions);
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      await enterAs(page, viewer);
      for (const screen of listScreens(viewer).filter(isSelected)) keep(screen.name, await captureScreen(page, screen));
      await context.close();
    }
    for (const state of states.filter(isSelected)) {
      const context = await browser.newContext(contextOptions);
      context.setDefaultTimeout(patienceMs);
      keep(state.name, await captureScreen(await context.newPage(), state, state.arrange));
      await context.close();
    }
  }
  return shots;
}

async function main(): Promise<void> {
  const shop = options.store ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const sheets = await takeAll(browser, options.store ?? shop?.store ?? '');
    mkdirSync(options.out, { recursive: true });
    for (const [name, rows] of sheets) writeFileSync(path.join(options.out, `${name}.jpg`), await composeSheet(rows));
    process.stdout.write(`${sheets.size} sheets in ${options.out}\n`);
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
