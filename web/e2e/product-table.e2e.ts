import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe';
import { enterAs, visit } from './screens';
import { createProduct, readProduct, unique } from './test-product';

const openTable = (page: Page, query = '') => visit(page, `/admin?layout=table${query}`);

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('rows that wait for the answer to a search are paler, and take clicks again after it', async ({ page }) => {
  const name = unique('Waiting Lamp');
  await createProduct(page, name);
  await openTable(page);
  const rows = page.locator('[aria-busy]').filter({ has: page.getByRole('table') });
  await expect(rows).toHaveCSS('opacity', '1');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.searchParams.get('search') === name,
    async (route) => {
      await isAnswered;
      await route.continue();
    },
  );
  await page.getByRole('searchbox').first().fill(name);
  await expect(rows).toHaveCSS('opacity', '0.5');
  answer();
  await expect(rows).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: `Edit stock of ${name}` }).click();
  await expect(page.getByRole('spinbutton', { name: `Stock of ${name}` })).toBeFocused();
});

test('price, stock and status are changed in their row, and each change can be undone', async ({ page }) => {
  const name = unique('Row Lamp');
  const { id } = await createProduct(page, name);
  await openTable(page, `&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit price of ${name}` }).click();
  await page.getByRole('textbox', { name: `Price of ${name}` }).fill('0');
  await expect(page.getByText('Enter a price above 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('textbox', { name: `Price of ${name}` }).fill('31.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 product updated').first()).toBeVisible();
  await expect.poll(async () => (await readProduct(page, id)).price).toBe('31.50');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await readProduct(page, id)).price).toBe('29.00');

  const editStock = page.getByRole('button', { name: `Edit stock of ${name}` });
  await editStock.click();
  const stock = page.getByRole('spinbutton', { name: `Stock of ${name}` });
  for (const text of ['', '-5', '1.5']) {
    await stock.fill(text);
    await expect(page.getByText('Enter a whole number of 0 or more')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  expect((await readProduct(page, id)).stockQuantity).toBe(3);
  await stock.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 → 12').first()).toBeVisible();
  await expect.poll(async () => (await readProduct(page, id)).stockQuantity).toBe(12);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await readProduct(page, id)).stockQuantity).toBe(3);

  await expect(editStock).toHaveAccessibleName(/: 3$/);
  await page.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Archive');
  await expect(page.getByRole('link', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a row that someone else has changed is left as it is', async ({ page }) => {
  const name = unique('Contested Row');
  const { id } = await createProduct(page, name);
  await openTable(page, `&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit price of ${name}` }).click();
  await page.request.put(`/api/products/${id}/stock`, { data: { stockQuantity: 8 } });
  await page.getByRole('textbox', { name: `Price of ${name}` }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Someone else changed it in the meantime.').first()).toBeVisible();
  expect((await readProduct(page, id)).price).toBe('29.00');
});

test('all matching products change by percent at once, from more than one page, and back', async ({ page }) => {
  const batch = unique('Batch');
  const ids: number[] = [];
  for (let at = 0; at < 52; at += 1) ids.push((await createProduct(page, `${batch} Lamp ${at}`)).id);
  await openTable(page, `&search=${encodeURIComponent(batch)}`);
  await expect(page.getByText('1–50 of 52')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('51–52 of 52')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText('51–52 of 52')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 52 matching products' }).click();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('-200');
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('10');
  await dialog.getByRole('switch', { name: 'Round to .99' }).click();
  await expect(dialog.getByText('Example: $29.00 becomes $31.99')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('52 products updated').first()).toBeVisible();
  expect((await readProduct(page, ids[0] ?? 0)).price).toBe('31.99');
  expect((await readProduct(page, ids[51] ?? 0)).price).toBe('31.99');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone').first()).toBeVisible();
  expect((await readProduct(page, ids[0] ?? 0)).price).toBe('29.00');
});

test('the export keeps a formula from running', async ({ page }) => {
  const name = unique('=1+1 Lamp');
  await createProduct(page, name);
  await openTable(page, `&search=${encodeURIComponent(name.slice(4))}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(`,'${name},`);
});

test('cards and table show the same products, and the address keeps which', async ({ page }) => {
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Store Admin' })).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Add Product' })).toBeVisible();
  await page.getByRole('link', { name: /^Low Stock \d+$/ }).click();
  await expect(page).toHaveURL(/layout=table&view=low-stock/);
  await page.getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
});

const screens = { table: '/admin?layout=table', page: '/admin/products/1', new: '/admin/products/new' };

// In English and light, every-screen.e2e.ts looks at the three; here a price is being edited.
const looks = [
  { language: 'ar', width: 390, scheme: 'dark', names: ['table', 'page', 'new'] },
  { language: 'en', width: 1440, scheme: 'light', names: ['table'] },
] as const;

for (const { language, width, scheme, names } of looks) {
  test(`${names.join(', ')} of products without accessibility violation: ${language}, ${width} px, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(`localStorage.setItem('language', '${language}')`);
    for (const name of names) {
      const path = screens[name];
      await visit(page, path);
      const price = page.locator('tbody td:last-child button').first();
      // The field and its buttons have to fit into the row, too.
      if (name === 'table') await price.click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (process.env.SHOTS) {
        await page.screenshot({
          path: `${process.env.SHOTS}/${name}-${language}-${width}-${scheme}.png`,
          fullPage: true,
        });
      }
      expect(overflow, path).toBe(0);
      expect(await findViolations(page), path).toEqual([]);
    }
  });
}
