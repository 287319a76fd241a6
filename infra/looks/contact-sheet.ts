import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { enterAs, fillCart, type Screen, screens, visit } from '../../web/e2e/screens';
import { browserLaunchOptions } from '../local/browser';
import { fromRoot } from '../local/paths';
import { startTestShop } from '../local/test-shop';
import { layOut, type Shot } from './lay-out';

/**
 * Pictures of every screen, to look at: `npm run contact-sheet`, or only some of it:
 * `npm run contact-sheet -- --screens home,product --languages en,ar --widths 360 --schemes dark --store http://localhost:3000`.
 * Writes one sheet per screen to test-results/looks.
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
      await fillCart(page);
      await page.locator('header button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'demo-checkout',
    path: '/checkout',
    viewer: 'visitor',
    arrange: async (page) => {
      await fillCart(page);
      await visit(page, '/checkout');
      await page.locator('main form button[type="submit"]').first().click();
    },
  },
  {
    name: 'checkout',
    path: '/stripe-checkout',
    viewer: 'visitor',
    arrange: async (page) => {
      await fillCart(page);
      await visit(page, '/stripe-checkout');
      await page.locator('main form button[type="submit"]').first().click();
    },
  },
];

/** One picture for each tab of a screen; a screen without tabs has one. */
async function shoot(
  page: Page,
  screen: Screen,
  arrange: ((page: Page) => Promise<void>) | undefined,
): Promise<Buffer[]> {
  if (arrange) await arrange(page);
  else await visit(page, screen.path);
  const tabs = arrange ? 0 : await page.locator('main [role="tab"]').count();
  const pictures: Buffer[] = [];
  for (let tab = 0; tab < Math.max(tabs, 1); tab += 1) {
    if (tab > 0) {
      await page.locator('main [role="tab"]').nth(tab).click();
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(loadEveryPicture);
    pictures.push(await page.screenshot({ fullPage: !arrange, animations: 'disabled', type: 'png' }));
  }
  return pictures;
}

/** What is fetched only when it comes into view would be missing from a picture of the whole page. */
const loadEveryPicture = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
})()`;

async function take(browser: Browser, store: string): Promise<Map<string, Shot[]>> {
  const shots = new Map<string, Shot[]>();
  const chosen = [...screens, ...states].filter(({ name }) => !asked.screens || list(asked.screens).includes(name));
  for (const locale of list(asked.languages)) {
    for (const scheme of list(asked.schemes) as ('light' | 'dark')[]) {
      for (const width of list(asked.widths).map(Number)) {
        for (const screen of chosen) {
          const context = await browser.newContext({
            baseURL: store,
            locale,
            colorScheme: scheme,
            viewport: { width, height: width < 700 ? 740 : 900 },
            reducedMotion: 'reduce',
          });
          const page = await context.newPage();
          await enterAs(page, screen.viewer);
          const arrange = 'arrange' in screen ? (screen as (typeof states)[number]).arrange : undefined;
          for (const [tab, picture] of (await shoot(page, screen, arrange)).entries()) {
            const name = tab === 0 ? screen.name : `${screen.name}-tab-${tab + 1}`;
            const shot = { label: `${locale} ${scheme} ${width}`, picture, width };
            shots.set(name, [...(shots.get(name) ?? []), shot]);
          }
          await context.close();
        }
        process.stdout.write(`${locale} ${scheme} ${width}: ${chosen.length} screens\n`);
      }
    }
  }
  return shots;
}

async function main(): Promise<void> {
  const shop = asked.store ? undefined : await startTestShop({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const shots = await take(browser, asked.store ?? shop?.store ?? '');
    mkdirSync(asked.out, { recursive: true });
    for (const [name, ofScreen] of shots) writeFileSync(path.join(asked.out, `${name}.webp`), await layOut(ofScreen));
    process.stdout.write(`${shots.size} sheets in ${asked.out}\n`);
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

void main();
