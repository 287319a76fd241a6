import { editedProduct } from '@shopwright/contracts/http/product-editing';
import { describe, expect, it } from 'vitest';
import {
  areImagesEdited,
  blankProduct,
  draftForm,
  dropshipPrice,
  type EditableProduct,
  type ProductForm,
  productForm,
  toEditedProduct,
  toOptional,
  toProductForm,
  toShippingAndTax,
} from './product-form';

const product: EditableProduct = {
  id: 7,
  slug: 'lamp',
  name: 'Lamp',
  description: 'A lamp for the desk.',
  price: '29.00',
  image: '/images/lamp.webp',
  images: [{ url: '/images/lamp.webp', alt: '' }],
  category: 'Electronics',
  categoryId: 1,
  inStock: true,
  featured: false,
  isNew: false,
  stockQuantity: 4,
  specs: [],
  rating: null,
  reviewCount: 0,
  reservedQuantity: 0,
  isLowStock: false,
  lowStockThreshold: 5,
  taxClass: 'standard',
  weightGrams: 0,
  needsShipping: true,
  tags: ['Gift', 'Summer'],
  isDropshipped: false,
  supplierName: null,
  supplierProductId: null,
  supplierApiEndpoint: null,
  supplierCost: null,
  dropshipMargin: null,
  version: 3,
  archivedAt: null,
  isDraft: false,
};

describe('the compare-at price', () => {
  const errorsOf = (changes: Partial<ProductForm>) =>
    productForm
      .safeParse({ ...toProductForm(product), ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  const notMore = [['compareAtPrice', 'Must be more than the price']];

  it('is empty, or more than the price', () => {
    expect(errorsOf({ compareAtPrice: '' })).toEqual([]);
    expect(errorsOf({ compareAtPrice: '29.01' })).toEqual([]);
    expect(errorsOf({ compareAtPrice: '29' })).toEqual(notMore);
    expect(errorsOf({ compareAtPrice: '9' })).toEqual(notMore);
    expect(errorsOf({ compareAtPrice: 'old' })).toEqual([['compareAtPrice', expect.stringMatching(/amount/)]]);
  });

  it('is more than the price that is worked out of the supplier’s cost', () => {
    const dropshipped = { isDropshipped: true, supplierCost: '30.00', dropshipMargin: 50 };
    expect(errorsOf({ ...dropshipped, compareAtPrice: '45.01' })).toEqual([]);
    expect(errorsOf({ ...dropshipped, compareAtPrice: '45.00' })).toEqual(notMore);
  });

  it('and the SKU are sent where they were changed, and as null where they were emptied', () => {
    const reduced = { ...product, compareAtPrice: '39.00', sku: 'LMP-1' };
    const sent = (changes: Partial<ProductForm>) => {
      const edit = toEditedProduct({ ...toProductForm(reduced), ...changes }, reduced, 1);
      return Object.entries(JSON.parse(JSON.stringify(edit))).filter(
        ([key]) => key === 'compareAtPrice' || key === 'sku',
      );
    };
    expect(sent({ price: '19.00' })).toEqual([]);
    expect(sent({ compareAtPrice: '49.00' })).toEqual([['compareAtPrice', '49.00']]);
    expect(sent({ sku: 'LMP-2' })).toEqual([['sku', 'LMP-2']]);
    expect(Object.fromEntries(sent({ compareAtPrice: '', sku: '' }))).toEqual({ compareAtPrice: null, sku: null });
  });

  it('and the SKU of a new product are sent where they are filled in', () => {
    expect(toOptional(blankProduct)).toEqual({});
    expect(toOptional({ ...blankProduct, compareAtPrice: '39.00' })).toEqual({ compareAtPrice: '39.00' });
    expect(toOptional({ ...blankProduct, sku: 'LMP-1' })).toEqual({ sku: 'LMP-1' });
  });
});

describe('an edit as it is sent', () => {
  it('is what the contract takes, of the version that was read', () => {
    const edit = toEditedProduct(toProductForm(product), product, 1);
    expect(editedProduct.parse(JSON.parse(JSON.stringify(edit)))).toMatchObject({
      name: 'Lamp',
      version: 3,
      categoryId: 1,
    });
  });

  it('leaves stock alone, and the supplier of a product without one', () => {
    const sent = Object.keys(JSON.parse(JSON.stringify(toEditedProduct(toProductForm(product), product, undefined))));
    expect(sent).not.toContain('stockQuantity');
    expect(sent).not.toContain('supplierName');
  });

  it('leaves the main image alone where the images are edited, which have a call of their own', () => {
    const form = toProductForm(product);
    expect(areImagesEdited(form, product)).toBe(false);
    const image = '/images/other.webp';
    expect(toEditedProduct({ ...form, image }, product, 1).image).toBe(image);
    const edited = { ...form, image, images: [{ url: image, alt: 'From above' }, ...form.images] };
    expect(areImagesEdited(edited, product)).toBe(true);
    expect(toEditedProduct(edited, product, 1).image).toBe(product.image);
    expect(Object.keys(toEditedProduct(edited, product, 1))).not.toContain('images');
  });

  it('carries the worked out price of a dropshipped product, and null for what was emptied', () => {
    const dropshipped = { ...product, isDropshipped: true, supplierName: 'Norbeck', supplierCost: '20.00' };
    const form = { ...toProductForm(dropshipped), supplierName: '', dropshipMargin: 50 };
    expect(toEditedProduct(form, dropshipped, 1)).toMatchObject({
      price: '30.00',
      supplierName: null,
      dropshipMargin: 50,
    });
  });
});

describe('shipping and tax', () => {
  const heavy = { ...product, taxClass: 'reduced', weightGrams: 1250 };
  const sent = (changes: Partial<ProductForm>) => {
    const edit = toEditedProduct({ ...toProductForm(heavy), ...changes }, heavy, 1);
    const { taxClass, weightGrams, needsShipping } = editedProduct.parse(JSON.parse(JSON.stringify(edit)));
    return JSON.parse(JSON.stringify({ taxClass, weightGrams, needsShipping }));
  };

  it('are sent where they were changed', () => {
    expect(sent({ name: 'Lantern' })).toEqual({});
    expect(sent({ weight: '1250', weightUnit: 'g' })).toEqual({});
    expect(sent({ weight: '1.5' })).toEqual({ weightGrams: 1500 });
    expect(sent({ weight: '' })).toEqual({ weightGrams: 0 });
    expect(sent({ taxClass: 'standard' })).toEqual({ taxClass: 'standard' });
    expect(toShippingAndTax(blankProduct)).toEqual({});
    expect(toShippingAndTax({ ...blankProduct, weight: '2' })).toEqual({ weightGrams: 2 });
  });

  it('keep the weight of a product that is not shipped, and ask for no valid one', () => {
    expect(sent({ needsShipping: false, weight: 'none' })).toEqual({ needsShipping: false });
    const form = { ...toProductForm(heavy), weight: 'none' };
    expect(productForm.safeParse({ ...form, needsShipping: false }).success).toBe(true);
    expect(productForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['weight', 'Enter a weight from 0 to 1,000 kg'],
    ]);
  });
});

it('a draft is sent with what it has, and its price of 0 is no price in the form', () => {
  const draft = { ...product, price: '0.00', description: '', image: '', images: [], category: '', isDraft: true };
  const form = toProductForm(draft);
  expect(form.price).toBe('');
  expect(draftForm.safeParse(form).success).toBe(true);
  expect(productForm.safeParse(form).error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['price', 'description', 'image', 'category']),
  );
  const sent = JSON.parse(JSON.stringify(toEditedProduct(form, draft, undefined)));
  expect(editedProduct.parse(sent)).toMatchObject({ price: '0.00', description: '', isDraft: true });
  const wrong = { price: 'ten', image: 'lamp.jpg', name: '' };
  const { error } = draftForm.safeParse({ ...form, ...wrong });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['image', 'name', 'price']));
});

