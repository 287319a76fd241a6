import { joinImages, joinSpecs } from '@shopwright/contracts/product-file';
import type { TableRow } from '../table';
import type { Header } from './header';
import * as rows from './row-reader';
import { toPlainText } from './to-plain-text';

const optionNumbers = [1, 2, 3];
/** Rows of one product: variants and images. */
const groupMax = 2500;

/** Reads the files of Shopify: a product has a row for each variant and image, in sequence, with the same handle. */
export function createShopifyReader(): rows.RowReader {
  let group: TableRow[] = [];
  let handle = '';
  let last: Header | undefined;

  function close(): rows.KeyedRow[] {
    const closed = last && group.length > 0 ? readProduct(group, handle, last) : [];
    group = [];
    return closed;
  }

  return {
    read(row, header) {
      const named = read(header, row, 'handle', 'urlhandle')?.trim() ?? '';
      // Shopify itself leaves out no handle, but people do.
      const isSame = group.length > 0 && named === handle && named !== '' && group.length < groupMax;
      const closed = isSame ? [] : close();
      [handle, last] = [named, header];
      group.push(row);
      return closed;
    },
    finish: close,
  };
}

/** Returns the value of the first of these columns that the file has. */
const read = (header: Header, row: TableRow, ...keys: string[]): string | undefined => {
  for (const key of keys) {
    const value = header.read(row, key);
    if (value !== undefined) return value;
  }
  return undefined;
};

function readProduct(group: TableRow[], handle: string, header: Header): rows.KeyedRow[] {
  const [first] = group;
  if (!first) return [];
  const chosen = rows.splitChosen(header.readChosen(first));
  const key = rows.chooseKey(first.row, [
    ['slug', handle],
    ['sku', read(header, first, 'variantsku', 'sku')],
  ]);
  const product = { ...readTexts(first, header), ...readImages(group, header), slug: handle || undefined };
  const names = optionNumbers.map((at) => read(header, first, `option${at}name`)?.trim() ?? '');
  const variants = group.filter((row) => isVariant(row, header));
  const optionNames = Object.fromEntries(names.flatMap((name, at) => (name ? [[`option${at + 1}Name`, name]] : [])));
  const toKeyed = (row: number, cells: Record<string, string | undefined>) => ({
    key,
    row,
    cells: rows.toCells(cells),
  });
  if (!hasOptions(group, names, header)) {
    const { image: _image, ...only } = readVariant(variants[0] ?? first, header);
    return [
      toKeyed(first.row, {
        ...product,
        ...only,
        ...readShared(first, header),
        ...chosen.ofVariant,
        ...chosen.ofProduct,
      }),
    ];
  }
  // A part of a product that began earlier in the file has variants and no name.
  const isWhole = Boolean(product.name || names[0]);
  const shared = readShared(variants[0] ?? first, header);
  return [
    ...(isWhole ? [toKeyed(first.row, { ...product, ...shared, ...optionNames, ...chosen.ofProduct })] : []),
    ...variants.map((row) =>
      toKeyed(row.row, {
        parent: handle || undefined,
        ...Object.fromEntries(
          optionNumbers.map((at) => [`option${at}Value`, read(header, row, `option${at}value`)?.trim() || undefined]),
        ),
        ...readVariant(row, header),
        ...rows.splitChosen(header.readChosen(row)).ofVariant,
      }),
    ),
  ];
}

/** A product without options has one option in Shopify, "Title", with the one value "Default Title". */
function hasOptions(group: TableRow[], [name]: string[], header: Header): boolean {
  const values = group.map((row) => read(header, row, 'option1value')?.trim() ?? '').filter((value) => value !== '');
  return (
    values.length > 0 && !(values.length === 1 && values[0] === 'Default Title' && (name === 'Title' || name === ''))
  );
}

const isVariant = (row: TableRow, header: Header): boolean =>
  [['option1value'], ['variantsku', 'sku'], ['variantprice', 'price']].some((keys) =>
    read(header, row, ...keys)?.trim(),
  );

