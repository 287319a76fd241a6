import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { joinImages, joinSpecs } from '@shopwright/contracts/product-file';
import type { TableRow } from '../table';
import type { Header } from './header';
import * as rows from './row-reader';
import { toPlainText } from './to-plain-text';
import { attributeColumn, gramsOf } from './woo-columns';

export interface Attribute {
  name: string;
  values: string[];
}

/** A product or variation as WooCommerce has it. */
export interface WooRow {
  row: number;
  /** What a file names it by, in lower case. */
  id: string;
  sku: string;
  name: string;
  types: string[];
  attributes: Attribute[];
  /** By our columns, apart from the attributes. */
  cells: Record<string, string | undefined>;
  chosen: { ofVariant: FileCells; ofProduct: FileCells };
}

/** A comma within a value has a backslash before it. */
export const splitList = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');

export function readWooRow(row: TableRow, header: Header): WooRow {
  const text = (key: string) => header.read(row, key)?.trim();
  const types = splitList(text('type')?.toLowerCase() ?? 'simple');
  const isVariation = types.includes('variation');
  const name = text('name') ?? '';
  const specs = [
    ...splitList(text('brands') ?? '').map((value) => ({ label: 'Brand', value })),
    ...(text('externalurl') ? [{ label: 'Website', value: text('externalurl') ?? '' }] : []),
  ];
  return {
    row: row.row,
    id: text('id') ?? '',
    sku: text('sku') ?? '',
    name,
    types,
    attributes: readAttributes(row, header),
    chosen: rows.splitChosen(header.readChosen(row)),
    cells: {
      ...readOffer(text),
      ...readImages(text('images'), isVariation),
      weightGrams: readGrams(row, header),
      ...(!isVariation && readTexts(text, name, types)),
      specs: !isVariation && specs.length > 0 ? joinSpecs(specs) : undefined,
    },
  };
}

type ReadText = (key: string) => string | undefined;

function readAttributes(row: TableRow, header: Header): Attribute[] {
  const numbers = [...header.keys()].flatMap((key) => {
    const { number, part } = attributeColumn.exec(key)?.groups ?? {};
    return part === 'name' ? [Number(number)] : [];
  });
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => ({
      name: header.read(row, `attribute${number}name`)?.trim() ?? '',
      values: splitList(header.read(row, `attribute${number}values`) ?? ''),
    }))
    .filter(({ name }) => name !== '');
}

function readTexts(text: ReadText, name: string, types: string[]) {
  const [long, short] = [text('description'), text('shortdescription')];
  const isKnown = long !== undefined || short !== undefined;
  // Neither is sold here itself: a group is a list of others, and an external product is sold elsewhere.
  const isDraft = types.includes('grouped') || types.includes('external');
  const published = text('published');
  const isDigital = types.includes('virtual') || types.includes('downloadable');
  return {
    name: name || undefined,
    description: isKnown ? toPlainText(long || short || '') || name : undefined,
    status: isDraft || rows.isFalse(published) ? 'draft' : published ? 'active' : undefined,
    featured: text('isfeatured') && String(rows.isTrue(text('isfeatured'))),
    // A product has one category here: the last part of the first path, "Clothing > Hoodies, Sale".
    category:
      splitList(text('categories') ?? '')[0]
        ?.split('>')
        .at(-1)
        ?.trim() || undefined,
    tags: text('tags'),
    taxClass: readTaxClass(text),
    needsShipping: text('type') === undefined ? undefined : String(!isDigital),
  };
}

function readTaxClass(text: ReadText): string | undefined {
  if (text('taxstatus')?.toLowerCase() === 'none') return rows.zeroTaxClass;
  // "reduced-rate" and "zero-rate" are the classes of every new shop.
  const taxClass = text('taxclass')
    ?.toLowerCase()
    .replace(/-rate$/, '');
  return taxClass || undefined;
}

function readOffer(text: ReadText) {
  const [sale, regular] = [text('saleprice'), text('regularprice')];
  const isReduced = Boolean(sale && regular && Number(sale) < Number(regular));
  return {
    sku: text('sku'),
    gtin: text('gtinupceanorisbn'),
    price: isReduced ? sale : regular || sale,
    compareAtPrice: regular === undefined ? undefined : isReduced ? regular : '',
    stockQuantity: readStock(text('stock'), text('instock')),
    lowStockThreshold: text('lowstockamount') || undefined,
  };
}

/** Returns undefined where the stock is that of the product of a variation, or not in the file. */
function readStock(stock: string | undefined, inStock: string | undefined): string | undefined {
  if (stock?.toLowerCase() === 'parent') return undefined;
  if (stock) return rows.notNegative(stock);
  if (inStock === undefined || inStock === '') return undefined;
  return rows.isFalse(inStock) ? '0' : rows.uncountedStock;
}

function readImages(cell: string | undefined, isVariation: boolean) {
  if (cell === undefined) return {};
  const addresses = splitList(cell).map(rows.toAddress);
  if (isVariation) return { image: addresses[0] };
  return { image: addresses[0] ?? '', images: joinImages(addresses) };
}

function readGrams(row: TableRow, header: Header): string | undefined {
  for (const [key, grams] of Object.entries(gramsOf)) {
    const weight = header.read(row, key)?.trim();
    if (!weight) continue;
    const number = Number(weight.replace(',', '.'));
    return Number.isFinite(number) ? String(Math.round(number * grams)) : weight;
  }
  return undefined;
}
