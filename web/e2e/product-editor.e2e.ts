import { devices, expect, type Page, test } from '@playwright/test';
import type { ProductOptions } from '@shopwright/contracts/http/product-options';
import { placeOrder } from './buy';
import { enterAs, visit } from './screens';
import { createProduct, imageFile, productFields, readProduct, unique } from './test-product';

async function openProduct(page: Page, changes: object = {}) {
  const product = await createProduct(page, unique('Edited Lamp'), changes);
  await visit(page, `/admin/products/${product.id}`);
  return product;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const stockField = (page: Page) => page.getByLabel('Stock quantity');

test.beforeEach(({ page }) => enterAs(page, 'staff'));

test('price, stock and specifications are saved together, and the stock keeps its history', async ({ page }) => {
  const { id } = await openProduct(page);
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Price ($)').fill('31.50');
  await stockField(page).fill('12');
  await page.getByRole('button', { name: 'Add specification' }).click();
  await page.getByLabel('Label 1', { exact: true }).fill('Height');
  await save(page).click();
  await expect(page.getByText('Required')).toBeVisible();
  await page.getByLabel('Value 1', { exact: true }).fill('40 cm');
  await save(page).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  const saved = { price: '31.50', stockQuantity: 12, specs: [{ label: 'Height', value: '40 cm' }] };
  expect(await readProduct(page, id)).toMatchObject(saved);
  await expect(page.getByRole('row', { name: /Set by staff.*\+9 12/ })).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('images are uploaded, described, moved by drag and by keyboard, and removed', async ({ page }) => {
  const { id } = await openProduct(page);
  await page.getByLabel('Choose an image or drop it here').setInputFiles(imageFile);
  await page.getByLabel('Alt text 2').fill('A grey square');
  const address = page.getByLabel('Image URL');
  await address.fill('/images/products/sample-ae003-led-desk-lamp.webp');
  await address.press('Enter');
  await expect(page.getByText('This image is already in the list.')).toBeVisible();
  const stand = '/images/products/sample-ae005-phone-stand.webp';
  await address.fill(stand);
  await address.press('Enter');
  await expect(page.getByLabel('Alt text 3')).toBeVisible();

  await page.getByRole('button', { name: 'Reorder image 3' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    // The list settles between two keys, as it does at a human's pace.
    await expect(page.getByRole('button', { name: /Reorder image/ })).toHaveCount(3);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
  await expect(page.getByText('Image 3 dropped at position 2 of 3')).toBeAttached();
  await expect(page.getByLabel('Alt text 3')).toHaveCount(1);
  await expect(page.getByLabel('Alt text 3')).toHaveValue('A grey square');
  const [from, to] = [page.getByRole('button', { name: 'Reorder image 3' }), page.getByLabel('Alt text 1')];
  await from.dragTo(to, { steps: 12 });
  await expect(page.getByLabel('Alt text 1')).toHaveCount(1);
  await expect(page.getByLabel('Alt text 1')).toHaveValue('A grey square');
  await save(page).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  const { image, images } = await readProduct(page, id);
  const [first, ...others] = images;
  expect(first).toEqual({ url: image, alt: 'A grey square' });
  expect(image).toMatch(/^\/uploads\//);
  expect(others.map(({ url }: { url: string }) => url).sort()).toEqual([productFields('').image, stand].sort());

  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await page.getByRole('button', { name: 'Move image 2 up' }).click();
  await save(page).click();
  await expect.poll(async () => (await readProduct(page, id)).images).toEqual([...others].reverse());
});

test('an empty stock is never stored', async ({ page }) => {
  const { id } = await openProduct(page);
  for (const text of ['', '-5', '1.5']) {
    await stockField(page).fill(text);
    await save(page).click();
    await expect(stockField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect((await readProduct(page, id)).stockQuantity).toBe(3);
});

test('switching dropshipping off asks for the stock, and the supplier is kept', async ({ page }) => {
  const supplied = {
    price: '20.79',
    isDropshipped: true,
    stockQuantity: 999,
    supplierName: 'Norbeck',
    supplierProductId: unique('N'),
    supplierCost: '15.99',
    dropshipMargin: 30,
  };
  const { id } = await openProduct(page, supplied);
  await page.getByRole('switch', { name: /^Dropshipped/ }).click();
  await expect(stockField(page)).toHaveValue('');
  await save(page).click();
  await expect(stockField(page)).toHaveAttribute('aria-invalid', 'true');
  await stockField(page).fill('4');
  await save(page).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  expect(await readProduct(page, id)).toMatchObject({
    isDropshipped: false,
    stockQuantity: 4,
    supplierName: 'Norbeck',
  });
  await page.getByRole('switch', { name: /^Dropshipped/ }).click();
  await expect(page.getByLabel('Supplier name')).toHaveValue('Norbeck');
});

test('a conflict keeps what was typed, and goes on from the fresh version', async ({ page }) => {
  const { id, name, version } = await openProduct(page);
  await page.getByLabel('Price ($)').fill('30');
  const description = 'Written by a colleague.';
  const other = await page.request.put(`/api/products/${id}`, {
    data: { ...productFields(name), description, version },
  });
  expect(other.status()).toBe(200);
  await save(page).click();
  await expect(page.getByText('Someone else changed this product')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(description);
  await expect(page.getByLabel('Price ($)')).toHaveValue('30');
  await save(page).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  expect(await readProduct(page, id)).toMatchObject({ price: '30.00', description });
});

test('neither a link nor Back nor the menu leads away from unsaved changes without a question', async ({ page }) => {
  await visit(page, '/inventory');
  const { name } = await createProduct(page, unique('Edited Lamp'));
  const find = async (text: string) => {
    const search = page.getByRole('combobox', { name: 'Search screens' });
    // A key that is pressed before the page listens is lost.
    await expect(async () => {
      if (!(await search.isVisible())) await page.keyboard.press('Control+k');
      await expect(search).toBeVisible({ timeout: 1000 });
    }).toPass();
    await search.fill(text);
    // The best one: others have the words too.
    await page.getByRole('option', { name: text }).first().click();
  };
  // By the menu, so that Back stays in the app.
  await find(name);
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await page.getByLabel('Price ($)').fill('30');
  const question = page.getByRole('button', { name: 'Keep editing' });
  await page.goBack();
  await question.click();
  await find('Reviews');
  await question.click();
  await expect(page.getByLabel('Price ($)')).toHaveValue('30');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory management' })).toBeVisible();

  await openProduct(page);
  await page.getByLabel('Price ($)').fill('30');
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Price ($)')).toHaveValue('30');
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\?layout=table/);
});

test('archiving closes the form until the product is restored', async ({ page }) => {
  const { id } = await openProduct(page);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByLabel('Price ($)')).toBeDisabled();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Price ($)')).toBeEnabled();
  expect((await readProduct(page, id)).archivedAt).toBeNull();
});

test('an address without a product says so', async ({ page }) => {
  await visit(page, '/admin/products/2147483647');
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
});

test('the mouse wheel over a number that has the focus scrolls, and does not change it', async ({ page }) => {
  await openProduct(page);
  for (const field of [stockField(page), page.getByLabel('Low stock threshold')]) {
    await field.click();
    const before = await field.inputValue();
    for (let count = 0; count < 3; count += 1) await page.mouse.wheel(0, -40);
    for (let count = 0; count < 3; count += 1) await page.mouse.wheel(0, 40);
    await page.mouse.wheel(0, 40);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await field.inputValue()).toBe(before);
    await expect(field).toBeFocused();
  }
});

test('a T-shirt gets sizes and colors; two of its variants are sold and shipped, one comes back, and its export and two filters in Arabic know it', async ({
  page,
  browser,
}) => {
  const { id, name } = await openProduct(page, {
    price: '19.00',
    sku: unique('TS'),
    category: 'Mounts & Stands',
  });
  await page.getByRole('link', { name: 'Add option' }).click();
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Name of option 1').fill('Color');
  await page.getByLabel('Add values to Color').fill('Black, White,');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Name of option 2').fill('Size');
  await page.getByLabel('Add values to Size').fill('S,M,L,');
  await expect(page.getByText(/the stock of the product \(3\) go to the first variant/)).toBeVisible();
  await page.getByRole('button', { name: "Don't sell White / L" }).click();
  const stock = page.getByLabel('Stock, White / S');
  await stock.fill('5');
  await stock.press('Enter');
  await page.keyboard.type('7');
  await expect(page.getByLabel('Stock, White / M')).toHaveValue('7');
  await page.getByLabel('Price, White / M', { exact: true }).fill('21');
  await save(page).click();
  await expect(page.getByText('Product updated').first()).toBeVisible();
  await expect(save(page)).toBeDisabled();

  const { variants } = await readProduct(page, id);
  const stocks = () =>
    page.request
      .get(`/api/products/${id}/options`)
      .then((response) => response.json())
      .then((read: ProductOptions) =>
        read.variants.map(({ optionValues, price, stockQuantity }) => [optionValues.join(' '), price, stockQuantity]),
      );
  const made = [
    ['Black S', '19.00', 3],
    ['Black M', '19.00', 0],
    ['Black L', '19.00', 0],
    ['White S', '19.00', 5],
    ['White M', '21.00', 7],
  ];
  expect(await stocks()).toEqual(made);
  await placeOrder(page, variants[0].id);
  const orderId = await placeOrder(page, variants[4].id, { quantity: 2 });
  await expect.poll(stocks).toEqual([['Black S', '19.00', 2], ...made.slice(1, 4), ['White M', '21.00', 5]]);

  await visit(page, `/orders/${orderId}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/, White, M$/)
      .first(),
  ).toBeVisible();
  for (const act of ['Start processing', 'Ship items'])
    await page.getByRole('button', { name: act, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier', { exact: true }).selectOption('DHL');
  await dialog.getByLabel('Tracking number').fill(`T-${orderId}`);
  await dialog.getByRole('button', { name: 'Ship items' }).click();
  await expect(page.getByRole('main').getByText('Shipped', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
  await dialog.getByRole('spinbutton').fill('1');
  await dialog.getByRole('checkbox', { name: /^Restock/ }).check();
  await dialog.getByLabel('Reason').fill('Too small');
  await dialog.getByRole('button', { name: 'Refund $21.00' }).click();
  await expect(page.getByText('1 refunded')).toBeVisible();
  await expect.poll(stocks).toEqual([['Black S', '19.00', 2], ...made.slice(1, 4), ['White M', '21.00', 6]]);

  const search = new URLSearchParams({ search: name });
  const exported = await page.request.get(`/api/products/export?${search}`);
  const started = await page.request.post('/api/imports/products', {
    data: await exported.body(),
    headers: { 'content-type': 'text/csv' },
  });
  const { id: importId } = await started.json();
  const readImport = async () => (await page.request.get(`/api/imports/${importId}`)).json();
  await expect.poll(async () => (await readImport()).state).toBe('completed');
  expect(await readImport()).toMatchObject({ total: 1, unchanged: 1, updated: 0, rejected: 0 });

  const { defaultBrowserType: _browser, ...device } = devices['iPhone 13'];
  const phone = await browser.newPage(device);
  await phone.goto(`/?section=products&lang=ar&${search}`);
  await phone.getByRole('button', { name: /^تصفية/ }).tap();
  const sheet = phone.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /أسود/ }).tap();
  await sheet.getByLabel('المتوفر فقط').tap();
  await sheet.getByRole('button', { name: 'عرض منتج واحد' }).tap();
  await expect(phone.locator('#products').getByRole('article')).toContainText(name);
  await phone.close();
});
