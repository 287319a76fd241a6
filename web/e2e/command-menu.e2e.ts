import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { placeOrder } from './buy';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Ctrl K finds screens and products, by keyboard', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  const screens = await page.getByRole('navigation', { name: 'Back office' }).getByRole('link').count();
  expect(screens).toBeGreaterThan(9);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search screens, actions, orders, customers and products' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(screens);
  await field.fill('inv');
  await expect(page.getByRole('option').first()).toHaveText('Inventory');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/inventory');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field.fill('tonewick ember');
  const product = page.getByRole('group', { name: 'Products' }).getByRole('option', { name: /Tonewick Ember/ });
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'command menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Search or go to' }).click();
  await field.fill('nothing-like-it');
  await expect(page.getByText('No results for “nothing-like-it”')).toBeVisible();
  await field.fill('tonewick ember');
  await expect(product).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
});

const command = (page: Page, name: string) => page.getByRole('dialog').getByRole('option', { name, exact: true });

async function type(page: Page, text: string): Promise<void> {
  const search = page.getByRole('combobox', { name: /^Search screens/ });
  // One that still closes would take the text with it.
  await expect(search).toBeHidden();
  // A key that is pressed before the page listens is lost.
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  await search.fill(text);
}

test('Ctrl K acts on an order by its number, or on that of the page', async ({ page }) => {
  const id = await placeOrder(page, 17, { email: `guest-${crypto.randomUUID().slice(0, 8)}@example.com` });
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  await type(page, `refund ${id}`);
  await expect(command(page, `Refund order ${id}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Refund' })).toBeVisible();
  await expect(page).toHaveURL(`/orders/${id}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await type(page, 'ship');
  await command(page, `Ship order ${id}`).click();
  await expect(page.getByRole('dialog', { name: 'Ship items' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, '/reviews');
  await type(page, 'cancel order');
  await page.getByRole('option', { name: /^Cancel order …/ }).click();
  await page.keyboard.type(String(id));
  await expect(command(page, `Cancel order ${id}`)).toBeVisible();
  await expectNoViolations(page, 'commands of an order');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancel order' })).toBeVisible();
});

test('Ctrl K adds, exports and finds the parts of the settings', async ({ page }) => {
  await enterAs(page, 'staff');
  await visit(page, '/reviews');
  await type(page, 'invite');
  await expect(page.getByText('No results for “invite”')).toBeVisible();
  await page.keyboard.press('Escape');
  await type(page, 'add product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products/new');
  await type(page, 'export orders');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^orders.*\.csv$/);
  await type(page, 'logo');
  await page.getByRole('group', { name: 'Settings' }).getByRole('option', { name: 'Logo' }).click();
  await expect(page.getByRole('tab', { name: 'Look', selected: true })).toBeVisible();
  await type(page, 'add category');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add category' })).toBeVisible();
  await visit(page, '/messages');
  await type(page, 'templates');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();

  await enterAs(page, 'operator');
  await visit(page, '/reviews');
  await type(page, 'invite');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite to the team' })).toBeVisible();
});
