import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks at the whole page, or at the elements that a selector names. */
export async function expectNoViolations(page: Page, where: string, within?: string): Promise<void> {
  expect(await findViolations(page, within), where).toEqual([]);
}

/** Ignores endless animations, such as a skeleton's. */
const untilStill = `Promise.all(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
  .map((animation) => animation.finished.catch(() => {})))`;

export async function findViolations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe);
  await page.evaluate(endTransitions);
  await page.evaluate(untilStill);
  const { violations } = await page.evaluate(
    (context) =>
      (window as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        context,
        {
          resultTypes: ['violations'],
        },
      ),
    within ?? 'html',
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Ends color transitions, whose colors would be measured halfway. */
function endTransitions(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [sheet];
}
