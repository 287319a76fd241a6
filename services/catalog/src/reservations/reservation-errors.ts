import type { CartLine } from '@shopwright/contracts/http/cart';
import type { ReservedLine } from '@shopwright/contracts/http/internal';
import type { PriceChange, Shortage } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { inArray } from 'drizzle-orm';
import { availableStock } from '../db/product-row';
import { products } from '../db/products';

/**
 * Returns the error for lines that could not be reserved: `unprocessable` if a product does not exist, else
 * `out_of_stock` with the available quantity of each.
 */
export async function toShortageError(
  tx: Executor,
  items: readonly CartLine[],
  reserved: Pick<ReadonlySet<number>, 'has'>,
): Promise<AppError> {
  const missing = items.filter((item) => !reserved.has(item.productId));
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      inStock: products.inStock,
      archivedAt: products.archivedAt,
      availableStock,
    })
    .from(products)
    .where(
      inArray(
        products.id,
        missing.map((item) => item.productId),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));

  const fields = items.flatMap((item, index) =>
    reserved.has(item.productId) || known.has(item.productId)
      ? []
      : [{ path: `items.${index}.productId`, message: `There is no product ${item.productId}` }],
  );
  if (fields.length > 0) return new AppError('unprocessable', 'The cart contains unknown products', { fields });

  const details: Shortage = {
    items: missing.flatMap(({ productId, quantity }) => {
      const row = known.get(productId);
      if (!row) return [];
      const isOnSale = row.inStock && row.archivedAt === null;
      return [{ productId, name: row.name, requested: quantity, available: isOnSale ? row.availableStock : 0 }];
    }),
  };
  return new AppError('out_of_stock', 'Some products are out of stock', { details });
}

export function priceChanged(lines: readonly ReservedLine[], totalCents: number): AppError {
  const details: PriceChange = {
    total: decimalFromCents(totalCents),
    items: lines.map(({ productId, name, price, quantity }) => ({ productId, name, price, quantity })),
  };
  return new AppError('price_changed', 'Prices have changed', { details });
}
