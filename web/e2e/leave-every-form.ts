import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, type Screen, tabsOf, type Viewer, visit } from './screens';
import { dialog, keepEditing, question, waysOutOfDialog, waysOutOfPage } from './ways-out';

/** What may be left without a question although something was typed, by the screen ("*" for all) and its control. */
const exempt: { screen: string; control: string; reason: string }[] = [
  { screen: '*', control: '[type="search"], [role="combobox"]', reason: 'a search is in the address, or typed again' },
  { screen: '*', control: '[type="password"], [autocomplete="one-time-code"]', reason: 'a secret is never kept' },
  { screen: '*', control: '[aria-labelledby="newsletter-heading"] input', reason: 'one email address' },
  {
    screen: '*',
    control: '[role="group"][aria-label^="Filter"] input',
    reason: 'a filter is in the address once it acts',
  },
  { screen: '*', control: '[aria-labelledby="calculator-heading"] input', reason: 'calculates, which makes nothing' },
  { screen: 'customer', control: '[role="alertdialog"] input', reason: 'it only repeats the address on the page' },
  { screen: 'login', control: '*', reason: 'a sign-in makes nothing' },
  { screen: 'staff-sign-in', control: '*', reason: 'a sign-in makes nothing' },
  { screen: 'account-required', control: '*', reason: 'a sign-in makes nothing' },
  { screen: 'register', control: '*', reason: 'a sign-in is a click away, with nothing lost but a name' },
  { screen: 'forgot-password', control: '*', reason: 'one email address' },
  { screen: 'reset-password', control: '*', reason: 'a secret is never kept' },
  { screen: 'track-order', control: '*', reason: 'finds an order, which makes nothing' },
  { screen: 'traces', control: '*', reason: 'a filter is in the address once it acts' },
  { screen: 'withdraw', control: '*', reason: 'finds an order, which makes nothing' },
];

const isExempt = (screen: string) =>
  exempt.filter((row) => row.screen === '*' || row.screen === screen).map(({ control }) => control);

const textField = [
  'input:not([type])',
  ...['text', 'email', 'url', 'tel', 'number'].map((type) => `input[type=${type}]`),
]
  .concat('textarea')
  .map((selector) => `${selector}:visible:enabled:not([readonly])`)
  .join(', ');

/** A control that opens a form, by what it is called; nothing that changes anything by itself. */
const opener =
  /^(Add|Set up|Edit|New|Invite|Ship items|Refund|Cancel order|Change|Snooze|Manage|Write|Templates|Send offer|Correct)/;
const openersMax = 12;

interface Form {
  name: string;
  /** The field on the page as it stands now. */
  find: () => Promise<Locator | undefined>;
  open: () => Promise<void>;
  isDialog: boolean;
}

/**
 * Declares a test that types into each form of these screens, and tries to leave it by the next way in turn; in the
 * exhaustive tests by every way.
 */
export function leaveEveryForm(viewer: Viewer, listed: Screen[] | ((page: Page) => Promise<Screen[]>), of = ''): void {
  test(`no form of a ${viewer}${of} loses what was typed`, async ({ page }) => {
    test.setTimeout(900_000);
    const screens = typeof listed === 'function' ? await listed(page) : listed;
    await enterAs(page, viewer);
    const losses: string[] = [];
    let tried = 0;
    const seen = new Set<string>();
    for (const screen of screens) {
      for (const form of await formsOn(page, screen, seen)) {
        tried += 1;
        losses.push(...(await leaveForm(page, form, tried)).map((way) => `${form.name}: ${way}`));
      }
    }
    expect(losses).toEqual([]);
    expect(tried).toBeGreaterThan(0);
    process.stdout.write(`${tried} forms of a ${viewer}\n`);
  });
}

