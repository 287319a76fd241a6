import { expect, type Page, test } from '@playwright/test';
import { placeOrder } from './buy';
import { mailedLink } from './mailbox';
import { enterAs } from './screens';
import { unique } from './test-product';

test.setTimeout(240_000);

/** Has a file checked, whose columns tell what it has, and imports it. */
async function importFile(page: Page, name: string, lines: string[], button: string | RegExp) {
  await page.goto('/import-products');
  const buffer = Buffer.from(`${lines.join('\n')}\n`);
  await page.getByLabel('Choose a file or drop it here').setInputFiles({ name, mimeType: 'text/csv', buffer });
  const job = page.getByRole('article', { name }).first();
  await expect(job.getByText('Ready to import')).toBeVisible();
  await job.getByRole('button', { name: button }).click();
  await expect(job.getByText('Completed', { exact: true })).toBeVisible();
  return job;
}

test('a small shop moves in with its products, customers, orders and addresses, sells, and can leave again', async ({
  page,
  browser,
  request,
}) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const email = `ada-${tag}@example.com`;
  const image = 'https://old.example/lamp.jpg';
  await enterAs(page, 'staff');

  await importFile(
    page,
    'shopify.csv',
    [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
      `shade-${tag},Shade ${tag},<p>A shade of linen.</p>,Loom,Shades,linen,true,Color,Sand,SH-${tag}-S,4,30.00,${image},active`,
      `shade-${tag},,,,,,,,Slate,SH-${tag}-L,2,32.00,,`,
    ],
    'Import 1 product',
  );
  await importFile(
    page,
    'woocommerce.csv',
    [
      'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Regular price",Categories,Images',
      `7,simple,WL-${tag},Lamp ${tag},1,A lamp.,A lamp of walnut.,1,5,49.00,Lamps,${image}`,
    ],
    'Import 1 product',
  );
  // What a supplier of the demonstration ships.
  await importFile(
    page,
    'supplied.csv',
    [
      'name,description,category,image,supplierName,supplierProductId,supplierCost,dropshipMargin',
      `Shelf ${tag},A shelf of oak.,Lamps,${image},Norbeck Direct,SHELF-${tag},20.00,50`,
    ],
    'Import 1 product',
  );
  const invited = await importFile(
    page,
    'customers_export.csv',
    [
      'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone',
      `Ada,Lovelace,${email},yes,Main Street 1,Berlin,DE,10117,+49301234`,
    ],
    /^Import/,
  );
  const number = unique('#A');
  await importFile(
    page,
    'woocommerce_orders.csv',
    [
      'order_id,order_number,order_date,status,shipping_total,order_total,order_subtotal,order_currency,billing_email,line_item_1,line_item_2',
      `7,W-${tag},2023-01-31 10:00:00,completed,4.90,34.90,30.00,EUR,${email},name:Lamp|sku:L|quantity:2|sub_total:20.00,name:Shade|quantity:1|sub_total:10.00`,
    ],
    /^Import/,
  );
  await importFile(
    page,
    'orders_export.csv',
    [
      'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping City',
      `${number},${email},paid,EUR,30.00,4.90,0.00,34.90,2024-05-31 10:20:30 +0000,2,Old lamp,10.00,Ada Lovelace,Berlin`,
      `${number},${email},,,,,,,2024-05-31 10:20:30 +0000,1,Old shade,10.00,,`,
    ],
    /^Import/,
  );
  const old = `/products/old-shade-${tag}`;
  await importFile(page, 'redirects.csv', ['Redirect from,Redirect to', `https://old.example${old},/about`], /^Import/);
  await page.goto(old);
  await expect(page).toHaveURL(/\/about$/);

  await page.goto('/import-products');
  await page
    .getByRole('article', { name: 'customers_export.csv' })
    .first()
    .getByRole('button', { name: 'Send invitations' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send invitations' }).click();
  await expect(invited.getByText('Completed', { exact: true })).toBeVisible();
  const shopper = await browser.newPage();
  await shopper.goto(await mailedLink(request, email, '/reset-password'));
  const password = 'a lamp that remembers';
  await shopper.getByLabel('New password', { exact: true }).fill(password);
  await shopper.getByLabel('Confirm password').fill(password);
  await shopper
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await shopper.waitForURL(/\/login/);
  await shopper.getByLabel('Email', { exact: true }).fill(email);
  await shopper.getByLabel('Password', { exact: true }).fill(password);
  await shopper.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(shopper).toHaveURL(/\/account$/);
  await shopper.goto('/account?tab=orders');
  await expect(shopper.getByRole('heading', { name: 'From our previous shop' })).toBeVisible();
  await expect(shopper.getByRole('main')).toContainText(number);
  await expect(shopper.getByRole('main')).toContainText('€34.90');
  await expect(shopper.getByRole('main')).toContainText(`W-${tag}`);

  const [lamp] = await (await page.request.get(`/api/products?search=Lamp+${tag}`)).json();
  await placeOrder(shopper, lamp.id);
  const [shelf] = await (await page.request.get(`/api/products?search=Shelf+${tag}`)).json();
  const ordered = await placeOrder(shopper, shelf.id);
  const purchases = async () => (await page.request.get(`/api/purchase-orders?orderId=${ordered}`)).json();
  await expect.poll(async () => (await purchases())[0]?.state, { timeout: 60_000 }).toBe('sent');

  await page.goto(`/orders?search=${encodeURIComponent(number)}`);
  await expect(page.getByRole('heading', { name: 'From the previous shop' })).toBeVisible();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();

  const textOf = async (path: string) => (await page.request.get(path)).text();
  const exported = await textOf(`/api/products/export?search=${tag}`);
  for (const sku of [`SH-${tag}-S`, `SH-${tag}-L`, `WL-${tag}`]) expect(exported).toContain(sku);
  expect(await textOf(`/api/customers/export?search=${email}`)).toContain(`${email},Ada,Lovelace`);
  const orders = JSON.parse(await textOf(`/api/orders/export?format=json&search=${email}`));
  expect(orders).toMatchObject([
    { lines: [{ name: `Shelf ${tag}`, quantity: 1 }] },
    { lines: [{ name: `Lamp ${tag}`, quantity: 1 }] },
  ]);
  expect(await textOf(`/api/past-orders/export?search=${encodeURIComponent(number)}`)).toContain('Old shade');
  expect(await textOf('/api/staff/redirects/export')).toContain(`${old},/about`);
});
