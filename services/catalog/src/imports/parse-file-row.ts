import { type Currency, isPayable } from '@shopwright/contracts/currencies';
import { decimal, text } from '@shopwright/contracts/fields';
import type { FileRow } from '@shopwright/contracts/http/file-imports';
import { marginPercent, newProduct } from '@shopwright/contracts/http/product-editing';
import { dropshipStock } from '@shopwright/contracts/limits';
import { centsFromDecimal, decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { z } from 'zod';
import { dropshipPriceCents } from '../products/product-rules';
import type { ImportedProduct } from './store-imported-products';

/** An empty cell is a missing one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (typeof cell === 'string' && cell.trim() === '' ? undefined : cell), schema.optional());

const whole = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/, validationMessages.whole_number)
  .transform(Number);

const flags: Record<string, boolean> = { true: true, false: false, yes: true, no: false, '1': true, '0': false };
const flag = z
  .string()
  .transform((cell) => flags[cell.trim().toLowerCase()])
  .refine((value) => value !== undefined, 'Must be true or false');

const { name, description, image, category, price, compareAtPrice, sku, stockQuantity, lowStockThreshold } =
  newProduct.shape;

const columns = z.object({
  ...{ name, description, image, category },
  price: optional(price),
  compareAtPrice: optional(compareAtPrice.unwrap().unwrap()),
  sku: optional(sku.unwrap().unwrap()),
  stockQuantity: optional(whole.pipe(stockQuantity.unwrap())),
  lowStockThreshold: optional(whole.pipe(lowStockThreshold.unwrap())),
  featured: optional(flag),
  inStock: optional(flag),
  supplierName: optional(text(255)),
  supplierProductId: optional(text(255)),
  supplierCost: optional(decimal),
  dropshipMargin: optional(whole.pipe(marginPercent)),
});
type Columns = z.infer<typeof columns>;

type Parsed = { product: ImportedProduct } | { reason: string };

/** Returns the product of a row, or the first reason why the store cannot have it. */
export function parseFileRow(row: FileRow, currency: Currency): Parsed {
  const result = columns.safeParse(row);
  if (!result.success) {
    const [issue] = result.error.issues;
    const column = String(issue?.path[0] ?? 'row');
    const isMissing = (row[column as keyof FileRow] ?? '').trim() === '';
    return { reason: `${column}: ${isMissing ? validationMessages.required : issue?.message}` };
  }
  const { supplierName, supplierProductId } = result.data;
  if ((supplierName === undefined) !== (supplierProductId === undefined)) {
    const missing = supplierName === undefined ? 'supplierName' : 'supplierProductId';
    return { reason: `${missing}: ${validationMessages.required}` };
  }
  const amount = priceOf(result.data);
  if ('reason' in amount) return amount;
  if (!isPayable(amount.cents, currency)) {
    return { reason: `price: ${decimalFromCents(amount.cents)} is no whole amount` };
  }
  const reason = compareAtProblem(result.data, amount.cents, currency);
  return reason === undefined ? { product: toProduct(result.data, amount.cents) } : { reason };
}

function compareAtProblem({ compareAtPrice }: Columns, priceCents: number, currency: Currency): string | undefined {
  if (compareAtPrice === undefined) return undefined;
  const cents = centsFromDecimal(compareAtPrice);
  if (cents > maxCents) return 'compareAtPrice: Too high';
  if (cents <= priceCents) return `compareAtPrice: ${validationMessages.compare_at_price}`;
  return isPayable(cents, currency) ? undefined : `compareAtPrice: ${compareAtPrice} is no whole amount`;
}

/** The price of a product with a supplier's cost is the cost plus the margin, so that no other may be given. */
function priceOf({
  price: given,
  supplierCost,
  supplierName,
  dropshipMargin,
}: Columns): { cents: number } | { reason: string } {
  const cents = given === undefined ? undefined : centsFromDecimal(given);
  if (supplierCost === undefined) {
    if (cents === undefined) return { reason: `price: ${validationMessages.required}` };
    return cents > maxCents ? { reason: 'price: Too high' } : { cents };
  }
  if (supplierName === undefined) return { reason: `supplierName: ${validationMessages.required}` };
  const computed = dropshipPriceCents(supplierCost, dropshipMargin ?? 30);
  if ('reason' in computed) return { reason: `supplierCost: ${computed.reason}` };
  if (cents === undefined || cents === computed.cents) return computed;
  return { reason: `price: Must be the cost plus the margin: ${decimalFromCents(computed.cents)}` };
}

function toProduct(row: Columns, priceCents: number): ImportedProduct {
  const { supplierName, supplierProductId, supplierCost, dropshipMargin, lowStockThreshold: threshold } = row;
  return {
    ...{ name: row.name, description: row.description, image: row.image, category: row.category, priceCents },
    stockQuantity: row.stockQuantity ?? (supplierCost === undefined ? 0 : dropshipStock),
    ...(threshold !== undefined && { lowStockThreshold: threshold }),
    ...(row.compareAtPrice !== undefined && { compareAtPrice: row.compareAtPrice }),
    ...(row.sku !== undefined && { sku: row.sku }),
    featured: row.featured ?? false,
    inStock: row.inStock ?? true,
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
