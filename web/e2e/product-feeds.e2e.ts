import { expect, test } from '@playwright/test';
import { enterAs, visit } from './screens';
import { createProduct, unique } from './test-product';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff copy the address of a feed, see what it leaves out, and replace its key', async ({ page, playwright }) => {
  await enterAs(page, 'staff');
  await visit(page, '/product-feeds');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product feeds');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await page.getByRole('combobox', { name: 'Language of the texts' }).selectOption('de');
  const field = page.getByRole('textbox', { name: 'Address: Google (XML)' });
  await expect(field).toHaveValue(/\/feeds\/google\.xml\?key=[\w-]{32}&language=de&country=DE$/);
  const address = await field.inputValue();

  // Its reader is not signed in.
  const reader = await playwright.request.newContext();
  const feed = await reader.get(address);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await feed.text()).toContain('<g:title>Elite-Bundle</g:title>');
  await page.reload();
  await expect(page.getByText(/^Last fetched .+ Items: \d+\. Left out: \d+\.$/)).toBeVisible();

  // The demonstration's products have the brand that other readers demand.
  for (const format of ['meta.csv', 'acp.jsonl'])
    expect(await (await reader.get(address.replace('google.xml', format))).text()).toContain('Tonewick');
  await createProduct(page, unique('Unbranded'));
  await page.getByRole('link', { name: 'AI agents', exact: true }).click();
  await expect(page.getByText('Left out: no brand in the specifications').first()).toBeVisible();
  const refused = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Left out: no brand' });
  const product = refused.getByRole('link').first();
  await expect(product).toHaveAttribute('href', /^\/admin\/products\/\d+$/);

  await page.getByRole('button', { name: 'Replace the key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace the key' }).click();
  await expect(page.getByText('Key replaced', { exact: true })).toBeVisible();
  await expect(field).not.toHaveValue(address);
  expect((await reader.get(address)).status()).toBe(404);
  expect((await reader.get(await field.inputValue())).status()).toBe(200);
  await reader.dispose();
});

test('each list of staff exports what it shows', async ({ page }) => {
  await enterAs(page, 'staff');
  const files = [
    ['/customers?kind=account', 'customers', 'kind=account'],
    ['/reviews?state=visible', 'reviews', 'state=visible'],
    ['/categories', 'categories', ''],
  ] as const;
  for (const [path, name, filter] of files) {
    await visit(page, path);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const link = page.getByRole('menuitem', { name: 'Export as JSON' });
    expect(await link.getAttribute('href')).toContain(filter);
    const download = page.waitForEvent('download');
    await link.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${name}.json`);
    const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString('utf8');
    expect(JSON.parse(text).length).toBeGreaterThan(0);
  }
  await visit(page, '/inventory');
  await page.getByRole('button', { name: 'Export stock history' }).click();
  await page.getByLabel('From').fill('2999-01-01');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('link', { name: 'Export as CSV' }).click();
  const saved = await download;
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString('utf8');
  expect([saved.suggestedFilename(), text.trim().split('\r\n').length]).toEqual(['stock-movements.csv', 1]);
});
