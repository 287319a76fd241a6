import { isPayable } from '@shopwright/contracts/currencies';
import type { EditedVariant } from '@shopwright/contracts/http/product-options';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { keepCurrency } from '../store-settings/store-currency';
import { checkCompareAtPrice, checkDropshipPrice } from './product-rules';
import type { ProductRow } from './variant-rows';

/**
 * Throws for the first price or SKU that a variant may not have, and names the variant. A price of a dropshipped variant stays as its supplier's
 * feed rounded it, as long as its cost does.
 */
export async function checkVariants(
  tx: Executor,
  parent: ProductRow,
  variants: readonly EditedVariant[],
  stored: readonly ProductRow[],
): Promise<void> {
  const storedOf = new Map(stored.map((row) => [row.id, row]));
  const currency = await keepCurrency(tx);
  for (const [index, variant] of variants.entries()) {
    for (const field of ['price', 'compareAtPrice'] as const) {
      const amount = variant[field];
      if (amount === null || isPayable(centsFromDecimal(amount), currency)) continue;
      throw fieldError('invalid_request', `variants.${index}.${field}`, validationMessages.whole_number);
    }
    inVariant(index, () => {
      checkCompareAtPrice(variant.price, variant.compareAtPrice);
      const { isDropshipped, dropshipMargin } = parent;
      const { price, supplierCost } = variant;
      if (!isDropshipped || supplierCost === null || dropshipMargin === null) return;
      const row = variant.id === undefined ? undefined : storedOf.get(variant.id);
      if (row && isSameAmount(row.supplierCost, supplierCost) && isSameAmount(row.price, price)) return;
      checkDropshipPrice({ price, supplierCost, dropshipMargin });
    });
  }
  await refuseTakenSkus(tx, parent.id, variants);
  await refuseTakenItems(tx, parent, variants);
}

const isSameAmount = (one: string | null, other: string): boolean =>
  one !== null && centsFromDecimal(one) === centsFromDecimal(other);

/** Names the variant in the error of one of its fields. */
function inVariant(index: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    const field = error instanceof AppError ? error.fields?.[0] : undefined;
    throw error instanceof AppError && field
      ? fieldError(error.code, `variants.${index}.${field.path}`, field.message)
      : error;
  }
}

/** Says which variant has the SKU of another product. The unique index refuses one that is taken meanwhile. */
async function refuseTakenSkus(tx: Executor, parentId: number, variants: readonly EditedVariant[]): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku?.toLowerCase() ?? []);
  if (skus.length === 0) return;
  const taken = await tx
    .select({ sku: sql<string>`lower(${products.sku})` })
    .from(products)
    .where(
      sql`lower(${products.sku}) = any(array(select jsonb_array_elements_text(${JSON.stringify(skus)}::text::jsonb)))
        and ${products.archivedAt} is null
        and ${products.id} <> ${parentId} and ${products.parentId} is distinct from ${parentId}`,
    );
  const found = new Set(taken.map(({ sku }) => sku));
  const index = variants.findIndex(({ sku }) => sku !== null && found.has(sku.toLowerCase()));
  if (index >= 0) throw fieldError('conflict', `variants.${index}.sku`, validationMessages.sku_taken);
}

/** Says which variant has the supplier's item of another product. */
async function refuseTakenItems(
  tx: Executor,
  { id: parentId, supplierName }: ProductRow,
  variants: readonly EditedVariant[],
): Promise<void> {
  const items = variants.flatMap(({ supplierProductId }) => supplierProductId ?? []);
  if (items.length === 0) return;
  const taken = await tx
    .select({ item: products.supplierProductId })
    .from(products)
    .where(
      sql`${products.supplierProductId} = any(array(select jsonb_array_elements_text(${JSON.stringify(items)}::text::jsonb)))
        and ${products.supplierName} = ${supplierName}
        and ${products.id} <> ${parentId} and ${products.parentId} is distinct from ${parentId}`,
    );
  const found = new Set([...taken.map(({ item }) => item), ...repeated(items)]);
  const index = variants.findLastIndex(
    ({ supplierProductId }) => supplierProductId !== null && found.has(supplierProductId),
  );
  if (index < 0) return;
  throw fieldError('conflict', `variants.${index}.supplierProductId`, validationMessages.supplier_product_taken);
}

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
