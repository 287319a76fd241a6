import { expect, test } from '@playwright/test';
import { countClicks as count } from '../count-clicks';
import { enterAs, visit } from '../screens';
import { createProduct, imageFile, readProduct, unique } from '../test-product';

/** The most clicks that each daily task may take, from the screen that the menu opens. Typing and Enter are no clicks. */
const clicksMax = {
  'change a price': 3,
  'set a stock': 3,
  'add a product with an image': 8,
  'translate a product into seven languages': 12,
  'archive a product': 2,
  'hide a review': 2,
  'raise a category by 10 percent': 5,
};

const countClicks = (task: keyof typeof clicksMax) => count(task, clicksMax[task]);

const table = '/admin?layout=table';

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('a price, a stock, the archive', async ({ page }) => {
  const name = unique('Clicked Lamp');
  await createProduct(page, name);
  await visit(page, table);

  const price = countClicks('change a price');
  await price.click(page.getByRole('searchbox', { name: 'Find products' }));
  await page.keyboard.type(name);
  await price.click(page.getByRole('button', { name: `Edit price of ${name}` }));
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Edit price of ${name}: $35.00` })).toBeVisible();
  price.report();

  await visit(page, table);
  const stock = countClicks('set a stock');
  await stock.click(page.getByRole('searchbox', { name: 'Find products' }));
  await page.keyboard.type(name);
  await stock.click(page.getByRole('button', { name: `Edit stock of ${name}` }));
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Edit stock of ${name}: 40` })).toBeVisible();
  stock.report();

  const archive = countClicks('archive a product');
  await archive.choose(page.getByRole('combobox', { name: `Status of ${name}` }), 'Archive');
  await expect(page.getByRole('link', { name })).toBeHidden();
  archive.report();
});

test('a product with an image', async ({ page }) => {
  const name = unique('New Lamp');
  await visit(page, table);
  const add = countClicks('add a product with an image');
  await add.click(page.getByRole('link', { name: 'Add Product' }));
  await add.click(page.getByLabel('Product name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('29');
  await add.choose(page.getByLabel('Category'), 'Lighting');
  await add.chooseFile(page.getByLabel('Choose an image or drop it here'), imageFile);
  await expect(page.locator('main li img[src*="/uploads/"]')).toBeVisible();
  await add.click(page.getByLabel('Description', { exact: true }));
  await page.keyboard.type('A lamp that was made for a test.');
  await add.click(page.getByRole('button', { name: 'Add Product' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  add.report();
});

test('seven translations', async ({ page }) => {
  const { id } = await createProduct(page, unique('Foreign Lamp'));
  await visit(page, `/admin/products/${id}`);
  await expect(page.getByText('7 missing')).toBeVisible();
  const translate = countClicks('translate a product into seven languages');
  for (const language of ['Español', 'Français', 'Deutsch', '中文', '日本語', 'Português', 'العربية']) {
    // The name has the focus then.
    await translate.click(page.getByRole('button', { name: language }));
    await page.keyboard.type(`${language} 1`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${language} 2`);
  }
  await translate.click(page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Product updated').first()).toBeVisible();
  const stored = await (await page.request.get(`/api/products/${id}/translations`)).json();
  expect(stored).toHaveLength(7);
  translate.report();
});

test('a review', async ({ page }) => {
  await visit(page, '/office');
  const hide = countClicks('hide a review');
  await hide.click(page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Reviews/ }));
  await hide.click(page.getByRole('button', { name: /^Hide/ }).first());
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  hide.report();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('all prices of a category', async ({ page }) => {
  // Of its own: a change of all that match is refused when others match by then.
  const category = unique('Raised');
  const data = { name: category, slug: category.toLowerCase().replace(' ', '-') };
  expect((await page.request.post('/api/categories', { data })).status()).toBe(201);
  const names = [unique('Raised Lamp'), unique('Raised Lamp')];
  const made = await Promise.all(names.map((name) => createProduct(page, name, { category })));
  await visit(page, table);
  const raise = countClicks('raise a category by 10 percent');
  await raise.click(page.getByRole('button', { name: category, exact: true }));
  await expect(page).toHaveURL(/category=\d/);
  await expect(page.locator('main table')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText(category);
  await raise.click(page.getByRole('checkbox', { name: 'Select all' }));
  const matching = page.getByRole('button', { name: /^Select all \d+ matching products$/ });
  if (await matching.isVisible()) await raise.click(matching);
  await raise.click(page.getByRole('button', { name: 'Change prices' }));
  await page.keyboard.type('10');
  await raise.click(page.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText(/products updated/).first()).toBeVisible();
  const [first] = made;
  expect((await readProduct(page, first?.id ?? 0)).price).toBe('31.90');
  raise.report();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone').first()).toBeVisible();
});
