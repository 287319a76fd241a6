import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './screens';
import { createProduct, readProduct, unique } from './test-product';

const csv = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content as string),
});

/** Chooses a file, and returns its import in the list. */
async function choose(page: Page, file: ReturnType<typeof csv>) {
  await page.getByLabel('Choose a file or drop it here').setInputFiles(file);
  return page.getByRole('article', { name: file.name }).first();
}

test('staff imports a file: sees first what would change, corrects what is rejected, and takes it back', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  await page.goto('/import-products');
  const category = unique('Garden');
  const head = 'name,description,price,image,category,stockQuantity';
  const row = (name: string, price: string) =>
    `"${name}","A lantern, for the garden.",${price},https://example.com/lantern.webp,${category},3`;
  const rows = [row('Lantern One', '30.00'), row('Lantern Two', '30.00'), row('Lantern Three', 'free')];
  const job = await choose(page, csv('lanterns.csv', [head, ...rows].join('\n')));
  await expect(job.getByText('Ready to import')).toBeVisible();
  await expect(job.getByText('New: 2 · Rejected: 1')).toBeVisible();
  const found = job.getByRole('listitem').filter({ hasText: 'Lantern One' });
  await expect(found).toContainText('Row 2');
  await expect(found).toContainText('$30.00');
  await expect(found).toContainText(category);
  await job.getByRole('tab', { name: 'Rejected 1' }).click();
  await expect(job.getByRole('listitem').filter({ hasText: 'Lantern Three' })).toContainText('Row 4Price: ');
  await page.screenshot({ path: test.info().outputPath('dry-run.png') });

  await job.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(job.getByText('Completed')).toBeVisible();
  await expect(job.getByText('Images: 0 of 1 fetched')).toBeVisible();
  const download = page.waitForEvent('download');
  await job.getByRole('link', { name: 'Download rejected rows' }).click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected).toContain('Lantern Three');
  const corrected = await choose(page, csv('corrected.csv', rejected.replace(',free,', ',35.00,')));
  await corrected.getByRole('button', { name: 'Import 1 product', exact: true }).click();
  await expect(corrected.getByText('Completed')).toBeVisible();
  await page.goto('/inventory?search=lantern');
  await expect(page.getByRole('row', { name: /Lantern (One|Two|Three)/ })).toHaveCount(3);

  await page.goto('/import-products');
  const done = page.getByRole('article', { name: 'corrected.csv' }).first();
  await done.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(done.getByText('Undone')).toBeVisible();
  await page.goto('/inventory?search=lantern');
  await expect(page.getByRole('row', { name: /Lantern (One|Two|Three)/ })).toHaveCount(2);
});

test('staff says what the columns of a file are, which the next one knows', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/import-products');
  const name = unique('Stool');
  const text = (price: string) =>
    `name,description,image,category,Was es kostet\n${name},A stool.,https://example.com/stool.webp,Lighting,${price}`;
  let job = await choose(page, csv('stools.csv', text('20.00')));
  await expect(job.getByText('Rejected: 1')).toBeVisible();
  await job.getByText('Columns: 4 of 5 are imported').click();
  await job.getByLabel('Was es kostet').selectOption({ label: 'Price' });
  await job.getByRole('button', { name: 'Check again' }).click();
  await job.getByRole('button', { name: 'Import 1 product', exact: true }).click();
  await expect(job.getByText('Completed')).toBeVisible();
  await page.reload();
  job = await choose(page, csv('more-stools.csv', text('25.00')));
  await expect(job.getByText('Columns: 5 of 5 are imported')).toBeVisible();
  await expect(job.getByText('Price: ')).toHaveCount(0);
});

/** Writes the letters of Western Europe as Excel on Windows does. */
const toWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096').replaceAll('’', '\u0092'), 'latin1');

test('staff imports files of other countries: no letter is lost', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/import-products');
  const head = 'Name;Description;Image;Category;Price;SKU';
  const image = 'https://example.com/lantern.webp';
  const excel = `${head}\r\nBürostühle Café;Ein Stuhl – für 49 €.;${image};Lighting;49,00;0017\r\n`;
  let job = await choose(page, csv('excel.csv', toWindows1252(excel)));
  await expect(job.getByText('Bürostühle Café')).toBeVisible();
  await job.getByText('Letters look wrong?').click();
  await job.getByLabel('Text encoding').selectOption('windows-1251');
  await expect(job.getByText('Bürostühle Café')).toHaveCount(0);
  await expect(job.getByRole('button', { name: 'Import 1 product', exact: true })).toBeVisible();
  await job.getByText('Letters look wrong?').click();
  await job.getByLabel('Text encoding').selectOption('windows-1252');
  await expect(job.getByText('Bürostühle Café')).toBeVisible();
  await job.getByRole('button', { name: 'Import 1 product', exact: true }).click();
  await expect(job.getByText('Completed')).toBeVisible();
  await page.goto('/inventory?search=0017');
  await expect(page.getByRole('row', { name: /Bürostühle Café/ })).toBeVisible();

  await page.goto('/import-products');
  job = await choose(page, csv('archive.csv', Buffer.from('PK\u0003\u0004')));
  await expect(job.getByText('Failed')).toBeVisible();
});

test('the export of products is imported again: nothing changes', async ({ page }) => {
  await enterAs(page, 'staff');
  const name = unique('-20% Lamp');
  const sku = `00${Date.now()}`;
  const { id } = await createProduct(page, name, { sku, price: '1290.50' });
  const before = await readProduct(page, id);
  await page.goto(`/admin?layout=table&search=${encodeURIComponent(name.slice(1))}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path());
  expect(file.toString()).toContain(`'${name}`);
  await page.goto('/import-products');
  const job = await choose(page, csv('again.csv', file));
  await expect(job.getByText('Unchanged: 1', { exact: true })).toBeVisible();
  await expect(job.getByText('There is nothing to import: your store already matches this file.')).toBeVisible();
  expect(await readProduct(page, id)).toEqual(before);
});
