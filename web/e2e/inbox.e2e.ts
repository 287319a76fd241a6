import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { mailedLink } from './mailbox';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');

test('a message about an order is seen before it ships, answered inside the store and read by its customer', async ({
  page,
  browser,
}) => {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const orderId = await placeOrder(page, 17, { email });
  const context = await browser.newContext();
  const orderLink = await mailedLink(context.request, email, '/track-order');
  await context.close();
  await visit(page, orderLink);
  await page.getByLabel('Your message').fill('Can you ship to my <b>office</b> instead?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'to my <b>office</b> instead?' })).toBeVisible();

  const office = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = await office.newPage();
  await enterAs(staff, 'staff');
  await visit(staff, '/office');
  const todo = main(staff).getByRole('link', { name: /message/ });
  await expect(todo).toBeVisible();

  await visit(staff, '/orders');
  const row = staff.getByRole('row').filter({ hasText: `#${orderId}` });
  await expect(row.getByText('Message', { exact: true }).last()).toBeVisible();
  await staff.request.post(`/api/orders/${orderId}/status`, { data: { to: 'processing' } });
  await staff.reload();
  await row.getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Ship orders' }).click();
  const bulk = staff.getByRole('dialog');
  await expect(bulk).toContainText(`#${orderId}: Unanswered message`);
  await bulk.getByRole('button', { name: 'Cancel' }).click();

  await visit(staff, `/orders/${orderId}`);
  await main(staff).getByRole('button', { name: 'Mark as shipped' }).click();
  const warning = staff.getByRole('alertdialog', { name: '1 customer is waiting for an answer' });
  await expect(warning).toContainText(`#${orderId}`);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await main(staff).getByRole('link', { name: 'Open conversation' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: `Order #${orderId}` })).toBeVisible();
  await expect(main(staff).getByText('Can you ship to my <b>office</b> instead?')).toBeVisible();
  await expect(main(staff).getByRole('heading', { name: 'About this order' })).toBeVisible();
  await expectNoViolations(staff, 'a conversation');
  await staff.getByLabel('Your answer').fill('We ship it to your office.');
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Answer sent').first()).toBeVisible();

  await page.reload();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'We ship it to your office.' })).toBeVisible();
  await visit(staff, `/orders/${orderId}`);
  await expect(main(staff).getByText('The customer is waiting for an answer')).toBeHidden();
  await visit(staff, '/messages');
  await expect(main(staff).getByRole('heading', { name: `Order #${orderId}` })).toBeHidden();
  await office.close();
});

test('the second of two who answer is shown the first answer, and keeps what they typed', async ({ page, browser }) => {
  const subject = `Two answers ${crypto.randomUUID().slice(0, 8)}`;
  const message = { name: 'Ada Writer', email: 'ada@example.com', subject, message: 'Hello, is anyone there?' };
  await page.request.post('/api/contact', { data: { ...message, requestId: crypto.randomUUID() } });
  const open = async (viewer: 'staff' | 'operator') => {
    const screen = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await enterAs(screen, viewer);
    await visit(screen, '/messages');
    await screen.getByRole('link', { name: subject }).click();
    await screen.getByLabel('Your answer').fill(`Hello from ${viewer}`);
    return screen;
  };
  const [first, second] = [await open('staff'), await open('operator')];
  await first.getByRole('button', { name: 'Send answer' }).click();
  await expect(first.getByText('Answer sent').first()).toBeVisible();
  await second.getByRole('button', { name: 'Send answer' }).click();
  await expect(main(second).getByRole('alert')).toContainText('A new message arrived');
  await expect(main(second).getByText('Hello from staff')).toBeVisible();
  await expect(second.getByLabel('Your answer')).toHaveValue('Hello from operator');
  for (const { context } of [first, second].map((screen) => ({ context: screen.context() }))) await context.close();
});

test('a template fills in the name, and waits for a number that the store does not know', async ({ page }) => {
  const subject = `Template ${crypto.randomUUID().slice(0, 8)}`;
  const message = { name: 'Ada Writer', email: `${crypto.randomUUID()}@example.com`, subject };
  await page.request.post('/api/contact', {
    data: { ...message, message: 'Hello, is anyone there?', requestId: crypto.randomUUID() },
  });
  await enterAs(page, 'staff');
  await visit(page, '/messages');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Add template' }).click();
  await page.getByLabel('Name', { exact: true }).fill(subject);
  await page.getByLabel('Text', { exact: true }).fill('Hello {name}, your order {order} leaves today.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${subject}`) })).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Templates' });
  await list.getByRole('button', { name: 'Close' }).first().click();
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('Insert template').selectOption(subject);
  const answer = page.getByLabel('Your answer');
  await expect(answer).toHaveValue('Hello Ada Writer, your order {order} leaves today.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(main(page).getByText('Replace {name} or {order} before you send')).toBeVisible();
  await answer.fill('Hello Ada Writer, your order #7 leaves today.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent').first()).toBeVisible();
});

test('an answer becomes a template, which is renamed and deleted beside the conversation', async ({ page }) => {
  const subject = `Saved ${crypto.randomUUID().slice(0, 8)}`;
  const message = { name: 'Ada Writer', email: `${crypto.randomUUID()}@example.com`, subject };
  await page.request.post('/api/contact', {
    data: { ...message, message: 'Hello, is anyone there?', requestId: crypto.randomUUID() },
  });
  await enterAs(page, 'staff');
  await visit(page, '/messages');
  await page.getByRole('link', { name: subject }).click();
  const save = page.getByRole('button', { name: 'Save as template' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Your answer').fill('Hello Ada Writer, it leaves today.');
  await save.click();
  const editor = page.getByRole('dialog', { name: 'Add template' });
  await expect(editor.getByLabel('Text', { exact: true })).toHaveValue('Hello {name}, it leaves today.');
  await editor.getByLabel('Name', { exact: true }).fill(subject);
  await expectNoViolations(page, 'the dialog to save a template');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Template saved').first()).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('Hello Ada Writer, it leaves today.');

  await page.getByRole('button', { name: 'Templates' }).click();
  const list = page.getByRole('dialog', { name: 'Templates' });
  await list.getByRole('button', { name: new RegExp(`^${subject}`) }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${subject} again`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await list.getByRole('button', { name: 'Close' }).first().click();
  await page.getByLabel('Insert template').selectOption(`${subject} again`);
  await expect(page.getByLabel('Your answer')).toHaveValue(/it leaves today\.\n\nHello Ada Writer, it leaves/);
  await page.getByRole('button', { name: 'Templates' }).click();
  await list.getByRole('button', { name: `Delete ${subject} again` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('button', { name: `Delete ${subject} again` })).toHaveCount(0);
});
