import { expect, it } from 'vitest';
import { readFile, toTable } from '../test-files';

/** The columns of an export of WooCommerce that no test fills. */
const others = [
  'Date sale price starts',
  'Backorders allowed?',
  'Length (cm)',
  'Shipping class',
  'Upsells',
  'Meta: _wpcom_is_markdown',
  'Download 1 URL',
];
const color = { 'Attribute 1 name': 'Color', 'Attribute 1 visible': '1', 'Attribute 1 global': '1' };
const size = { 'Attribute 2 name': 'Size', 'Attribute 2 visible': '1', 'Attribute 2 global': '1' };
const simple = {
  ID: '46',
  Type: 'simple',
  SKU: 'hoodie-logo',
  Name: 'Hoodie with logo',
  Published: '1',
  'Is featured?': '1',
  'Visibility in catalog': 'visible',
  'Short description': 'Warm.',
  Description: '',
  'Tax status': 'taxable',
  'Tax class': 'reduced-rate',
  'In stock?': '1',
  Stock: '',
  'Low stock amount': '3',
  'Weight (lbs)': '2',
  'Sale price': '42',
  'Regular price': '45',
  Categories: 'Clothing > Hoodies, Sale',
  Tags: 'warm, blue',
  Images: 'https://example.com/1.jpg, https://example.com/2 b.jpg',
  Parent: '',
  'External URL': '',
  ...color,
  'Attribute 1 value(s)': 'Blue',
};
const variation = {
  Type: 'variation',
  Published: '1',
  'In stock?': '1',
  Parent: 'tee',
  'Regular price': '20',
  ...color,
  ...size,
};
const rows: Record<string, string>[] = [
  {
    ...variation,
    ID: '76',
    SKU: 'tee-red',
    'Attribute 1 value(s)': 'Red',
    'Attribute 2 value(s)': '',
    Images: 'https://example.com/red.jpg',
  },
  simple,
  {
    ID: '44',
    Type: 'variable',
    SKU: 'tee',
    Name: 'Tee',
    Published: '0',
    Description: '<b>Soft</b>',
    'In stock?': '1',
    Stock: '8',
    'Weight (lbs)': '.5',
    ...color,
    'Attribute 1 value(s)': 'Blue, Red, Sky\\, pale',
    ...size,
    'Attribute 2 value(s)': 'M, L',
    'Attribute 3 name': 'Fit',
    'Attribute 3 value(s)': 'Loose',
  },
  {
    ...variation,
    ID: '77',
    SKU: 'tee-red-l',
    Parent: 'id:44',
    'Attribute 1 value(s)': 'Red',
    'Attribute 2 value(s)': 'L',
    Stock: 'parent',
    'In stock?': '',
  },
  {
    ID: '73',
    Type: 'simple, downloadable, virtual',
    SKU: '',
    Name: 'Album',
    Published: '1',
    'Tax status': 'none',
    'In stock?': '0',
    'Regular price': '15',
  },
  { ID: '74', Type: 'simple', SKU: '', Name: 'Album', Published: '1', Stock: '-3', 'Regular price': '9' },
  { ID: '87', Type: 'grouped', SKU: 'set', Name: 'Logo collection', Published: '1' },
  {
    ID: '89',
    Type: 'external',
    SKU: 'pennant',
    Name: 'Pennant',
    Published: '1',
    'Regular price': '11.05',
    'External URL': 'https://example.org/pennant',
  },
];

it('reads products and variations from an export', async () => {
  const { head, items, columns } = await readFile(toTable(rows, others));
  expect(head.format).toBe('woocommerce');
  expect(columns).toMatchObject({
    SKU: 'sku',
    'Attribute 1 value(s)': 'option1Value',
    'Weight (lbs)': 'weightGrams',
    Upsells: null,
  });
  const byKey = new Map(items.map(({ key, rows: all }) => [key, all.map(({ cells }) => cells)]));
  expect([...byKey.keys()]).toEqual([
    'sku:hoodie-logo',
    'slug:album',
    'slug:album-74',
    'sku:set',
    'sku:pennant',
    'slug:tee',
  ]);
  expect(byKey.get('sku:hoodie-logo')).toEqual([
    {
      sku: 'hoodie-logo',
      name: 'Hoodie with logo',
      description: 'Warm.',
      status: 'active',
      featured: 'true',
      category: 'Hoodies',
      tags: 'warm, blue',
      taxClass: 'reduced',
      needsShipping: 'true',
      price: '42',
      compareAtPrice: '45',
      stockQuantity: '999',
      lowStockThreshold: '3',
      weightGrams: '907',
      image: 'https://example.com/1.jpg',
      images: 'https://example.com/1.jpg https://example.com/2%20b.jpg',
      specs: 'Color: Blue',
    },
  ]);
  expect(byKey.get('slug:album')).toMatchObject([
    { slug: 'album', needsShipping: 'false', taxClass: 'zero', stockQuantity: '0' },
  ]);
  expect(byKey.get('slug:album-74')).toMatchObject([
    { slug: 'album-74', price: '9', stockQuantity: '0', description: 'Album' },
  ]);
  expect(byKey.get('sku:set')).toMatchObject([{ status: 'draft' }]);
  expect(byKey.get('sku:pennant')).toMatchObject([{ status: 'draft', specs: 'Website: https://example.org/pennant' }]);
  const [tee, ...variants] = byKey.get('slug:tee') ?? [];
  expect(tee).toMatchObject({
    slug: 'tee',
    status: 'draft',
    description: 'Soft',
    option1Name: 'Color',
    option2Name: 'Size',
    specs: 'Fit: Loose',
  });
  expect(tee).not.toHaveProperty('price');
  expect(
    variants.map(({ parent, option1Value, option2Value, sku, stockQuantity, weightGrams, image }) => [
      parent,
      option1Value,
      option2Value,
      sku,
      stockQuantity,
      weightGrams,
      image,
    ]),
  ).toEqual([
    ['tee', 'Red', 'M', 'tee-red', '999', '227', 'https://example.com/red.jpg'],
    ['tee', 'Red', 'L', 'tee-red-l', '8', '227', undefined],
  ]);
});

it('expands a variation of any value to those that no other one has', async () => {
  const product = {
    ID: '1',
    Type: 'variable',
    SKU: 'p',
    Name: 'P',
    ...color,
    'Attribute 1 value(s)': 'Blue, Red, Sky\\, pale',
    'Regular price': '',
  };
  const { cells } = await readFile(
    toTable([
      product,
      { ...variation, SKU: 'any', Parent: 'p', 'Attribute 1 value(s)': '', 'Attribute 2 name': '' },
      { ...variation, SKU: 'red', Parent: 'P', 'Attribute 1 value(s)': 'Red', 'Attribute 2 name': '' },
    ]),
  );
  expect(cells.slice(1).map(({ option1Value, sku, price }) => [option1Value, sku, price])).toEqual([
    ['Blue', 'any', '20'],
    ['Sky, pale', '', '20'],
    ['Red', 'red', '20'],
  ]);
});

it('leaves variations of a product that is not in the file to the catalog', async () => {
  const { items } = await readFile(
    toTable([{ Name: '', ...variation, SKU: 'x', 'Attribute 1 value(s)': 'Red', 'Attribute 2 name': '' }]),
  );
  expect(items).toMatchObject([
    { key: 'sku:tee', rows: [{ row: 2, cells: { parent: 'tee', option1Value: 'Red', sku: 'x' } }] },
  ]);
});