/** Opens a tab of a screen. */
async function openScreen(page: Page, path: string, tab: number): Promise<void> {
  await visit(page, path);
  const tabs = page.locator('main [role="tab"]');
  if ((await tabs.count()) > 1) {
    await tabs.nth(tab).click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
}

/** Finds the forms of a screen's tabs, and of the dialogs that its buttons open. */
async function formsOn(page: Page, screen: Screen, seen: Set<string>): Promise<Form[]> {
  const forms: Form[] = [];
  await visit(page, screen.path);
  const found = await tabsOf(page, screen.path);
  const tabs = found.length > 0 ? found : [0];
  for (const tab of tabs) {
    const open = () => openScreen(page, screen.path, tab);
    if (tab > 0) await open();
    const where = tabs.length > 1 ? `${screen.name}, tab ${tab + 1}` : screen.name;
    const take = async (region: string, name: string, reopen: () => Promise<void>) => {
      for (const label of await labelsOfForms(page, screen.name, region)) {
        const key = `${name.replace(/\d+/g, '*')} ${label}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const find = () => fieldLabelled(page, screen.name, region, label);
        forms.push({ name: `${name}, “${label}”`, find, open: reopen, isDialog: region === dialog });
      }
    };
    await take('main', where, open);
    for (const name of await openersOn(page)) {
      if (seen.has(`opener ${screen.name} ${name}`)) continue;
      seen.add(`opener ${screen.name} ${name}`);
      const reopen = async () => {
        await open();
        await buttonNamed(page, name).click();
        await expect(page.locator(dialog).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator(`${dialog} >> [aria-busy="true"]`)).toHaveCount(0);
      };
      await open();
      await buttonNamed(page, name).click();
      const isOpen = await page
        .locator(dialog)
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
      if (!isOpen) continue;
      await page.waitForLoadState('networkidle');
      await take(dialog, `${where}, ${name}`, reopen);
    }
  }
  return forms;
}

const buttonNamed = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).first();

/** Of many that begin alike, as in the rows of a list, the first. */
async function openersOn(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:visible:enabled:not([type="submit"], [role="tab"])')
    .evaluateAll((buttons) =>
      buttons.map((button) => (button.getAttribute('aria-label') ?? (button as HTMLElement).innerText).trim()),
    );
  const kinds = new Map(
    names
      .filter((name) => opener.test(name))
      .map((name) => [name.split(' ')[0] + (name.length > 30 ? '…' : name), name]),
  );
  return [...kinds.values()].slice(0, openersMax);
}

interface Field {
  index: number;
  label: string;
  /** One for all fields outside any form. */
  form: number;
}

const textFieldsIn = (page: Page, region: string) => page.locator(region).last().locator(textField);

/** Reads the text fields that may not be left without a question, with one look at the page. */
const fieldsIn = (page: Page, screen: string, region: string): Promise<Field[]> =>
  textFieldsIn(page, region).evaluateAll((elements, skipped) => {
    const fields = (elements as HTMLInputElement[]).map((control, index) => ({
      index,
      label: (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.name).trim(),
      form: control.form ? [...document.forms].indexOf(control.form) : -1,
    }));
    return fields.filter(({ index }) => !elements[index]?.matches(skipped));
  }, isExempt(screen).join(', '));

/** Returns the label of the first text field of each form; fields outside any form are one more. */
async function labelsOfForms(page: Page, screen: string, region: string): Promise<string[]> {
  const labels = new Map<number, string>();
  for (const { form, label } of await fieldsIn(page, screen, region)) {
    if (!labels.has(form)) labels.set(form, label);
  }
  return [...new Set(labels.values())];
}

async function fieldLabelled(page: Page, screen: string, region: string, label: string): Promise<Locator | undefined> {
  const found = (await fieldsIn(page, screen, region)).find((field) => field.label === label);
  return found && textFieldsIn(page, region).nth(found.index);
}

/** Returns the ways of leaving by which what was typed was lost, and those that asked although nothing was typed. */
async function leaveForm(page: Page, form: Form, turn: number): Promise<string[]> {
  const losses: string[] = [];
  await form.open();
  if (form.isDialog) {
    await page.keyboard.press('Escape');
    const isAsking = await question(page).isVisible();
    if (isAsking) losses.push('asks although nothing was typed');
    await form.open();
  }
  // Its code or its text may still be on the way.
  await expect(async () => expect(await form.find(), form.name).toBeDefined()).toPass({ timeout: 20_000 });
  const field = (await form.find()) as Locator;
  const text = await type(page, field);
  const all = Object.entries(form.isDialog ? waysOutOfDialog : waysOutOfPage);
  const first = turn % all.length;
  let triesLeft = test.info().project.name === 'exhaustive' ? all.length : 1;
  for (const [way, leave] of [...all.slice(first), ...all.slice(0, first)]) {
    const before = page.url();
    const isTried = await leave(page, before);
    if (!isTried) continue;
    triesLeft -= 1;
    await keepEditing(page);
    const again = await form.find();
    const isKept = again !== undefined && (await again.inputValue()) === text;
    if (!isKept) losses.push(way);
    if (triesLeft === 0) break;
    if (isKept) continue;
    // The next way begins from what was typed, too.
    await form.open();
    const next = await form.find();
    if (next) await type(page, next);
  }
  // Nothing of it may hold the next screen.
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
  return losses;
}

/** Types as a user does, which is what lets a browser ask before a page is closed. */
async function type(page: Page, field: Locator): Promise<string> {
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('7');
  return field.inputValue();
}
