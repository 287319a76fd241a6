import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fromRoot } from '../../../infra/local/paths';
import { startTestShop, type TestShop } from '../../../infra/local/tests/test-shop';
import { fillCard, fillShipping } from '../buy';

// Two starts of a store of its own, and a restore.
test.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-keep-'));
const file = path.join(folder, 'store.backup');
const newHome = path.join(folder, 'restored');
let shop: TestShop | undefined;
test.afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a store is opened, sells, is backed up, destroyed, restored, and sells again', async ({ page }) => {
  shop = await startTestShop({}, ['--rehearsal']);
  await openStore(page, shop);
  await sell(page, shop);

  runCommand('backup', shop.home);
  // Sold after the backup: only Stripe knows of it then.
  await sell(page, shop);
  const [bank, lost] = [path.join(folder, 'bank'), await listOrders(page, shop)];
  expect(lost).toHaveLength(2);
  cpSync(path.join(shop.home, 'stripe'), bank, { recursive: true });
  await shop.stop();

  cpSync(bank, path.join(newHome, 'stripe'), { recursive: true });
  expect(runCommand('restore', newHome)).toContain("equal to the backup's");
  // At the same address: payments at Stripe name the store by it.
  shop = await startTestShop({ PORT: new URL(shop.store).port }, ['--rehearsal'], newHome);
  await page.goto(`${shop.store}/login`);
  await page.getByLabel('Email').fill('ada@lamps.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/login/);
  await expect.poll(async () => listOrders(page, shop as TestShop), { timeout: 60_000 }).toEqual(lost);

  await sell(page, shop);
  expect(await listOrders(page, shop)).toHaveLength(3);
});

/** Runs `npm run backup` or `npm run restore`, and returns what it says. */
function runCommand(command: 'backup' | 'restore', home: string): string {
  const args = [fromRoot('infra/local/backup.mjs'), command, file, '--rehearsal'];
  const run = spawnSync(process.execPath, args, { env: { ...process.env, SHOP_HOME: home }, encoding: 'utf8' });
  expect(run.stderr).toContain('sha256');
  expect(run.status).toBe(0);
  return run.stderr;
}

async function openStore(page: Page, { home }: TestShop): Promise<void> {
  const { setup } = JSON.parse(readFileSync(path.join(home, 'endpoints.json'), 'utf8')) as { setup: string };
  await page.goto(setup);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill('ada@lamps.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByLabel('Confirm Password').fill('a long password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByLabel('Category name').fill('Desk Lamps');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Product Name').fill('Brass lamp');
  await page.getByLabel('Price ($)').fill('49.90');
  await page.getByLabel('Category').selectOption('Desk Lamps');
  await page.getByLabel('Image URL').fill('https://images.example/lamp.jpg');
  await page.getByLabel('Description').fill('A lamp of brass for a quiet desk.');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { name: 'You can finish the rest later' })).toBeVisible();
}

async function sell(page: Page, { store }: TestShop): Promise<void> {
  await page.goto(store);
  await page.getByRole('link', { name: 'Brass lamp' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto(`${store}/stripe-checkout`);
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
}

/** What the desk lists: everything of an order that its customer knows. */
async function listOrders(page: Page, { store }: TestShop) {
  const reply = await page.request.get(`${store}/api/orders`);
  const rows = (await reply.json()) as Record<string, unknown>[];
  return rows.map(({ id, reference, total, status, customerName, customerAddress }) => ({
    ...{ id, reference, total, status, customerName, customerAddress },
  }));
}
