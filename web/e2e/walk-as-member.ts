import { type Browser, expect, type Page, test } from '@playwright/test';
import { isStaffPath } from '@shopwright/contracts/pages';
import { mayOpen } from '../src/lib/page-permissions';
import { becomeMember, type GivenRole, permissionsOf } from './members';
import { screens, tabsOf, visit } from './screens';
import { screensWithData } from './screens-with-data';

/** Names of what changes something. An export and what only opens or filters a list is not among them. */
const writes =
  /^(add|approve|archive|apply|cancel order|compare|confirm|connect|create|decide|delete|disconnect|edit|erase|feature|hide|import|invite|make|mark|merge|move|new|pause|process|publish|receive|refund|reject|remove|replace|reopen|resolve|restore|revoke|save|send|set|ship|show review|snooze|start|turn off|undo|unpublish|upload)\b/i;

/**
 * Declares a test that opens every page of a role, with its tabs: nothing is refused, nothing leads to what is closed, and nothing is
 * offered that writes, but for `own`.
 */
export function walkAsMember(name: string, role: GivenRole, own?: RegExp): void {
  test(`${name} opens every page of theirs: nothing is refused, and nothing to write is offered`, async ({
    browser,
  }) => {
    test.slow();
    const holder = { role: 'staff', permissions: [...permissionsOf(role)] } as const;
    const paths = [
      ...screens.filter(({ viewer }) => viewer === 'staff' || viewer === 'operator'),
      ...(await data(browser)),
    ]
      .map(({ path }) => path)
      .filter((path) => mayOpen(holder, new URL(path, 'http://store').pathname));
    expect(paths).toContain('/office');
    expect(paths.length).toBeGreaterThan(5);
    const page = await becomeMember(browser, role);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => {
      if (response.status() === 403) faults.push(`403 ${response.request().method()} ${response.url()}`);
    });
    for (const path of paths) {
      await visit(page, path);
      await expect(page.getByText("You don't have access to this screen"), path).toHaveCount(0);
      const tabs = page.locator('main [role="tab"]');
      for (const index of [-1, ...(await tabsOf(page, path))]) {
        if (index >= 0) {
          await tabs.nth(index).click();
          await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
        }
        const where = `${path}, tab ${index + 1}`;
        const offered = (await namesOfControls(page)).filter((control) => writes.test(control) && !own?.test(control));
        expect.soft(offered, where).toEqual([]);
        const closed = (await linksOf(page)).filter((to) => isStaffPath(to) && !mayOpen(holder, to));
        expect.soft(closed, `${where}: links to what is closed`).toEqual([]);
        expect.soft(faults.splice(0), where).toEqual([]);
      }
    }
    await page.context().close();
  });
}

/** Pages that show something: an order, its customer, a purchase order, a conversation. */
async function data(browser: Browser): Promise<{ path: string }[]> {
  const page = await (await browser.newContext()).newPage();
  const shown = await screensWithData(page);
  const [customer] = (await (await page.request.get('/api/customers?limit=1')).json()) as { id: number | string }[];
  expect(customer).toBeDefined();
  await page.context().close();
  return [...shown, { path: `/customers/${customer?.id}` }];
}

/** What can be pressed or typed into on the page itself, by its name. */
const namesOfControls = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('button:enabled:visible, a[href$="/new"]:visible')
    .evaluateAll((controls) =>
      controls.map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()),
    );

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="/"]:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
