import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, visit } from './screens';

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

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12MoxwEYhpYEAN/GWUHu9IfJAAAAAElFTkSuQmCC',
  'base64',
);

/** Counts clicks. Choosing from a list takes two: to open it and to choose. */
function countClicks(task: keyof typeof clicksMax) {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    choose: async (list: Locator, option: string) => {
      clicks += 2;
      await list.selectOption(option);
    },
    chooseFile: async (field: Locator) => {
      clicks += 2;
      await field.setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: image });
    },
    report: () => {
      process.stdout.write(`${task}: ${clicks} of at most ${clicksMax[task]} clicks\n`);
      expect(clicks, task).toBeLessThanOrEqual(clicksMax[task]);
    },
  };
}

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function createProduct(page: Page, name: string): Promise<number> {
  const data = {
    name,
    description: 'A lamp that was made for a test.',
    price: '29.00',
    image: '/images/products/sample-ae003-led-desk-lamp.webp',
    category: 'Lighting',
    featured: false,
    inStock: true,
    stockQuantity: 3,
  };
  const reply = await page.request.post('/api/products', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).id;
}

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
  await add.click(page.getByLabel('Product Name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('29');
  await add.choose(page.getByLabel('Category'), 'Lighting');
  await add.chooseFile(page.getByLabel('Choose an image or drop it here'));
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/uploads\//);
  await add.click(page.getByLabel('Description', { exact: true }));
  await page.keyboard.type('A lamp that was made for a test.');
  await add.click(page.getByRole('button', { name: 'Add Product' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  add.report();
});

test('seven translations', async ({ page }) => {
  const id = await createProduct(page, unique('Foreign Lamp'));
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
  await translate.click(page.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('Product Updated').first()).toBeVisible();
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
  const names = [unique('Raised Lamp'), unique('Raised Lamp')];
  const [id = 0] = await Promise.all(names.map((name) => createProduct(page, name)));
  await visit(page, table);
  const raise = countClicks('raise a category by 10 percent');
  await raise.click(page.getByRole('button', { name: 'Lighting', exact: true }));
  await expect(page).toHaveURL(/category=\d/);
  await expect(page.locator('main table')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('Lighting');
  await raise.click(page.getByRole('checkbox', { name: 'Select all' }));
  const matching = page.getByRole('button', { name: /^Select all \d+ matching products$/ });
  if (await matching.isVisible()) await raise.click(matching);
  await raise.click(page.getByRole('button', { name: 'Change prices' }));
  await page.keyboard.type('10');
  await raise.click(page.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText(/products updated/).first()).toBeVisible();
  expect((await (await page.request.get(`/api/products/${id}`)).json()).price).toBe('31.90');
  raise.report();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone').first()).toBeVisible();
});
