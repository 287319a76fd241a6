import type { CartLine } from '@shopwright/contracts/http/cart';
import type { ReservedLine } from '@shopwright/contracts/http/internal';
import type { PriceChange, Shortage } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { inArray } from 'drizzle-orm';
import { products } from '../db/products';

/** Why some lines could not be had: 422 where a product does not exist, else 409 with what is left of each. */
export async function shortageOf(
  tx: Executor,
  items: readonly CartLine[],
  held: ReadonlyMap<number, unknown>,
): Promise<AppError> {
  const missing = items.filter((item) => !held.has(item.productId));
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      inStock: products.inStock,
      archivedAt: products.archivedAt,
      stockQuantity: products.stockQuantity,
      reservedQuantity: products.reservedQuantity,
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
    held.has(item.productId) || known.has(item.productId)
      ? []
      : [{ path: `items.${index}.productId`, message: `There is no product ${item.productId}` }],
  );
  if (fields.length > 0) return new AppError('unprocessable', 'The cart holds unknown products', { fields });

  const details: Shortage = {
    items: missing.flatMap(({ productId, quantity }) => {
      const row = known.get(productId);
      if (!row) return [];
      const isOnSale = row.inStock && row.archivedAt === null;
      const available = isOnSale ? row.stockQuantity - row.reservedQuantity : 0;
      return [{ productId, name: row.name, requested: quantity, available }];
    }),
  };
  return new AppError('out_of_stock', 'Some products are out of stock', { details });
}

export function priceChanged(lines: readonly ReservedLine[], toPayCents: number): AppError {
  const details: PriceChange = {
    total: decimalFromCents(toPayCents),
    items: lines.map(({ productId, name, priceCents, quantity }) => ({
      productId,
      name,
      price: decimalFromCents(priceCents),
      quantity,
    })),
  };
  return new AppError('price_changed', 'Prices have changed', { details });
}
