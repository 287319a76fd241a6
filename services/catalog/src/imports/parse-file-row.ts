import { type Currency, currencies, isPayable } from '@shopwright/contracts/currencies';
import { decimal, taxClassId, text, weightGrams } from '@shopwright/contracts/fields';
import type { FileRow } from '@shopwright/contracts/http/file-imports';
import { marginPercent, newProduct } from '@shopwright/contracts/http/product-editing';
import { dropshipStock } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { readNumber } from '@shopwright/contracts/spreadsheet-numbers';
import { splitTags, tags } from '@shopwright/contracts/tags';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { dropshipPriceCents } from '../products/product-rules';
import type { ImportedProduct } from './store-imported-products';

/** An empty cell is a missing one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (typeof cell === 'string' && cell.trim() === '' ? undefined : cell), schema.optional());

/** Writes a number as the schemas after it read it; leaves what is no number to them. */
const number = z.string().transform((cell, context) => {
  const read = readNumber(cell);
  if (read !== 'unclear') return read?.number ?? cell.trim();
  context.addIssue({ code: 'custom', message: 'Can be read as two numbers. Write it without a thousands separator' });
  return z.NEVER;
});

const whole = number.pipe(z.string().regex(/^\d{1,10}(\.0+)?$/, validationMessages.whole_number)).transform(Number);

/** The words for true and false of spreadsheets in the languages that write them. */
const trueWords =
  'true yes 1 wahr ja vrai oui verdadero sí si verdadeiro sim vero prawda tak истина да waar sand sant 真 是 はい نعم صحيح';
const falseWords =
  'false no 0 falsch nein faux non falso não fałsz nie ложь нет onwaar nee falskt nej 假 否 いいえ لا خطأ';
const flags = new Map([
  ...trueWords.split(' ').map((word) => [word, true] as const),
  ...falseWords.split(' ').map((word) => [word, false] as const),
]);
const flag = z
  .string()
  .transform((cell) => flags.get(cell.normalize('NFC').trim().toLowerCase()))
  .refine((value) => value !== undefined, 'Must be true or false');

const { name, description, image, category, price, compareAtPrice, sku, stockQuantity, lowStockThreshold } =
  newProduct.shape;

const columns = z.object({
  slug: optional(text(400)),
  name,
  description,
  image,
  category,
  price: optional(number.pipe(price)),
  compareAtPrice: optional(number.pipe(compareAtPrice.unwrap().unwrap())),
  sku: optional(sku.unwrap().unwrap()),
  stockQuantity: optional(whole.pipe(stockQuantity.unwrap())),
  lowStockThreshold: optional(whole.pipe(lowStockThreshold.unwrap())),
  featured: optional(flag),
  inStock: optional(flag),
  supplierName: optional(text(255)),
  supplierProductId: optional(text(255)),
  supplierCost: optional(number.pipe(decimal)),
  dropshipMargin: optional(whole.pipe(marginPercent)),
  isDropshipped: optional(flag),
  isDraft: optional(flag),
  taxClass: optional(taxClassId),
  weightGrams: optional(whole.pipe(weightGrams)),
  needsShipping: optional(flag),
  tags: optional(text(6000).transform(splitTags).pipe(tags)),
});

/** A draft needs a name only, as in the form. Its price may be 0, which is none yet. */
const draftColumns = columns.extend({
  description: optional(description),
  image: optional(image),
  category: optional(category),
  price: optional(number.pipe(decimal)),
});
type Columns = z.infer<typeof draftColumns>;

type Parsed = { product: ImportedProduct } | { reason: string };

/**
 * Returns the product of a row, or the reasons why the store cannot have it: "name: Required; price: Required". A row that
 * says nothing of its status is a draft with `asDrafts`.
 */
export function parseFileRow(row: FileRow, currency: Currency, asDrafts = false): Parsed {
  const cells = withoutCurrency(row, currency);
  const { data: isDraft = asDrafts } = draftColumns.shape.isDraft.safeParse(row.isDraft);
  const result = (isDraft ? draftColumns : columns).safeParse(cells);
  if (!result.success) return { reason: describeIssues(row, result.error.issues, isDraft) };
  const data = toTerms(result.data);
  const { slug, supplierName, supplierProductId } = data;
  if (slug === undefined && (supplierName === undefined) !== (supplierProductId === undefined)) {
    const missing = supplierName === undefined ? 'supplierName' : 'supplierProductId';
    return { reason: `${missing}: ${validationMessages.required}` };
  }
  const amount = priceOf(data, isDraft);
  if ('reason' in amount) return amount;
  if (!isPayable(amount.cents, currency)) {
    return { reason: `price: ${decimalFromCents(amount.cents)} is no whole amount` };
  }
  const reason = compareAtProblem(data, amount.cents, currency);
  return reason === undefined
    ? { product: { ...toProduct(data, amount.cents), ...(isDraft && { isDraft }) } }
    : { reason };
}

