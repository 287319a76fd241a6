import { isDeepStrictEqual } from 'node:util';
import type { EditedOption, EditedVariant } from '@shopwright/contracts/http/product-options';
import { putProductOptions } from '@shopwright/contracts/http/product-options';
import { optionsMax } from '@shopwright/contracts/limits';
import { fileLanguages } from '@shopwright/contracts/product-file';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { StoredOption } from '../db/products';
import type { ProductRow } from '../products/variant-rows';
import { toAmount } from './find-products';
import { type Changes, type ImportTerms, RowProblem } from './plan-product';
import type { ItemPatch, OptionCells, ProductValues, RowPatch } from './product-values';

export interface VariantsPlan {
  options: EditedOption[];
  variants: EditedVariant[];
  changes: { options?: [unknown, unknown]; variants: { at: number; id?: number; changes: Changes }[] };
}

interface Parent {
  values: ProductValues;
  options: readonly StoredOption[];
  /** Also those no longer sold. */
  variants: readonly ProductRow[];
}

/** Returns the options and variants that the product gets: those that it has, changed by the rows, and the new ones after them. */
export function planVariants({ product, variants: rows }: ItemPatch, parent: Parent, terms: ImportTerms): VariantsPlan {
  const sold = parent.variants.filter(({ position }) => position !== null);
  const names = optionNames(product?.options ?? [], rows, parent.options);
  const before = sold.map((row) => toEdited(row, parent.values.image));
  const after = before.map((variant) => ({ ...variant }));
  const changed = new Map<number, Changes>();
  const rowAt = new Map<number, number>();
  for (const row of rows) {
    const optionValues = valuesOf(row, names.length);
    const sku = row.values.sku;
    const found = after.findIndex(
      (variant) => isDeepStrictEqual(variant.optionValues, optionValues) || isSameSku(variant.sku, sku),
    );
    const at = found < 0 ? after.length : found;
    if (found < 0) after.push(newVariant(optionValues, row));
    const variant = after[at] as EditedVariant;
    const was = before[at];
    Object.assign(variant, applyRow(variant, row, { was, parentImage: parent.values.image, ...terms }), {
      optionValues,
    });
    changed.set(at, diffVariant(was, variant));
    rowAt.set(at, row.row);
  }
  const options = mergeOptions(names, parent.options, { product, rows, after });
  const checked = putProductOptions.body?.safeParse({ version: 1, options, variants: after });
  if (checked && !checked.success) throw toProblem(checked.error.issues[0], rowAt);
  const edited = (checked?.data ?? { options, variants: after }) as {
    options: EditedOption[];
    variants: EditedVariant[];
  };
  const isChanged = !isDeepStrictEqual(normalize(parent.options), normalize(edited.options));
  const variants = [...changed].flatMap(([at, changes]) =>
    Object.keys(changes).length === 0 ? [] : [{ at, ...(before[at] && { id: sold[at]?.id }), changes }],
  );
  return { ...edited, changes: { ...(isChanged && { options: [parent.options, edited.options] }), variants } };
}

const isSameSku = (one: string | null, other: string | null | undefined): boolean =>
  one !== null && other !== null && other !== undefined && one.toLowerCase() === other.toLowerCase();

const normalize = (options: readonly (EditedOption | StoredOption)[]) =>
  options.map(({ name, values, swatches, translations }) => ({
    name,
    values,
    swatches: swatches?.some(Boolean) ? swatches : undefined,
    translations,
  }));

/** From the product's row, else from those of its variants, else those that the product has. */
function optionNames(
  own: readonly OptionCells[],
  rows: readonly RowPatch[],
  stored: readonly StoredOption[],
): string[] {
  const names = Array.from({ length: optionsMax }, (_, at) => {
    const cells = [own[at], ...rows.map(({ options }) => options[at])];
    return cells.find((cell) => cell?.name !== undefined)?.name ?? stored[at]?.name;
  });
  const given = names.slice(0, names.findLastIndex((name) => name !== undefined) + 1);
  const missing = given.indexOf(undefined);
  if (given.length === 0 || missing >= 0) {
    throw new RowProblem(`option${missing < 0 ? 1 : missing + 1}Name`, validationMessages.required);
  }
  return given as string[];
}

function valuesOf({ row, options }: RowPatch, length: number): string[] {
  const values = Array.from({ length }, (_, at) => options[at]?.value ?? '');
  const missing = values.indexOf('');
  if (missing >= 0) throw new RowProblem(`row ${row}, option${missing + 1}Value`, validationMessages.required);
  return values;
}

/** Without stock, unless its row gives it: a combination that was sold before comes back with its own. */
const newVariant = (optionValues: string[], { values }: RowPatch): EditedVariant => ({
  optionValues,
  sku: null,
  gtin: null,
  price: values.price ?? '0.00',
  compareAtPrice: null,
  lowStockThreshold: 5,
  weightGrams: 0,
  image: null,
  supplierProductId: null,
  supplierCost: null,
});

