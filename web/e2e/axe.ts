import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** axe's script is put into the page, which the store's content policy rightly forbids: tests need `bypassCSP`. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect(await findViolations(page), where).toEqual([]);
}

/** Waits for color transitions, which would be measured halfway. */
const atOnce = '*, ::before, ::after { transition: none !important; }';

/** Ignores endless animations, such as a skeleton's. */
const untilStill = `Promise.all(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
  .map((animation) => animation.finished.catch(() => {})))`;

export async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  await page.addStyleTag({ content: atOnce });
  await page.evaluate(untilStill);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
