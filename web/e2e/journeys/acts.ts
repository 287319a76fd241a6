import { type Frame, type Page, Puppeteer } from 'puppeteer-core';
import { inject } from 'vitest';

/** A form's field by its label, as people find it. Firefox tells no role of a password's field. */
Puppeteer.registerCustomQueryHandler('label', {
  queryAll: (root, label) =>
    [...(root as Element).querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      ({ ariaLabel, labels }) =>
        ariaLabel === label || [...(labels ?? [])].some(({ textContent }) => textContent?.trim() === label),
    ),
});

/** A control by its role and name, which is shown. Puppeteer's own query turns on Firefox's accessibility, which costs a quarter of its CPU. */
Puppeteer.registerCustomQueryHandler('control', {
  queryAll: (root, roleAndName) => {
    const [role = '', ...name] = roleAndName.split(' ');
    const ofRole = role === 'button' ? 'button, [role="button"]' : `[role="${role}"]`;
    return [...(root as Element).querySelectorAll(ofRole)].filter(
      (each) => each.checkVisibility() && (each.ariaLabel ?? each.textContent)?.trim() === name.join(' '),
    );
  },
});

const field = (label: string) => `::-p-label(${label})`;
const control = (role: string, name: string) => `::-p-control(${role} ${name})`;

/** Returns what throws an error that says what was tried: Puppeteer's own says only that time ran out. */
const failed = (what: string) => (cause: unknown) => {
  throw new Error(what, { cause });
};

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${inject('store')}${address}`);
}

/** Types into a field what it does not hold yet, key by key. */
export async function fill(place: Page | Frame, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await place
      .locator(field(label))
      .fill(text)
      .catch(failed(`cannot fill in "${label}"`));
  }
}

export const choose = (page: Page, label: string, value: string): Promise<void> => fill(page, { [label]: value });

type Role = 'button' | 'tab' | 'menuitem';

/** Clicks the control of this role and name; `within` is the part of the page to look in, as CSS names it. */
export async function click(place: Page | Frame, role: Role, name: string, within = ''): Promise<void> {
  await place
    .locator(`${within} ${control(role, name)}`)
    .click()
    .catch(failed(`cannot click the ${role} "${name}"`));
}

/** Clicks the button or link whose text begins like this. */
export async function press(page: Page, text: string): Promise<void> {
  await page
    .locator(`main :is(button, a)::-p-text(${text})`)
    .click()
    .catch(failed(`cannot press "${text}"`));
}

/** Waits until the page shows this text to the eye. */
export async function see(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.body.innerText.includes(wanted), { polling: 100 }, text)
    .catch(failed(`the page does not say "${text}"`));
}

/** A page within the page, by its title, such as the one that takes the card. */
export async function frame(page: Page, title: string): Promise<Frame> {
  const element = await page.waitForSelector(`iframe[title="${title}"]`);
  const content = await element?.contentFrame();
  if (!content) throw new Error(`there is no frame "${title}"`);
  return content;
}

/** Loses every file whose address matches, until the answer is called. */
export async function lose(page: Page, address: RegExp): Promise<() => void> {
  let isLost = true;
  page.on('request', (request) => {
    const answer = isLost && address.test(request.url()) ? request.abort() : request.continue();
    // Earlier requests are not delayed and need no response.
    answer.catch(() => undefined);
  });
  await page.setRequestInterception(true);
  return () => {
    isLost = false;
  };
}

/** From now on presses "Try again" in the main part of each page, as a person does where a busy store asks for it. */
export async function tryAgainWhereAsked(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    setInterval(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ textContent }) => textContent === 'Try again')?.click();
    }, 2000);
  });
}
