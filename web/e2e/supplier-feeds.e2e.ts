import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

test('a file of a supplier keeps cost and stock in sync, and a price that changes too much waits', async ({ page }) => {
  await enterAs(page, 'staff');
  const unique = crypto.randomUUID().slice(0, 8);
  const name = `Feeder ${unique}`;
  const post = async (path: string, data: object) => (await page.request.post(`/api${path}`, { data })).json();
  await post('/suppliers', { kind: 'custom', name });
  const product = (await post('/products', {
    name: `Fed lamp ${unique}`,
    description: 'A lamp that a feed keeps in sync.',
    price: '13.00',
    image: '/images/products/desk-lamp.webp',
    category: 'Lighting',
    featured: false,
    inStock: true,
    stockQuantity: 999,
    isDropshipped: true,
    supplierName: name,
    supplierProductId: `F-${unique}`,
    supplierCost: '10.00',
    dropshipMargin: 30,
  })) as { id: number };
  await visit(page, '/dropshipping?tab=suppliers');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Set up product feed of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Column of the item number').fill('Item no.');
  await dialog.getByLabel('Feed address').fill('http://insecure.example.com');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Please enter a valid https address')).toBeVisible();
  await dialog.getByLabel('Feed address').fill('');
  await expectNoViolations(page, 'the dialog of a feed');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();

  const feed = main.getByRole('region', { name: `Product feed of ${name}` });
  const send = (text: string) =>
    feed
      .getByLabel('Upload a file of this supplier')
      .setInputFiles({ name: 'feed.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send(`Item no.;Cost;Stock\nF-${unique};25,00;7\n`);
  await expect(feed.getByText('1 updated')).toBeVisible({ timeout: 60_000 });
  const read = async () =>
    (await (await page.request.get(`/api/products/${product.id}`)).json()) as Record<string, unknown>;
  expect(await read()).toMatchObject({ price: '13.00', stockQuantity: 7 });

  await main.getByRole('button', { name: `Accept the new price of Fed lamp ${unique}` }).click();
  await expect(page.getByText('1 price updated').first()).toBeVisible();
  expect(await read()).toMatchObject({ price: '32.99' });
});
