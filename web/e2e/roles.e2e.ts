import { type Browser, expect, type Page, test } from '@playwright/test';
import { builtInRoles } from '@shopwright/contracts/permissions';
import { placeOrder } from './buy';
import { becomeMember } from './members';
import { visit } from './screens';
import { createProduct, unique } from './test-product';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const badge = (page: Page, text: string) => page.locator('header').getByText(text, { exact: true });
const closed = (page: Page) => page.getByRole('heading', { name: "You don't have access to this screen" });
const newEmail = () => `guest-${crypto.randomUUID()}@example.com`;

async function orderOfGuest(browser: Browser): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  const id = await placeOrder(page, 3, { email: newEmail() });
  await page.context().close();
  return id;
}

/** Opens an order, whose Print is there for everyone. */
async function openOrder(page: Page, id: number): Promise<void> {
  await visit(page, `/orders/${id}`);
  await expect(main(page).getByRole('link', { name: 'Packing slip' })).toBeVisible();
}

test('an accountant reads money, exports orders, and changes nothing', async ({ browser }) => {
  const id = await orderOfGuest(browser);
  const page = await becomeMember(browser, 'accountant');
  await visit(page, '/reconciliation');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible();
  await expect(act(page, 'Compare now')).toHaveCount(0);
  await visit(page, '/office');
  await expect(page.getByRole('navigation', { name: 'Period' })).toBeVisible();

  await visit(page, '/orders');
  await act(page, 'Export').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await openOrder(page, id);
  for (const name of ['Refund', 'Cancel order', 'Ship items', 'Add note']) await expect(act(page, name)).toHaveCount(0);
  // Nor does an address open what is hidden.
  await visit(page, `/orders/${id}?open=refund`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/settings');
  await expect(main(page).getByRole('button', { name: 'Save changes' }).first()).toBeDisabled();

  const data = { amount: '1.00', reason: 'asked', requestId: crypto.randomUUID() };
  const refused = await page.request.post(`/api/orders/${id}/refunds`, { data });
  expect(refused.status()).toBe(403);
  const { details } = (await refused.json()) as { details: { permission: string; owners: string[] } };
  expect(details.permission).toBe('orders:refund');
  expect(details.owners.length).toBeGreaterThan(0);
  await page.context().close();
});

test('a packer packs and ships an order, sees no refund and opens no products', async ({ browser }) => {
  const id = await orderOfGuest(browser);
  const page = await becomeMember(browser, {
    permissions: ['home:read', 'orders:read', 'orders:write', 'inventory:read'],
  });
  await openOrder(page, id);
  for (const name of ['Refund', 'Cancel order', 'Add note']) await expect(act(page, name)).toHaveCount(0);
  await act(page, 'Start processing').click();
  await expect(badge(page, 'Processing')).toBeVisible();
  await act(page, 'Ship items').click();
  const parcel = page.getByRole('dialog');
  await parcel.getByLabel('Carrier', { exact: true }).selectOption('DHL');
  await parcel.getByLabel('Tracking number').fill(`T-${id}`);
  await parcel.getByRole('button', { name: 'Ship items' }).click();
  await expect(badge(page, 'Shipped')).toBeVisible();
  await visit(page, '/admin?layout=table');
  await expect(closed(page)).toBeVisible();
  await visit(page, '/inventory');
  await expect(main(page).getByRole('button', { name: /^Edit stock/ })).toHaveCount(0);
  await page.context().close();
});

test('a manager changes a price, answers a message, and refunds as much as their role allows in a day', async ({
  browser,
}) => {
  const id = await orderOfGuest(browser);
  const page = await becomeMember(browser, { permissions: builtInRoles.manager, refundLimit: '5.00' });
  const { name } = await createProduct(page, unique('Lamp'));
  await visit(page, `/admin?layout=table&search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: `Edit price of ${name}: $29.00` })
    .click();
  await page.getByLabel(`Price of ${name}`, { exact: true }).fill('31.00');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: `Edit price of ${name}: $31.00` })).toBeVisible();

  const subject = unique('Asked');
  const asked = { name: 'Ada Writer', email: newEmail(), subject, message: 'Do you repair lamps?' };
  const sent = await page.request.post('/api/contact', { data: { ...asked, requestId: crypto.randomUUID() } });
  expect(sent.ok()).toBe(true);
  await visit(page, '/messages');
  await main(page).getByRole('link', { name: subject }).click();
  await page.getByLabel('Your answer').fill('Yes, we do.');
  await act(page, 'Send answer').click();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Yes, we do.' })).toBeVisible();

  await openOrder(page, id);
  const refund = page.getByRole('dialog');
  const ask = async (amount: string) => {
    await act(page, 'Refund').click();
    await refund.getByText('By amount').click();
    await refund.getByLabel(/^Amount/).fill(amount);
    await refund.getByLabel('Reason').fill('A scratch');
    await refund.getByRole('button', { name: `Refund $${amount}` }).click();
  };
  await ask('4.00');
  await expect(refund).toHaveCount(0);
  await ask('2.00');
  await expect(refund).toContainText('You can refund up to $5.00 a day, and $1.00 is left today.');
  await page.keyboard.press('Escape');
  await visit(page, '/team');
  await expect(page.getByRole('heading', { name: 'Operators only' })).toBeVisible();
  await page.context().close();
});