interface RowTerms extends ImportTerms {
  was: EditedVariant | undefined;
  parentImage: string;
}

function applyRow(
  variant: EditedVariant,
  { row, values }: RowPatch,
  { was, parentImage, keepsStock }: RowTerms,
): Partial<EditedVariant> {
  const price = values.price ?? variant.price;
  if (Number(price) <= 0) throw new RowProblem(`row ${row}, price`, validationMessages.required);
  const compareAtPrice = values.compareAtPrice === undefined ? variant.compareAtPrice : values.compareAtPrice;
  const isReached = compareAtPrice !== null && Number(compareAtPrice) <= Number(price);
  if (isReached && values.compareAtPrice) {
    throw new RowProblem(`row ${row}, compareAtPrice`, validationMessages.compare_at_price);
  }
  const isStockKept = values.stockQuantity === undefined || (was !== undefined && keepsStock);
  return {
    price,
    compareAtPrice: isReached ? null : compareAtPrice,
    ...(values.sku !== undefined && { sku: values.sku }),
    ...(values.gtin !== undefined && { gtin: values.gtin }),
    ...(values.lowStockThreshold !== undefined && { lowStockThreshold: values.lowStockThreshold }),
    ...(values.weightGrams !== undefined && { weightGrams: values.weightGrams }),
    // A variant without an image of its own follows its product's.
    ...(values.image !== undefined && { image: values.image === parentImage ? null : values.image || null }),
    ...(values.supplierProductId !== undefined && { supplierProductId: values.supplierProductId }),
    ...(values.supplierCost !== undefined && { supplierCost: values.supplierCost }),
    ...(!isStockKept && { stockQuantity: values.stockQuantity }),
  };
}

export const toEdited = (row: ProductRow, parentImage: string): EditedVariant => ({
  id: row.id,
  version: row.version,
  optionValues: row.optionValues ?? [],
  sku: row.sku,
  gtin: row.gtin,
  price: row.price,
  compareAtPrice: row.compareAtPrice,
  stockQuantity: row.stockOnHand,
  lowStockThreshold: row.lowStockThreshold,
  weightGrams: row.weightGrams,
  image: row.image === parentImage ? null : row.image,
  supplierProductId: row.supplierProductId,
  supplierCost: toAmount(row.supplierCost),
});

function diffVariant(was: EditedVariant | undefined, is: EditedVariant): Changes {
  const before = (was ?? {}) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(is).flatMap(([column, value]) =>
      ['id', 'version'].includes(column) || isDeepStrictEqual(before[column] ?? null, value ?? null)
        ? []
        : [[column, [before[column] ?? null, value ?? null]]],
    ),
  );
}

interface OptionRows {
  product: RowPatch | undefined;
  rows: readonly RowPatch[];
  after: readonly EditedVariant[];
}

/** Keeps the order of values that the product has; new ones follow in the order of the file. */
function mergeOptions(
  names: readonly string[],
  stored: readonly StoredOption[],
  { product, rows, after }: OptionRows,
): EditedOption[] {
  return names.map((name, at) => {
    const known = stored[at];
    const used = after.flatMap(({ optionValues }) => optionValues[at] ?? []);
    const values = [...new Set([...(known?.values ?? []).filter((value) => used.includes(value)), ...used])];
    const cellsOf = (value: string) =>
      rows.flatMap(({ options }) => (options[at]?.value === value ? [options[at] as OptionCells] : []));
    const swatches = values.map((value) => {
      const given = cellsOf(value).find(({ swatch }) => swatch !== undefined)?.swatch;
      return given !== undefined ? given : (known?.swatches?.[known.values.indexOf(value)] ?? null);
    });
    const translations = fileLanguages.flatMap((language) => {
      const own = product?.options[at]?.translations[language]?.name;
      const localName = own ?? known?.translations[language]?.name;
      const isTranslated = own !== undefined || known?.translations[language] !== undefined;
      if (!isTranslated) return [];
      const local = values.map(
        (value) =>
          cellsOf(value).find(({ translations }) => translations[language]?.value)?.translations[language]?.value ??
          known?.translations[language]?.values[known.values.indexOf(value)] ??
          value,
      );
      return [[language, { name: localName ?? name, values: local }]];
    });
    return {
      name,
      values,
      ...(swatches.some(Boolean) && { swatches }),
      translations: Object.fromEntries(translations) as EditedOption['translations'],
    };
  });
}

/** Names the row of the variant that the check refuses. */
function toProblem(
  issue: { path: PropertyKey[]; message: string } | undefined,
  rowAt: ReadonlyMap<number, number>,
): RowProblem {
  const [where, index, field] = issue?.path ?? [];
  const row = where === 'variants' && typeof index === 'number' ? rowAt.get(index) : undefined;
  const column = field === undefined ? String(where ?? 'variants') : String(field);
  return new RowProblem(row === undefined ? column : `row ${row}, ${column}`, issue?.message ?? 'Invalid');
}
