import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { enterAs, fillCartFromHome, type Screen, screensOf, viewers, visit } from '../../web/e2e/screens';
import { browserLaunchOptions } from '../local/browsers/browser';
import { fromRoot } from '../local/paths';
import { startTestShop } from '../local/tests/test-shop';
import { layOut, type Shot } from './lay-out';

/**
 * Pictures of every screen, to look at: `npm run contact-sheet`, or only some of it:
 * `npm run contact-sheet -- --screens home,product --languages en,ar --widths 360 --schemes dark --store http://localhost:3000`.
 * Writes one sheet per screen to test-results/looks: a row for each language and scheme, the widths side by side.
 */
const { values: asked } = parseArgs({
  options: {
    screens: { type: 'string' },
    languages: { type: 'string', default: 'en,de,ar,ja' },
    widths: { type: 'string', default: '360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    store: { type: 'string' },
    out: { type: 'string', default: fromRoot('test-results/looks') },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);

/** States that an address alone does not show. */
const states: (Screen & { arrange: (page: Page) => Promise<void> })[] = [
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
  {
    name: 'demo-checkout',
    path: '/checkout',
    viewer: 'visitor',
    arrange: async (page) => {
      await fillCartFromHome(page);
      await visit(page, '/checkout');
      await page.locator('main form button[type="submit"]').first().click();
    },
  },
  {
    name: 'checkout',
    path: '/stripe-checkout',
    viewer: 'visitor',
    arrange: async (page) => {
      await fillCartFromHome(page);
      await visit(page, '/stripe-checkout');
      await page.locator('main form button[type="submit"]').first().click();
    },
  },
];

/** One picture for each tab of a screen; a screen without tabs has one. */
async function shoot(page: Page, screen: Screen, arrange?: (page: Page) => Promise<void>): Promise<Buffer[]> {
  if (arrange) await arrange(page);
  else await visit(page, screen.path);
  const tabs = arrange ? 0 : await page.locator('main [role="tab"]').count();
  const pictures: Buffer[] = [];
  for (let tab = 0; tab < Math.max(tabs, 1); tab += 1) {
    if (tab > 0) {
      await page.locator('main [role="tab"]').nth(tab).click();
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(scrollThrough);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    pictures.push(await page.screenshot({ fullPage: !arrange, animations: 'disabled', type: 'png' }));
  }
  return pictures;
}

/** What is fetched only when it comes into view would be missing from a picture of the whole page. */
const scrollThrough = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  scrollTo(0, 0);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
})()`;

/** One row of a sheet: a language and a scheme, in every width asked for. */
interface Row {
  locale: string;
  scheme: 'light' | 'dark';
}

/** How many pictures are taken at once; more only wait for each other on a small machine. */
const atOnce = 2;

async function take(browser: Browser, store: string): Promise<Map<string, Shot[][]>> {
  const wanted = list(asked.languages).flatMap((locale) =>
    (list(asked.schemes) as Row['scheme'][]).map((scheme) => ({ locale, scheme })),
  );
  const taken: Map<string, Shot[]>[] = [];
  const waiting = [...wanted.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, row] = next;
      taken[index] = await takeRow(browser, store, row);
      process.stdout.write(`${row.locale} ${row.scheme}: ${taken[index].size} screens\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const sheets = new Map<string, Shot[][]>();
  for (const row of taken) {
    for (const [name, shots] of row) sheets.set(name, [...(sheets.get(name) ?? []), shots]);
  }
  return sheets;
}

const isChosen = ({ name }: Screen) => !asked.screens || list(asked.screens).includes(name);

async function takeRow(browser: Browser, baseURL: string, { locale, scheme }: Row): Promise<Map<string, Shot[]>> {
  const shots = new Map<string, Shot[]>();
  for (const width of list(asked.widths).map(Number)) {
    const viewport = { width, height: width < 700 ? 740 : 900 };
    const options = { baseURL, locale, colorScheme: scheme, viewport, reducedMotion: 'reduce' as const };
    const keep = (name: string, pictures: Buffer[]) => {
      for (const [tab, picture] of pictures.entries()) {
        const sheet = tab === 0 ? name : `${name}-tab-${tab + 1}`;
        shots.set(sheet, [...(shots.get(sheet) ?? []), { label: `${locale} ${scheme} ${width}`, picture, width }]);
      }
    };
    for (const viewer of viewers) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await enterAs(page, viewer);
      for (const screen of screensOf(viewer).filter(isChosen)) keep(screen.name, await shoot(page, screen));
      await context.close();
    }
    for (const state of states.filter(isChosen)) {
      const context = await browser.newContext(options);
      keep(state.name, await shoot(await context.newPage(), state, state.arrange));
      await context.close();
    }
  }
  return shots;
}

async function main(): Promise<void> {
  const shop = asked.store ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const sheets = await take(browser, asked.store ?? shop?.store ?? '');
    mkdirSync(asked.out, { recursive: true });
    for (const [name, rows] of sheets) writeFileSync(path.join(asked.out, `${name}.jpg`), await layOut(rows));
    process.stdout.write(`${sheets.size} sheets in ${asked.out}\n`);
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
