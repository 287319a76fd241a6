import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import { expectNoViolations } from './axe';
import { buy } from './buy';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });

test('staff find a customer, follow an order through the store, and see that everything agrees', async ({ page }) => {
  test.setTimeout(60_000);
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const id = await buy(page, '/product/3', { email });
  await enterAs(page, 'staff');

  await visit(page, '/customers');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await search.fill(`no-${email}`);
  await expect(page.getByText('Try another search or view.')).toBeVisible();
  await search.fill(email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Maya Haddad' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Haddad');
  await page.getByLabel('Note').fill('Prefers the phone');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Prefers the phone')).toBeVisible();
  await page.getByRole('button', { name: 'Link to the newest order' }).click();
  await expect(page.getByText('The email is on its way').first()).toBeVisible();
  await expectNoViolations(page, 'a customer');

  await page.getByRole('link', { name: `#${id}`, exact: true }).click();
  await page.getByRole('link', { name: 'Order X-ray' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`X-ray of order #${id}`);
  await expect(page.getByText(/^payment_intent\.succeeded evt_/)).toBeVisible();
  await expect(page.getByText('/stripe-checkout → POST /api/create-payment-intent').first()).toBeVisible();
  await expect(page.getByText(/order-confirmed → order-mails, done/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Copy support bundle' }).click();
  await expect(page.getByText('Copied, without personal data').first()).toBeVisible();
  const bundle = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(bundle).toContain(`"orderId": ${id}`);
  expect(bundle).not.toContain(email);
  await expectNoViolations(page, 'an X-ray');

  await visit(page, '/reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText(/^Last full comparison: /)).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page, 'the reconciliation');
});

test('staff repair stock that disagrees with its ledger, and say why', async ({ page }) => {
  test.setTimeout(60_000);
  const productId = 2;
  const endpoints = path.join(process.env.SHOP_HOME ?? '.shop', 'endpoints.json');
  const { postgres: url } = JSON.parse(readFileSync(endpoints, 'utf8')) as { postgres: string };
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ name: string; stock_quantity: number }[]>`
    update catalog.products set stock_quantity = stock_quantity + 3 where id = ${productId} returning name, stock_quantity`;
  await sql.end();
  const counted = row?.stock_quantity ?? 0;
  const text = `${row?.name}: ${counted} on hand, but the ledger shows ${counted - 3}.`;
  await enterAs(page, 'staff');
  await visit(page, '/reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  const difference = page.getByRole('listitem').filter({ hasText: text });
  await expect(difference).toBeVisible();
  await expectNoViolations(page, 'a difference');
  await difference.getByRole('button', { name: 'Use the ledger' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use the ledger' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Counted the shelf');
  await expectNoViolations(page, 'the dialog to repair');
  await dialog.getByRole('button', { name: 'Use the ledger' }).click();
  await expect(difference).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText('Counted the shelf');
  const { stockQuantity } = (await (await page.request.get(`/api/products/${productId}`)).json()) as {
    stockQuantity: number;
  };
  expect(stockQuantity).toBe(counted - 3);
});