const isMissing = (row: FileRow, column: string): boolean => (row[column as keyof FileRow] ?? '').trim() === '';

/** Names the first problem of each column, so that a row is corrected once. */
function describeIssues(row: FileRow, issues: readonly z.core.$ZodIssue[], isDraft: boolean): string {
  const reasons = new Map<string, string>();
  for (const { path, message } of issues) {
    const column = String(path[0] ?? 'row');
    if (!reasons.has(column)) reasons.set(column, isMissing(row, column) ? validationMessages.required : message);
  }
  if (!isDraft && isMissing(row, 'price') && isMissing(row, 'supplierCost'))
    reasons.set('price', validationMessages.required);
  return [...reasons].map(([column, reason]) => `${column}: ${reason}`).join('; ');
}

const amounts = ['price', 'compareAtPrice', 'supplierCost'] as const;

/** Takes the sign of the store's currency off its amounts. Another currency's stays, and is no amount. */
function withoutCurrency(row: FileRow, currency: Currency): FileRow {
  const signs = [currencies[currency].symbol, currency.toUpperCase()];
  const cells = amounts.flatMap((column) => {
    const cell = row[column]?.trim();
    const sign = cell && signs.find((one) => cell.startsWith(one) || cell.endsWith(one));
    return sign ? [[column, cell.replace(sign, '').trim()]] : [];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

/** A product that is not dropshipped may keep the cost of a supplier. Its price is not made of it. */
const toTerms = (row: Columns): Columns =>
  row.isDropshipped === false ? { ...row, supplierCost: undefined, dropshipMargin: undefined } : row;

function compareAtProblem({ compareAtPrice }: Columns, priceCents: number, currency: Currency): string | undefined {
  if (compareAtPrice === undefined) return undefined;
  const cents = centsFromDecimal(compareAtPrice);
  if (cents > maxCents) return 'compareAtPrice: Too high';
  if (cents <= priceCents) return `compareAtPrice: ${validationMessages.compare_at_price}`;
  return isPayable(cents, currency) ? undefined : `compareAtPrice: ${compareAtPrice} is no whole amount`;
}

/** The price of a product with a supplier's cost is the cost plus the markup, so that no other may be given. */
function priceOf(
  { price: given, supplierCost, supplierName, dropshipMargin }: Columns,
  isDraft: boolean,
): { cents: number } | { reason: string } {
  const cents = given === undefined ? undefined : centsFromDecimal(given);
  if (supplierCost === undefined) {
    if (cents === undefined && isDraft) return { cents: 0 };
    if (cents === undefined) return { reason: `price: ${validationMessages.required}` };
    return cents > maxCents ? { reason: 'price: Too high' } : { cents };
  }
  if (supplierName === undefined) return { reason: `supplierName: ${validationMessages.required}` };
  const computed = dropshipPriceCents(supplierCost, dropshipMargin ?? 30);
  if ('reason' in computed) return { reason: `supplierCost: ${computed.reason}` };
  if (cents === undefined || cents === computed.cents) return computed;
  return { reason: `price: Must be the cost plus the markup: ${decimalFromCents(computed.cents)}` };
}

function toProduct(row: Columns, priceCents: number): ImportedProduct {
  const { supplierName, supplierProductId, supplierCost, dropshipMargin, lowStockThreshold: threshold } = row;
  return {
    ...(row.slug !== undefined && { slug: row.slug }),
    name: row.name,
    description: row.description ?? '',
    image: row.image ?? '',
    category: row.category ?? '',
    priceCents,
    stockQuantity: row.stockQuantity ?? (supplierCost === undefined ? 0 : dropshipStock),
    ...(threshold !== undefined && { lowStockThreshold: threshold }),
    ...(row.compareAtPrice !== undefined && { compareAtPrice: row.compareAtPrice }),
    ...(row.sku !== undefined && { sku: row.sku }),
    featured: row.featured ?? false,
    inStock: row.inStock ?? true,
    ...(row.isDraft !== undefined && { isDraft: row.isDraft }),
    ...(row.taxClass !== undefined && { taxClass: row.taxClass }),
    ...(row.weightGrams !== undefined && { weightGrams: row.weightGrams }),
    ...(row.needsShipping !== undefined && { needsShipping: row.needsShipping }),
    ...(row.tags !== undefined && { tags: row.tags }),
    ...(supplierName !== undefined &&
      supplierProductId !== undefined && {
        supplier: {
          name: supplierName,
          productId: supplierProductId,
          cost: supplierCost,
          marginPercent: dropshipMargin,
        },
      }),
  };
}
