import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createProduct, readProduct, unique } from './test-product';
import { signIn } from './users';

test('staff imports a file: good rows are sold, a rejected one says why', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/import-products');
  const head = 'name,description,price,image,category,stockQuantity';
  const rows = ['Lantern One', 'Lantern Two'].map(
    (name) => `"${name}","A lantern, for the garden.",30.00,https://example.com/lantern.webp,Lighting,3`,
  );
  const wrong = '"Lantern Three","A lantern.",free,https://example.com/lantern.webp,Lighting,3';
  const file = (text: string) => ({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.getByLabel('Choose CSV file');
  await input.setInputFiles(file('name,price\nLamp,3'));
  await expect(page.getByText(/is missing these columns: description, image, category/).first()).toBeVisible();
  await input.setInputFiles(file([head, ...rows, wrong].join('\n')));
  const job = page.getByRole('listitem').filter({ hasText: 'lanterns.csv' }).first();
  await expect(job.getByText('Completed')).toBeVisible();
  await expect(job.getByText(/2 imported/)).toBeVisible();
  await job.getByRole('button', { name: 'Rejected rows' }).click();
  await expect(job.getByRole('row', { name: /4 Lantern Three Price/ })).toBeVisible();
  await page.goto('/inventory?search=lantern');
  await expect(page.getByRole('row', { name: /Lantern One/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lantern (One|Two|Three)/ })).toHaveCount(2);
});

test('staff decides about categories that the store does not have', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/import-products');
  const [lamp, spade, category] = [unique('Lamp'), unique('Spade'), unique('Garden')];
  const row = (name: string, of: string) => `"${name}",For the garden.,30.00,https://example.com/lantern.webp,${of}`;
  const text = ['name,description,price,image,category', row(lamp, 'Lightning'), row(spade, category)].join('\n');
  const file = { name: 'garden.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Choose CSV file').setInputFiles(file);
  const question = page.getByRole('status').filter({ hasText: "2 categories in this file aren't in your store" });
  const similar = question.getByLabel('Lightning');
  await expect(similar).toHaveValue('Lighting');
  await expect(similar).toHaveAccessibleDescription('1 row · similar to “Lighting”');
  await expect(question.getByLabel(category)).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'garden.csv' })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('categories.png') });
  await question.getByRole('button', { name: 'Import file' }).click();
  const job = page.getByRole('listitem').filter({ hasText: 'garden.csv' }).first();
  await expect(job.getByText('Rows: 2 of 2 · 2 imported · 0 rejected')).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto(`/inventory?search=${encodeURIComponent(lamp)}`);
  await expect(page.getByRole('row', { name: lamp })).toContainText('Lighting');
  await page.goto('/categories');
  await expect(page.getByText(category)).toBeVisible();
});

/** Writes the letters of Western Europe as Excel on Windows does. */
const toWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096').replaceAll('’', '\u0092'), 'latin1');

test('staff imports files of other countries: no letter is lost', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/import-products');
  const input = page.getByLabel('Choose CSV file');
  const choose = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: 'text/csv', buffer });
  const job = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  const head = 'Name;Description;Image;Category;Price;SKU';
  const image = 'https://example.com/lantern.webp';

  await choose(
    'excel.csv',
    toWindows1252(`${head}\r\nBürostühle Café;Ein Stuhl – für 49 €.;${image};Lighting;49,00;0017\r\n`),
  );
  await expect(job('excel.csv').getByText(/1 imported/)).toBeVisible();
  await page.goto('/inventory?search=0017');
  await expect(page.getByRole('row', { name: /Bürostühle Café/ })).toBeVisible();

  await page.goto('/import-products');
  const french = `${head}\r\nChaise très légère;Une chaise à roulettes.;${image};Lighting;1.299,00;90.750\r\n`;
  await choose('chaise.csv', toWindows1252(french));
  const question = page.getByRole('status').filter({ hasText: 'Check the characters' });
  await expect(question.getByText('Chaise très légère')).toBeVisible();
  await question.getByLabel('Text encoding').selectOption('windows-1251');
  await expect(question.getByText('Chaise très légère')).toHaveCount(0);
  await question.getByLabel('Text encoding').selectOption('windows-1252');
  await page.screenshot({ path: test.info().outputPath('encoding.png') });
  await question.getByRole('button', { name: 'Import file' }).click();
  await expect(job('chaise.csv').getByText(/1 imported/)).toBeVisible();

  await choose('workbook.csv', Buffer.from('PK\u0003\u0004'));
  await expect(page.getByText(/This is a workbook, not a CSV file/).first()).toBeVisible();
  await choose('damaged.csv', Buffer.concat([Buffer.from(`${head}\näöü;äöü;ß;é;1`), Buffer.from([0xc3, 0x0a])]));
  await expect(page.getByText(/characters in this file can't be read/).first()).toBeVisible();
});

test('the export of products is imported again: nothing is added, and texts are as they were', async ({ page }) => {
  await signIn(page, 'staff');
  const name = unique('-20% Lamp');
  const sku = `00${Date.now()}`;
  const { id } = await createProduct(page, name, { sku, price: '1290.50' });
  const before = await readProduct(page, id);
  await page.goto(`/admin?layout=table&search=${encodeURIComponent(name.slice(1))}`);
  await expect(page.getByText(name).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  await page.goto('/import-products');
  const buffer = await readFile(file);
  expect(buffer.toString()).toContain(`'${name}`);
  await page.getByLabel('Choose CSV file').setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer });
  const job = page.getByRole('listitem').filter({ hasText: 'again.csv' }).first();
  await expect(job.getByText('Rows: 1 of 1 · 1 imported · 0 rejected')).toBeVisible();
  const { version, ...after } = await readProduct(page, id);
  const { version: versionBefore, ...kept } = before;
  expect(after).toEqual(kept);
  expect(version).toBe(versionBefore + 1);
});