it.each([
  ['19.99', 30, '25.99'],
  ['', 30, undefined],
  ['19.999', 30, undefined],
  ['19.99', 9, undefined],
  ['19.99', Number.NaN, undefined],
])('a cost of %j and a margin of %s make a price of %s', (supplierCost, dropshipMargin, price) => {
  expect(dropshipPrice({ supplierCost, dropshipMargin })).toBe(price);
});

it('the price stays as the feed of the supplier rounded it, while cost and markup do', () => {
  const before = { isDropshipped: true, supplierCost: '16.50', dropshipMargin: 30, price: '21.99' };
  expect(dropshipPrice({ supplierCost: '16.50', dropshipMargin: 30 }, before)).toBe('21.99');
  expect(dropshipPrice({ supplierCost: '16.50', dropshipMargin: 40 }, before)).toBe('23.10');
  expect(dropshipPrice({ supplierCost: '16.50', dropshipMargin: 30 }, { ...before, isDropshipped: false })).toBe(
    '21.45',
  );
});

it('a blank form names every required field, and has stock to begin with', () => {
  const { error } = productForm.safeParse(blankProduct);
  const paths = new Set(error?.issues.map(({ path }) => path.join('.')));
  expect([...paths].sort()).toEqual(['category', 'description', 'image', 'name', 'price']);
  expect(blankProduct.stockQuantity).toBeGreaterThan(0);
});
