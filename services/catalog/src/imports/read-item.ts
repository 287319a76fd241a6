import { toOwnImages } from '@shopwright/contracts/absolute-image';
import { type Currency, currencies } from '@shopwright/contracts/currencies';
import { decimal, image, line, maxInteger, taxClassId, text, weightGrams } from '@shopwright/contracts/fields';
import { readFlag } from '@shopwright/contracts/flag-words';
import { gtin } from '@shopwright/contracts/gtin';
import { marginPercent, newProduct, productImagesMax, productSpecs } from '@shopwright/contracts/http/product-editing';
import { defaultTaxClass, optionsMax } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import {
  type FileLanguage,
  fileLanguages,
  inLanguage,
  productStatuses,
  splitImages,
  splitSpecs,
} from '@shopwright/contracts/product-file';
import { slug } from '@shopwright/contracts/slug';
import { readNumber } from '@shopwright/contracts/spreadsheet-numbers';
import { splitTags, tags } from '@shopwright/contracts/tags';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import type { ItemRow } from '../db/suppliers';
import type { ImportTerms } from './plan-product';
import {
  type ItemPatch,
  isVariantRow,
  type OptionCells,
  type RowPatch,
  type TranslationPatches,
  type ValueName,
} from './product-values';

/** Writes a number as the schemas after it read it; leaves what is no number to them. */
const number = z.string().transform((cell, context) => {
  const read = readNumber(cell);
  if (read !== 'unclear') return read?.number ?? cell.trim();
  context.addIssue({ code: 'custom', message: 'Can be read as two numbers. Write it without a thousands separator' });
  return z.NEVER;
});
const whole = number.pipe(z.string().regex(/^\d{1,10}(\.0+)?$/, validationMessages.whole_number)).transform(Number);
const count = whole.pipe(z.number().max(maxInteger));
const amount = number.pipe(decimal).transform((value) => decimalFromCents(centsFromDecimal(value)));

const flag = z.string().transform(readFlag).pipe(z.boolean('Must be true or false'));

const { sku } = newProduct.shape;
const images = z
  .string()
  .transform(splitImages)
  .pipe(z.array(image()).max(productImagesMax))
  .transform((list) => [...new Set(list)]);
/** More than that is a cell of something else. */
const collectionsOfProductMax = 50;
const collectionNames = z.array(line(100)).max(collectionsOfProductMax);
const specs = z.string().transform(splitSpecs).pipe(productSpecs);
const statusCell = z.string().trim().toLowerCase().pipe(z.enum(productStatuses, 'Must be active, draft or archived'));

interface Cell {
  schema: z.ZodType;
  /** What an empty cell stands for. Without it, the product keeps its value. */
  empty?: unknown;
}

/** An image of the column `image` is the first one, and those of `images` come after it. */
const cells: Partial<Record<ValueName, Cell>> = {
  name: { schema: newProduct.shape.name, empty: '' },
  description: { schema: text(5000), empty: '' },
  status: { schema: statusCell },
  category: { schema: line(100), empty: '' },
  tags: { schema: z.string().transform(splitTags).pipe(tags), empty: [] },
  collections: { schema: z.string().transform(splitTags).pipe(collectionNames), empty: [] },
  image: { schema: image(), empty: '' },
  imageAlt: { schema: line(200), empty: '' },
  images: { schema: images, empty: [] },
  price: { schema: amount, empty: '0.00' },
  compareAtPrice: { schema: amount, empty: null },
  sku: { schema: sku.unwrap().unwrap(), empty: null },
  gtin: { schema: gtin, empty: null },
  stockQuantity: { schema: count },
  lowStockThreshold: { schema: count, empty: 5 },
  inStock: { schema: flag },
  featured: { schema: flag, empty: false },
  taxClass: { schema: taxClassId, empty: defaultTaxClass },
  weightGrams: { schema: whole.pipe(weightGrams), empty: 0 },
  needsShipping: { schema: flag, empty: true },
  specs: { schema: specs, empty: [] },
  seoTitle: { schema: line(70), empty: null },
  seoDescription: { schema: text(300), empty: null },
  isDropshipped: { schema: flag },
  supplierName: { schema: line(255), empty: null },
  supplierProductId: { schema: line(255), empty: null },
  supplierCost: { schema: amount, empty: null },
  dropshipMargin: { schema: whole.pipe(marginPercent) },
};
const valueNames = Object.keys(cells) as ValueName[];
const amounts = new Set<string>(['price', 'compareAtPrice', 'supplierCost']);

const isDraftCell: Cell = { schema: flag };
const nameCells: Record<'slug' | 'parent' | 'id', Cell> = {
  slug: { schema: slug },
  parent: { schema: line(200) },
  id: { schema: count },
};

// A row has few of these columns, and a file a million rows: what is the same for all is made once.
const translatedColumns = fileLanguages.map((language) => ({
  language,
  columns: (['name', 'description', 'specs', 'seoTitle', 'seoDescription'] as const).map((name) => ({
    name,
    column: inLanguage(name, language),
    cell: cells[name] as Cell,
  })),
}));