function readTexts(row: TableRow, header: Header) {
  const html = read(header, row, 'bodyhtml', 'description');
  const name = header.read(row, 'title')?.trim();
  const vendor = header.read(row, 'vendor')?.trim();
  const path = header.read(row, 'productcategory')?.split('>').at(-1)?.trim();
  return {
    name,
    description: html === undefined ? undefined : toPlainText(html) || name,
    status: readStatus(row, header),
    category: header.read(row, 'type')?.trim() || path || undefined,
    tags: header.read(row, 'tags')?.trim(),
    // Most files of Shopify have an empty column, and mean no change by it.
    collections: header.read(row, 'collection')?.trim() || undefined,
    specs: vendor ? joinSpecs([{ label: 'Brand', value: vendor }]) : undefined,
    seoTitle: header.read(row, 'seotitle')?.trim(),
    seoDescription: header.read(row, 'seodescription')?.trim(),
  };
}

function readStatus(row: TableRow, header: Header): string | undefined {
  const status = header.read(row, 'status')?.trim().toLowerCase();
  const published = read(header, row, 'published', 'publishedononlinestore');
  if (status === 'archived' || status === 'draft') return status;
  // "Unlisted" products have an address that nothing links to.
  if (status === 'unlisted' || rows.isFalse(published)) return 'draft';
  return status === 'active' || rows.isTrue(published) ? 'active' : undefined;
}

/** All images of a product, in their order. */
function readImages(group: TableRow[], header: Header) {
  if (!header.has('imagesrc') && !header.has('productimageurl')) return {};
  const found = group
    .map((row, at) => ({
      address: rows.toAddress(read(header, row, 'imagesrc', 'productimageurl') ?? ''),
      alt: header.read(row, 'imagealttext')?.trim(),
      position: Number(header.read(row, 'imageposition')) || at + 1,
    }))
    .filter(({ address }) => address !== '')
    .toSorted((a, b) => a.position - b.position);
  const addresses = [...new Set(found.map(({ address }) => address))];
  return { image: addresses[0] ?? '', images: joinImages(addresses), imageAlt: found[0]?.alt };
}

/** What all variants of a product share here, and each has for itself in Shopify. */
function readShared(row: TableRow, header: Header) {
  const shipping = read(header, row, 'variantrequiresshipping', 'requiresshipping')?.trim();
  const isUntaxed = rows.isFalse(read(header, row, 'varianttaxable', 'chargetax'));
  return {
    needsShipping: shipping ? String(!rows.isFalse(shipping)) : undefined,
    taxClass: isUntaxed ? rows.zeroTaxClass : undefined,
  };
}

function readVariant(row: TableRow, header: Header) {
  const quantity = read(header, row, 'variantinventoryqty', 'inventoryquantity');
  const tracker = read(header, row, 'variantinventorytracker', 'inventorytracker');
  const image = read(header, row, 'variantimage', 'variantimageurl')?.trim();
  const isUncounted = tracker !== undefined && tracker.trim() === '';
  return {
    // Older programs write an apostrophe, so that a spreadsheet keeps zeros.
    sku: read(header, row, 'variantsku', 'sku')?.trim().replace(/^'/, ''),
    gtin: read(header, row, 'variantbarcode', 'barcode')?.trim().replace(/^'/, ''),
    price: read(header, row, 'variantprice', 'price')?.trim(),
    compareAtPrice: read(header, row, 'variantcompareatprice', 'compareatprice')?.trim(),
    stockQuantity: isUncounted ? rows.uncountedStock : quantity && rows.notNegative(quantity),
    weightGrams: roundGrams(read(header, row, 'variantgrams', 'weightvaluegrams')?.trim()),
    image: image ? rows.toAddress(image) : undefined,
  };
}

const roundGrams = (grams: string | undefined): string | undefined =>
  grams && Number.isFinite(Number(grams)) ? String(Math.round(Number(grams))) : grams;
