import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { fromRoot } from '../../../infra/local/paths';
import { startTestShop, type TestShop } from '../../../infra/local/tests/test-shop';
import { buyLamp, ownerEmail, ownerPassword, setupLink } from '../lamp-store';
import { linksIn } from '../mailbox';
import { expectLegalWording, openStore } from '../open-store';

// Two starts of a store of its own, and a restore.
test.setTimeout(600_000);

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-keep-'));
const file = path.join(folder, 'store.backup');
const newHome = path.join(folder, 'restored');
const staffEmail = 'noor@lamps.example';
let shop: TestShop | undefined;
test.afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an owner opens an empty production store in the browser, it has staff, sells, is backed up, destroyed, restored, and sells again', async ({
  page,
  browser,
}) => {
  shop = await startTestShop({}, ['--rehearsal']);
  const startedAt = Date.now();
  const setup = setupLink(shop);
  await openStore(page, shop);
  await sell(page, shop);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`from the setup link to the first paid order: ${seconds} s\n`);
  await page.goto(`${shop.store}/ops/mail`);
  await expect(page.getByText(/Lamp & Co/).first()).toBeVisible();
  await expectNoSecondOwner(browser, setup);
  await inviteStaff(page, browser, shop);

  runCommand('backup', shop.home);
  // Sold after the backup: only Stripe knows of it then.
  await sell(page, shop);
  const states = async () => (await listOrders(page, shop as TestShop)).map(({ status }) => status);
  await expect.poll(states).toEqual(['confirmed', 'confirmed']);
  const [bank, sold] = [path.join(folder, 'bank'), await listOrders(page, shop)];
  cpSync(path.join(shop.home, 'stripe'), bank, { recursive: true });
  await shop.stop();

  cpSync(bank, path.join(newHome, 'stripe'), { recursive: true });
  expect(runCommand('restore', newHome)).toContain("equal to the backup's");
  // At the same address: payments at Stripe name the store by it.
  shop = await startTestShop({ PORT: new URL(shop.store).port }, ['--rehearsal'], newHome);
  await signInAs(page, staffEmail, shop);
  await expect.poll(async () => listOrders(page, shop as TestShop), { timeout: 60_000 }).toEqual(sold);

  await sell(page, shop);
  expect(await listOrders(page, shop)).toHaveLength(3);
  await page.context().clearCookies();
  await signInAs(page, ownerEmail, shop);
  await expectLegalWording(page, shop);
});

async function expectNoSecondOwner(browser: Browser, setup: string): Promise<void> {
  const stranger = await browser.newPage();
  await stranger.goto(setup);
  await expect(stranger.getByRole('heading', { name: 'This store already has an owner' })).toBeVisible();
  await stranger.close();
}

/** Runs `npm run backup` or `npm run restore`, and returns what it says. */
function runCommand(command: 'backup' | 'restore', home: string): string {
  // Another folder has another key.
  const options = command === 'restore' ? ['--from-another-store'] : [];
  const args = [fromRoot('infra/local/backup.mjs'), command, file, '--rehearsal', ...options];
  const run = spawnSync(process.execPath, args, { env: { ...process.env, SHOP_HOME: home }, encoding: 'utf8' });
  expect(run.stderr).toContain('sha256');
  expect(run.status).toBe(0);
  return run.stderr;
}

/** As the owner: invites a member, who accepts in a browser of their own. */
async function inviteStaff(page: Page, browser: Browser, { store }: TestShop): Promise<void> {
  await page.goto(`${store}/team`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite to the team' });
  await invitation.getByLabel('Email').fill(staffEmail);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: `Revoke the invitation to ${staffEmail}` })).toBeVisible();
  const links = () => linksIn(page.request, staffEmail, '/invitation', store);
  await expect.poll(links, { timeout: 60_000 }).toHaveLength(1);

  const member = await browser.newPage();
  await member.goto(`${store}${(await links())[0]}`);
  await member.getByLabel('First name').fill('Noor');
  await member.getByLabel('Last name').fill('Haddad');
  await member.getByLabel('Password', { exact: true }).fill(ownerPassword);
  await member.getByLabel('Confirm password').fill(ownerPassword);
  await member.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(member).toHaveURL(/\/office$/);
  await member.close();
}

async function sell(page: Page, opened: TestShop): Promise<void> {
  await page.goto(opened.store);
  await buyLamp(page, opened);
}

async function signInAs(page: Page, email: string, { store }: TestShop): Promise<void> {
  await page.goto(`${store}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ownerPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Returns the orders of the desk, with everything that their customers know. */
async function listOrders(page: Page, { store }: TestShop) {
  const response = await page.request.get(`${store}/api/orders`);
  const rows = (await response.json()) as Record<string, unknown>[];
  return rows.map(({ id, reference, total, status, customerName, customerAddress }) => ({
    id,
    reference,
    total,
    status,
    customerName,
    customerAddress,
  }));
}
