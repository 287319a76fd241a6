import { expect, test } from '@playwright/test';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { enterAs, visit } from './screens';

// Of its own: the settings are the same for everyone in the store.
let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startTestShop({ RATE_LIMIT: 'off' });
});
test.afterAll(() => shop?.stop());

test('an operator makes the store their own, and visitors see it at once', async ({ browser }) => {
  const operator = await browser.newPage({ baseURL: shop.store });
  const visitor = await browser.newPage({ baseURL: shop.store, locale: 'de-DE' });
  await operator.goto('/');
  await enterAs(operator, 'operator');
  const save = async () => {
    const saved = operator.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await operator.getByRole('tabpanel').getByRole('button', { name: 'Save changes' }).click();
    await saved;
    await expect(operator.getByText('Settings saved').first()).toBeVisible();
  };

  await operator.goto('/settings');
  await operator.getByLabel('Store name').fill('Lamp & Co');
  await operator.getByLabel('Address', { exact: true }).fill('1 Lamp Street\nLondon');
  await operator.getByLabel('Imprint').fill('Lamp & Co, registered in England');
  await operator.getByRole('group', { name: 'Description' }).getByLabel('English').fill('Lamps for every desk.');
  await operator.getByLabel('Deutsch', { exact: true }).last().uncheck();
  await save();

  await operator.getByRole('tab', { name: 'Look' }).click();
  await operator.getByLabel('Accent color').fill('#ffee00');
  await operator.getByRole('button', { name: 'Save changes' }).click();
  await expect(operator.getByText('Choose a darker color: white text must be easy to read on it')).toBeVisible();
  await operator.getByLabel('Accent color').fill('#6b21a8');
  const file = operator.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(26_000_000) });
  await expect(operator.getByRole('alert').filter({ hasText: '25' })).toBeVisible();
  await save();

  await operator.getByRole('tab', { name: 'Trust badges and notifications' }).click();
  await operator.getByLabel('24/7 support').uncheck();
  await operator.getByRole('switch', { name: 'Demo checkout' }).click();
  await save();

  await operator.getByRole('tab', { name: 'Page texts' }).click();
  await operator.getByRole('button', { name: 'Start with the default text' }).click();
  await expect(operator.getByLabel('Text', { exact: true })).toHaveValue(/Gear for people who make things/);
  await operator
    .getByLabel('Text', { exact: true })
    .fill('## Our lamps\n\nBuilt *here*. <script>document.title="x"</script>');
  await expect(
    operator.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Our lamps' }),
  ).toBeVisible();
  await save();
  await operator.getByLabel('Text', { exact: true }).fill('## New lamps');
  await save();
  await operator.getByText('2 versions').click();
  await operator.getByRole('button', { name: 'Restore version 1' }).click();
  await save();

  // A browser in German, which the store no longer offers.
  await visit(visitor, '/about');
  await expect(visitor).toHaveTitle('About Us · Lamp & Co');
  await expect(visitor.getByRole('heading', { name: 'Our lamps' })).toBeVisible();
  await expect(visitor.getByText('<script>document.title="x"</script>')).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveCount(7);
  const footer = visitor.getByRole('contentinfo');
  await expect(footer).toContainText('Lamps for every desk.');
  await expect(footer).toContainText('1 Lamp Street');
  await expect(visitor.locator('html')).toHaveCSS('--primary', /#6b21a8/);
  await footer.getByRole('link', { name: 'Imprint' }).click();
  await expect(visitor.getByText('Lamp & Co, registered in England')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: '30-day money-back guarantee' })).toBeVisible();
  await expect(visitor.getByText('24/7 support')).toHaveCount(0);
  await visitor.goto('/checkout');
  await expect(visitor).toHaveURL(/\/stripe-checkout$/);
});
