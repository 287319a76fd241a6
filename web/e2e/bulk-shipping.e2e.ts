import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { countClicks as count } from './count-clicks';
import { enterAs, visit } from './screens';
import { becomeNewShopper } from './users';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

/** The most clicks of each task, from the list of orders. Typing, pasting and Enter are no clicks. */
const clicksMax = {
  'ship three orders with tracking numbers': 5,
  'print the packing slips of three orders': 3,
  'approve a return': 2,
  'refund a line, with two fields': 3,
  'open a return from Home, where its buttons are': 1,
};

const countClicks = (task: keyof typeof clicksMax) => count(task, clicksMax[task]);

const dialog = (page: Page) => page.getByRole('dialog');
const bulk = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const box = (page: Page, id: number) => page.getByRole('checkbox', { name: `Select Order #${id}` });
const numberOf = (page: Page, id: number) =>
  dialog(page).getByLabel(`Tracking number of order #${id}`, { exact: true });

interface DeskOrder {
  status: string;
  shipments: { carrier: string | null; trackingNumber: string | null; trackingUrl: string | null }[];
}
const read = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/orders/${id}`)).json()) as DeskOrder;

/** Pastes as the clipboard of a spreadsheet does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

async function buyThree(page: Page): Promise<{ ids: [number, number, number]; email: string }> {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push(await placeOrder(page, 17, { email }));
  const [first = 0, second = 0, third = 0] = ids.sort((a, b) => b - a);
  return { ids: [first, second, third], email };
}

test('three orders ship with pasted numbers, are undone, ship again and are printed', async ({ page, context }) => {
  const { ids, email } = await buyThree(page);
  const [newest, middle, oldest] = ids;
  await enterAs(page, 'staff');
  await visit(page, `/orders?search=${encodeURIComponent(email)}`);

  const ship = countClicks('ship three orders with tracking numbers');
  for (const id of ids) await ship.click(box(page, id));
  await ship.click(bulk(page).getByRole('button', { name: 'Ship orders' }));
  await expect(dialog(page).getByRole('heading', { name: 'Ship 3 orders' })).toBeVisible();
  await paste(
    numberOf(page, newest),
    `Order\tCarrier\tNumber\n${oldest}\tGLS\t1Z999AA10123456784\n#${newest}\t\tRR123456785JP\n999999\t\tX1\n${middle}\t\t1Z999AA10123456784\n`,
  );
  await expect(dialog(page).getByText('Line 4: order 999999 is not in this list')).toBeVisible();
  await expect(numberOf(page, newest)).toHaveValue('RR123456785JP');
  await expect(
    dialog(page).getByRole('listitem').locator('bdi').getByText('Japan Post', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByText(`Same number as order #${middle}`)).toBeVisible();
  const carrierOf = (id: number) => dialog(page).getByLabel(`Carrier of order #${id}`, { exact: true });
  await expect(carrierOf(oldest)).toHaveValue('GLS');
  await carrierOf(middle).selectOption('Hermes');
  await expectNoViolations(page, 'the dialog to ship orders');
  await ship.click(dialog(page).getByRole('button', { name: 'Ship 3 orders' }));
  await expect(page.getByText('3 orders marked as shipped').first()).toBeVisible();
  await expect(page.getByText('Customer emails go out in 10 minutes.').first()).toBeVisible();
  ship.report();
  expect(await read(page, newest)).toMatchObject({
    status: 'shipped',
    shipments: [
      { carrier: 'Japan Post', trackingNumber: 'RR123456785JP', trackingUrl: expect.stringContaining('RR123456785JP') },
    ],
  });
  expect(await read(page, oldest)).toMatchObject({ status: 'shipped', shipments: [{ carrier: 'GLS' }] });
  expect(await read(page, middle)).toMatchObject({ status: 'shipped', shipments: [{ carrier: 'Hermes' }] });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone').first()).toBeVisible();
  expect(await read(page, newest)).toMatchObject({ status: 'confirmed', shipments: [] });

  // The selection has stayed. One of the three is cancelled meanwhile, and the dialog says so before anything is sent.
  const origin = new URL(page.url()).origin;
  const cancelled = await page.request.post(`/api/orders/${middle}/cancel`, {
    data: { reason: 'Gone' },
    headers: { origin },
  });
  expect(cancelled.status()).toBe(200);
  await bulk(page).getByRole('button', { name: 'Ship orders' }).click();
  await expect(dialog(page).getByText(`1 unchanged: #${middle} (already cancelled)`)).toBeVisible();
  await numberOf(page, newest).fill('123456789012');
  await dialog(page).getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(dialog(page).getByText('Choose the carrier of this number.')).toBeVisible();
  await expect(numberOf(page, newest)).toBeFocused();
  await dialog(page).getByLabel('Carrier', { exact: true }).selectOption('FedEx');
  await dialog(page).getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(page.getByText('2 orders marked as shipped').first()).toBeVisible();
  expect(await read(page, oldest)).toMatchObject({ shipments: [{ trackingNumber: null }] });

  const printed = context.waitForEvent('page');
  await bulk(page).getByRole('link', { name: 'Address labels' }).click();
  const labels = await printed;
  await expect(labels.getByRole('region', { name: `Order #${newest}` })).toContainText('Maya Haddad');
  await labels.getByLabel('Paper').selectOption('4 × 6 in, one label');
  await expect(labels.getByRole('article')).toHaveCount(2);
  await expectNoViolations(labels, 'the address labels');
  await labels.close();

  await visit(page, `/orders/${oldest}`);
  await page.getByRole('button', { name: 'Add tracking' }).click();
  await dialog(page).getByLabel('Tracking number').fill('1Z999AA10123456799');
  await dialog(page).getByRole('button', { name: 'Save tracking' }).click();
  await expect(page.getByText('UPS · 1Z999AA10123456799')).toBeVisible();
  await expect(page.getByText('Tracking number set to 1Z999AA10123456799')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track shipment' })).toHaveAttribute(
    'href',
    /ups\.com.+1Z999AA10123456799$/,
  );
  await expect(page.getByText(/^Undo within \d+:\d\d$/)).toBeVisible();
  await expect(page.getByText('After that, the customer gets the email.')).toBeVisible();
});