const optionName: Cell = { schema: line(50) };
const optionValue: Cell = { schema: line(80) };
const swatch: Cell = {
  schema: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, validationMessages.color),
  empty: null,
};
const optionColumns = Array.from({ length: optionsMax }, (_, at) => {
  const [name, value] = [`option${at + 1}Name`, `option${at + 1}Value`];
  const translations = fileLanguages.map((language) => ({
    language,
    name: inLanguage(name, language),
    value: inLanguage(value, language),
  }));
  return { name, value, swatch: `option${at + 1}Swatch`, translations };
});

type Problems = Map<string, string>;

/** Returns what the rows of an item say, or all reasons why the store cannot read them: "name: Required; price: Too high". */
export function readItem(
  rows: readonly ItemRow[],
  { currency, publicOrigin }: Pick<ImportTerms, 'currency' | 'publicOrigin'>,
): { patch: ItemPatch } | { reason: string } {
  const problems: Problems = new Map();
  const patches = rows.map((row) => readRow(withOwnImages(row, publicOrigin), currency, problems, rows.length > 1));
  if (problems.size > 0) return { reason: joinReasons(problems) };
  const own = patches.filter((patch) => !isVariantRow(patch));
  const variants = patches.filter(isVariantRow);
  // Of two rows of one product, what the later one says counts.
  const product = own.length === 0 ? undefined : own.reduce((one, other) => mergeRows(one, other));
  return { patch: { ...(product && { product }), variants } };
}

/** An export of this store names its images as another store finds them. */
function withOwnImages({ row, cells: given }: ItemRow, origin: string | undefined): ItemRow {
  const { image, images } = given;
  return {
    row,
    cells: {
      ...given,
      ...(image !== undefined && { image: toOwnImages(image, origin) }),
      ...(images !== undefined && { images: toOwnImages(images, origin) }),
    },
  };
}

const joinReasons = (problems: Problems): string =>
  [...problems].map(([column, reason]) => `${column}: ${reason}`).join('; ');

const mergeRows = (one: RowPatch, other: RowPatch): RowPatch => ({
  ...one,
  ...other,
  row: one.row,
  values: { ...one.values, ...other.values },
  translations: { ...one.translations, ...other.translations },
  options: other.options.length > 0 ? other.options : one.options,
});

function readRow({ row, cells: given }: ItemRow, currency: Currency, problems: Problems, isNamed: boolean): RowPatch {
  const note = (column: string, reason: string) => {
    const name = isNamed ? `row ${row}, ${column}` : column;
    if (!problems.has(name)) problems.set(name, reason);
  };
  const read = (column: string, { schema, empty }: Cell): unknown => {
    const cell = given[column];
    if (cell === undefined) return undefined;
    if (cell.trim() === '') return empty;
    const result = schema.safeParse(amounts.has(column) ? withoutCurrency(cell, currency) : cell);
    if (!result.success) note(column, result.error.issues[0]?.message ?? 'Invalid');
    return result.data;
  };
  const values = Object.fromEntries(
    valueNames.flatMap((name) => {
      const value = read(name, cells[name] as Cell);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as RowPatch['values'];
  if (values.status === undefined) {
    const isDraft = read('isDraft', isDraftCell);
    if (isDraft === true) values.status = 'draft';
  }
  const columns = Object.keys(given);
  const names = {
    slug: read('slug', nameCells.slug),
    parent: read('parent', nameCells.parent),
    id: read('id', nameCells.id),
  };
  return {
    row,
    ...(Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)) as Pick<RowPatch, 'slug'>),
    values,
    translations: columns.some(isTranslated) ? readTranslations(read) : {},
    options: columns.some(isOption) ? readOptions(read) : [],
  };
}

const isTranslated = (column: string): boolean => column.includes(':');
const isOption = (column: string): boolean => column.startsWith('option');

type Read = (column: string, cell: Cell) => unknown;

function readTranslations(read: Read): TranslationPatches {
  const entries = translatedColumns.flatMap(({ language, columns }) => {
    const texts = columns.flatMap(({ name, column, cell }) => {
      const value = read(column, cell);
      return value === undefined ? [] : [[name, value]];
    });
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)]];
  });
  return Object.fromEntries(entries) as TranslationPatches;
}

function readOptions(read: Read): OptionCells[] {
  const options = optionColumns.map((columns): OptionCells => {
    const translations = columns.translations.flatMap(({ language, ...local }) => {
      const [name, value] = [read(local.name, optionName), read(local.value, optionValue)];
      return name === undefined && value === undefined ? [] : [[language, { name, value }]];
    });
    return {
      name: read(columns.name, optionName) as string | undefined,
      value: read(columns.value, optionValue) as string | undefined,
      swatch: read(columns.swatch, swatch) as string | null | undefined,
      translations: Object.fromEntries(translations) as Partial<Record<FileLanguage, object>>,
    };
  });
  const last = options.findLastIndex(({ name, value }) => name !== undefined || value !== undefined);
  return options.slice(0, last + 1);
}

/** Takes the sign of the store's currency off an amount. Another currency's stays, and is no amount. */
function withoutCurrency(cell: string, currency: Currency): string {
  const typed = cell.trim();
  const sign = [currencies[currency].symbol, currency.toUpperCase()].find(
    (one) => typed.startsWith(one) || typed.endsWith(one),
  );
  return sign ? typed.replace(sign, '').trim() : typed;
}
