import { describe, expect, it } from 'vitest';
import { readFile, toTable } from '../test-files';

/** The columns of Shopify's own template that no test fills. */
const others = [
  'Variant Fulfillment Service',
  'Gift Card',
  'Cost per item',
  'Google Shopping / Gender',
  'Variant Tax Code',
];
const shirt = {
  Handle: 'linen-shirt',
  Title: 'Linen shirt',
  'Body (HTML)': '<p>Soft &amp; cool.</p><ul><li>Washable</li><li>Made in Porto</li></ul>',
  Vendor: 'Mar: e',
  'Product Category': 'Apparel & Accessories > Clothing > Shirts',
  Type: '',
  Tags: 'linen, summer',
  Published: 'TRUE',
  'Option1 Name': 'Size',
  'Option1 Value': 'M',
  'Option2 Name': 'Color',
  'Option2 Value': 'White',
  'Variant SKU': "'00LS-M",
  'Variant Grams': '240.0',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '-2',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '49.00',
  'Variant Compare At Price': '59.00',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Variant Barcode': '4006381333931',
  'Image Src': 'https://example.com/white.jpg',
  'Image Position': '1',
  'Image Alt Text': 'A white shirt',
  'SEO Title': 'Linen shirt',
  'SEO Description': 'Soft',
  'Variant Image': '',
  Status: 'active',
};
const rows: Record<string, string>[] = [
  shirt,
  {
    Handle: 'linen-shirt',
    'Option1 Value': 'L',
    'Option2 Value': 'White',
    'Variant SKU': 'LS-L',
    'Variant Inventory Tracker': '',
    'Variant Price': '52.00',
    'Image Src': 'https://example.com/back view.jpg',
    'Image Position': '2',
    'Variant Image': 'https://example.com/l.jpg',
  },
  { Handle: 'linen-shirt', 'Image Src': 'https://example.com/detail.jpg', 'Image Position': '3' },
  {
    Handle: 'gift-card',
    Title: 'Gift card',
    'Body (HTML)': '',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '25.00',
    'Variant Requires Shipping': 'false',
    'Variant Taxable': 'false',
    Published: 'FALSE',
    Type: 'Vouchers',
    Status: 'active',
  },
  { Handle: 'old', Title: 'Old', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', Status: 'archived' },
];

it('reads products with variants and images from an export', async () => {
  const { head, items, columns } = await readFile(toTable(rows, others));
  expect(head.format).toBe('shopify');
  expect(columns).toMatchObject({ Handle: 'slug', Vendor: 'specs', 'Variant SKU': 'sku', 'Cost per item': null });
  expect(items.map(({ key, rows: all }) => [key, all.map(({ row }) => row)])).toEqual([
    ['slug:linen-shirt', [2, 2, 3]],
    ['slug:gift-card', [5]],
    ['slug:old', [6]],
  ]);
  const [product, medium, large] = items[0]?.rows ?? [];
  expect(product?.cells).toEqual({
    slug: 'linen-shirt',
    name: 'Linen shirt',
    description: 'Soft & cool.\n\n- Washable\n- Made in Porto',
    status: 'active',
    category: 'Shirts',
    tags: 'linen, summer',
    specs: 'Brand: Mar: e',
    seoTitle: 'Linen shirt',
    seoDescription: 'Soft',
    image: 'https://example.com/white.jpg',
    images: 'https://example.com/white.jpg https://example.com/back%20view.jpg https://example.com/detail.jpg',
    imageAlt: 'A white shirt',
    needsShipping: 'true',
    option1Name: 'Size',
    option2Name: 'Color',
  });
  expect(medium?.cells).toEqual({
    parent: 'linen-shirt',
    option1Value: 'M',
    option2Value: 'White',
    sku: '00LS-M',
    gtin: '4006381333931',
    price: '49.00',
    compareAtPrice: '59.00',
    stockQuantity: '0',
    weightGrams: '240',
  });
  expect(large?.cells).toMatchObject({ option1Value: 'L', stockQuantity: '999', image: 'https://example.com/l.jpg' });
  expect(items[1]?.rows[0]?.cells).toMatchObject({
    name: 'Gift card',
    description: 'Gift card',
    category: 'Vouchers',
    status: 'draft',
    price: '25.00',
    needsShipping: 'false',
    taxClass: 'zero',
  });
  expect(items[1]?.rows[0]?.cells).not.toHaveProperty('option1Name');
  expect(items[2]?.rows[0]?.cells.status).toBe('archived');
});

it('reads the columns of newer files', async () => {
  const { head, cells } = await readFile(
    toTable([
      {
        Title: 'Mug',
        'URL handle': 'mug',
        Description: '<p>Holds tea.</p>',
        'Published on online store': 'TRUE',
        Status: 'Active',
        SKU: 'MUG-1',
        Barcode: '',
        'Option1 name': '',
        'Option1 value': '',
        Price: '12.50',
        'Compare-at price': '',
        'Charge tax': 'FALSE',
        'Inventory tracker': 'shopify',
        'Inventory quantity': '7',
        'Weight value (grams)': '310',
        'Weight unit for display': 'kg',
        'Requires shipping': 'TRUE',
        'Product image URL': 'https://example.com/mug.jpg',
        'Image position': '1',
      },
    ]),
  );
  expect(head.format).toBe('shopify');
  expect(cells).toEqual([
    {
      slug: 'mug',
      name: 'Mug',
      description: 'Holds tea.',
      status: 'active',
      sku: 'MUG-1',
      gtin: '',
      price: '12.50',
      compareAtPrice: '',
      taxClass: 'zero',
      stockQuantity: '7',
      weightGrams: '310',
      needsShipping: 'true',
      image: 'https://example.com/mug.jpg',
      images: 'https://example.com/mug.jpg',
    },
  ]);
});

describe('a handle', () => {
  it('that comes again later is of the same product', async () => {
    const mug = {
      Handle: 'mug',
      Title: 'Mug',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '5',
    };
    const { items } = await readFile(
      toTable([
        shirt,
        mug,
        { Handle: 'linen-shirt', 'Option1 Value': 'S', 'Option2 Value': 'White', 'Variant SKU': 'LS-S' },
      ]),
    );
    expect(items.map(({ key, rows: all }) => [key, all.length])).toEqual([
      ['slug:linen-shirt', 3],
      ['slug:mug', 1],
    ]);
  });

  it('has the columns that staff choose', async () => {
    const { cells, columns } = await readFile(toTable([{ ...shirt, Season: 'Summer' }]), {
      mapping: { Season: 'collections', Tags: '', 'Variant Grams': 'lowStockThreshold' },
    });
    expect(columns).toMatchObject({ Season: 'collections', Tags: null, 'Variant Grams': 'lowStockThreshold' });
    expect(cells[0]).toMatchObject({ collections: 'Summer' });
    expect(cells[0]).not.toHaveProperty('tags');
    expect(cells[1]).toMatchObject({ lowStockThreshold: '240.0' });
    expect(cells[1]).not.toHaveProperty('weightGrams');
  });
});