test('three packing slips take three clicks, one says it in the singular', async ({ page, context }) => {
  const { ids, email } = await buyThree(page);
  await enterAs(page, 'staff');
  await context.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await visit(page, `/orders?search=${encodeURIComponent(email)}`);
  const slips = countClicks('print the packing slips of three orders');
  await slips.click(box(page, ids[0]));
  await slips.click(box(page, ids[2]), { modifiers: ['Shift'] });
  await expect(box(page, ids[1])).toBeChecked();
  const opened = context.waitForEvent('page');
  await slips.click(bulk(page).getByRole('link', { name: 'Packing slips' }));
  const sheets = await opened;
  await expect(sheets.getByRole('article')).toHaveCount(3);
  // Without another click the browser asks for the printer.
  await expect(sheets.locator('html[data-printed]')).toBeAttached();
  slips.report();
  await expect(sheets.getByRole('article').first()).toContainText('Shopwright');
  await expect(sheets.getByRole('article').first()).toContainText(`/track-order?order=${ids[0]}`);
  await visit(page, `/orders/print?form=slips&ids=${ids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Packing slip', exact: true })).toBeVisible();
});

test('typed tracking numbers are not lost to Escape or a click beside the dialog, and no others are asked about', async ({
  page,
}) => {
  const { ids, email } = await buyThree(page);
  await enterAs(page, 'staff');
  await visit(page, `/orders?search=${encodeURIComponent(email)}`);
  for (const id of ids) await box(page, id).check();
  const open = () => bulk(page).getByRole('button', { name: 'Ship orders' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await open();
  await expect(numberOf(page, ids[0])).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await open();
  await paste(numberOf(page, ids[0]), ids.map((id) => `${id}\t1Z999AA1012345${id}`).join('\n'));
  await expect(numberOf(page, ids[2])).toHaveValue(/^1Z/);
  const leaveBy = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const leave of leaveBy) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(numberOf(page, ids[2])).toHaveValue(/^1Z/);
  }
});

/** Delivers an order, of which its customer then wants to return a unit. */
async function requestReturn(customer: Page, desk: Page, id: number): Promise<void> {
  const origin = process.env.E2E_BASE_URL ?? '';
  for (const to of ['processing', 'shipped', 'delivered']) {
    const moved = await desk.request.post(`/api/orders/${id}/status`, { data: { to }, headers: { origin } });
    expect(moved.status()).toBe(200);
  }
  const order = (await (await customer.request.get(`/api/customer-orders/${id}`)).json()) as {
    items: { id: number }[];
  };
  const data = {
    requestId: crypto.randomUUID(),
    items: [{ orderItemId: order.items[0]?.id, quantity: 1 }],
    reason: 'changed_mind',
  };
  const returned = await customer.request.post(`/api/customer-orders/${id}/returns`, { data, headers: { origin } });
  expect(returned.status()).toBe(200);
}

test('a return is approved with two clicks from Home, and from the list of returns', async ({ page, browser }) => {
  await becomeNewShopper(page);
  const id = await placeOrder(page, 17);
  const desk = await browser.newPage();
  await enterAs(desk, 'staff');
  await requestReturn(page, desk, id);
  await visit(desk, '/orders?returns=open');
  const row = desk.getByRole('row').filter({ hasText: `#${id}` });
  await expect(row).toContainText('Under reviewtodayI changed my mind');
  await desk.getByRole('group', { name: 'State of the return' }).getByRole('button', { name: 'Approved' }).click();
  await expect(desk).toHaveURL('/orders?returns=approved');
  await expect(row).toHaveCount(0);
  await visit(desk, '/orders?returns=open');
  const approve = countClicks('approve a return');
  await approve.click(desk.getByRole('link', { name: `Order #${id}`, exact: true }));
  await approve.click(desk.getByRole('button', { name: 'Approve', exact: true }));
  await expect(desk.getByText('Return approved').first()).toBeVisible();
  approve.report();

  await visit(desk, '/office');
  const fromHome = countClicks('open a return from Home, where its buttons are');
  const todo = desk.getByRole('listitem').filter({ hasText: /returns? to handle/ });
  // The oldest, which may be of another test.
  await fromHome.click(todo.getByRole('link').last());
  await expect(desk).toHaveURL(/\/orders\/\d+$/);
  await expect(
    desk.getByRole('button', { name: /^(Approve|Mark as received|Refund return|Close as)/ }).first(),
  ).toBeVisible();
  fromHome.report();
});

test('a line is refunded with three clicks and two fields', async ({ page }) => {
  const id = await placeOrder(page, 17, { email: `guest-${crypto.randomUUID().slice(0, 8)}@example.com`, quantity: 2 });
  await enterAs(page, 'staff');
  await visit(page, '/orders');
  const refund = countClicks('refund a line, with two fields');
  await refund.click(page.getByRole('link', { name: `Order #${id}`, exact: true }));
  await refund.click(page.getByRole('main').getByRole('button', { name: 'Refund', exact: true }));
  await dialog(page).getByRole('spinbutton').first().fill('1');
  await dialog(page).getByLabel('Reason').fill('Scratched');
  await refund.click(dialog(page).getByRole('button', { name: /^Refund \$/ }));
  await expect(dialog(page)).toHaveCount(0);
  refund.report();
});

test('the desk shows six tabs and the other views in a menu', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/orders');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link')).toHaveCount(6);
  await views.getByRole('button', { name: 'More' }).click();
  await views.getByRole('menuitem', { name: /^Cancelled/ }).click();
  await expect(page).toHaveURL('/orders?status=cancelled');
  await expect(views.getByRole('button', { name: 'More: Cancelled' })).toBeVisible();
});

