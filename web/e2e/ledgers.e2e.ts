import { expect, test } from '@playwright/test';
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
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(email);
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
