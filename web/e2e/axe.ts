import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Experimental rules, and the one of WCAG 2.2: axe leaves them out unless they are asked for. */
const furtherRules = [
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** The elements that Radix places around notifications and open panels, so that the keyboard passes from them to the page. */
const focusProxies = '[role="region"] > span[tabindex="0"], [data-radix-focus-guard]';

/** Further rows of a list, which are like the first ones. The exhaustive tests look at them too. */
const laterRows = 'main :is(tbody > tr, ul > li, ol > li):nth-child(n + 9)';

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
  // An element that has been scrolled under the header counts as a target that is too small.
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate(untilStill);
  const isExhaustive = test.info().project.name === 'exhaustive';
  const exclude = isExhaustive ? [focusProxies] : [focusProxies, laterRows];
  const { violations } = await page.evaluate(
    ([context, ruleIds]) =>
      (window as unknown as { axe: { run(context: object, options: RunOptions): Promise<AxeResults> } }).axe.run(
        context,
        {
          resultTypes: ['violations'],
          rules: Object.fromEntries(ruleIds.map((id) => [id, { enabled: true }])),
        },
      ),
    [{ include: [within ?? 'html'], exclude }, furtherRules] as const,
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