test('a customer corrects the address until processing starts', async ({ page, browser }) => {
  await becomeNewShopper(page);
  const id = await placeOrder(page, 17);
  await visit(page, `/account/orders/${id}`);
  const office = '7 Office Road\n10115 Berlin\nGermany';
  const desk = await browser.newPage();
  await enterAs(desk, 'staff');
  const origin = new URL(page.url()).origin;
  const change = page.getByRole('button', { name: 'Change address' });
  await expect(change).toBeVisible();
  await change.click();
  await dialog(page).getByLabel('Shipping address').fill(office);
  await expectNoViolations(page, 'the dialog to change an address');
  await dialog(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address changed').first()).toBeVisible();
  await visit(desk, `/orders/${id}`);
  await expect(desk.getByText('Shipping address changed. Before:')).toBeVisible();
  await expect(desk.getByText('12 Long Street, 12345 Springfield')).toBeVisible();

  await change.click();
  const started = await desk.request.post(`/api/orders/${id}/status`, {
    data: { to: 'processing' },
    headers: { origin },
  });
  expect(started.status()).toBe(200);
  await dialog(page).getByLabel('Shipping address').fill('99 Too Late Street, Springfield');
  await dialog(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Your order has changed').first()).toBeVisible();
  await expect(change).toHaveCount(0);
  await expect(page.getByText('10115 Berlin')).toBeVisible();
});
