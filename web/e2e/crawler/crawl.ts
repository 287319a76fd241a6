import { expect, type Page } from '@playwright/test';
import { enterAs, type Screen, untilHydrated, type Viewer } from '../screens';
import { type Control, controlsIn, findControl, Gone, popup } from './controls';
import { hasEffect } from './effect';
import { type Memory, recall, remember } from './memory';

export interface CrawlReport {
  clicked: number;
  /** The controls that nothing came of, with the screen they are on. */
  inert: string[];
}

/** The path to a control: a fresh page, and the clicks that lead there. */
interface Place {
  name: string;
  region: string;
  open: () => Promise<void>;
}

/**
 * Clicks every control of every screen, each from a fresh load with the same cookies and storage, and every control of
 * the dialog or menu that one opened. What is the same to a visitor on several screens (header, footer, one card of
 * many) is clicked once.
 */
export async function crawl(page: Page, viewer: Viewer, screens: Screen[], region = 'body'): Promise<CrawlReport> {
  const seen = new Set<string>();
  const report: CrawlReport = { clicked: 0, inert: [] };
  let memory = await remember(page);

  const load = async (path: string) => {
    memory = await staySignedIn(page, viewer, memory);
    await recall(page, memory);
    // The page that was there may be on its way elsewhere still.
    await page.goto(path, { waitUntil: 'domcontentloaded' }).catch(() => page.goto(path));
    await settle(page);
  };
  for (const { name, path } of screens) {
    await load(path);
    const tabs = await page.locator('main [role="tab"]').count();
    for (let tab = 0; tab < Math.max(tabs, 1); tab += 1) {
      const open = async () => {
        await load(path);
        if (tab === 0) return;
        await page.locator('main [role="tab"]').nth(tab).click({ timeout: 5000 });
        await settle(page);
      };
      const place = { name: tabs === 0 ? name : `${name}, tab ${tab + 1}`, region, open };
      await open();
      for (const control of fresh(seen, await controlsIn(page, place.region))) {
        await clickOne(page, place, control, report);
        await clickInside(page, place, control, seen, report);
      }
    }
  }
  return report;
}

/** Returns what the click on this control opened, if anything. */
async function clickInside(
  page: Page,
  place: Place,
  opener: Control,
  seen: Set<string>,
  report: CrawlReport,
): Promise<void> {
  const isOpen = await page
    .locator(popup)
    .first()
    .isVisible()
    .catch(() => false);
  if (!isOpen) return;
  const inside: Place = {
    name: `${place.name}, ${opener.signature}`,
    region: popup,
    open: async () => {
      await place.open();
      await (await findControl(page, place.region, opener.signature)).click({ timeout: 5000 });
      await page.locator(popup).first().waitFor({ timeout: 5000 });
      await settle(page);
    },
  };
  await settle(page);
  for (const control of fresh(seen, await controlsIn(page, popup))) await clickOne(page, inside, control, report);
}

/** A page may move while it is clicked on; only what fails again and again is named. */
const attempts = 3;

async function clickOne(page: Page, place: Place, { signature }: Control, report: CrawlReport): Promise<void> {
  report.clicked += 1;
  const failures: string[] = [];
  let wasClicked = false;
  while (failures.length < attempts) {
    try {
      await place.open();
      if (await hasEffect(page, await findControl(page, place.region, signature))) return;
      wasClicked = true;
      failures.push('nothing happened');
    } catch (error) {
      // A click may take the control itself away, late: "sign out all other devices".
      if (wasClicked && error instanceof Gone) return;
      failures.push(String(error).split('\n')[0] ?? '');
    }
  }
  report.inert.push(`${place.name}: ${signature} (${[...new Set(failures)].join('; ')})`);
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await untilHydrated(page);
}

/** "Sign out" is a control too, and so is "end this session". */
async function staySignedIn(page: Page, viewer: Viewer, memory: Memory): Promise<Memory> {
  if (viewer === 'visitor') return memory;
  const response = await page.request.get('/api/auth/me', { timeout: 60_000 });
  if (response.ok()) return memory;
  await enterAs(page, viewer);
  return { ...memory, cookies: await page.context().cookies() };
}

/** Finds what takes other controls away: an archived product cannot be edited. */
const isLast = ({ signature }: Control) => /^button "Archive/.test(signature);

function fresh(seen: Set<string>, controls: Control[]): Control[] {
  const found = controls.filter(({ signature }) => {
    if (seen.has(signature)) return false;
    seen.add(signature);
    return true;
  });
  return [...found.filter((control) => !isLast(control)), ...found.filter(isLast)];
}
