import type { Currency } from '@shopwright/contracts/currencies';
import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { CartLine } from '@shopwright/contracts/http/cart';
import type { PriceChange, Shortage } from '@shopwright/contracts/http/orders';
import type { ReservedLine, reserveStock } from '@shopwright/contracts/http/reservations';
import { decimalFromCents } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { createPreparedQueries } from '@shopwright/service-kit/database/prepared-query';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { countOne } from '@shopwright/service-kit/metrics/counters';
import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { storedOrCategoriesOf } from '../db/categories';
import { storedOrCollectionsOf } from '../db/collections';
import { availableStock, hasOptions, isDraft, products } from '../db/products';
import { type ReservationState, reservationItems, reservations } from '../db/stock';

/** Returns the reservation as `reserveStock` first returned it. */
export async function readReservation(
  tx: Executor,
  reference: string,
): Promise<Omit<ResponseOf<typeof reserveStock>, 'currency'>> {
  const [reservation] = await tx
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(eq(reservations.reference, reference));
  invariant(reservation, 'an existing reservation can be read');
  const lines = await tx
    .select({
      productId: reservationItems.productId,
      name: reservationItems.name,
      image: reservationItems.image,
      priceCents: reservationItems.priceCents,
      quantity: reservationItems.quantity,
      isDropshipped: products.isDropshipped,
      sku: products.sku,
      ...quotedColumns,
    })
    .from(reservationItems)
    .innerJoin(products, eq(products.id, reservationItems.productId))
    .where(eq(reservationItems.reference, reference))
    .orderBy(asc(reservationItems.line));
  return {
    lines: lines.map(({ priceCents, ...line }) => ({ ...line, price: decimalFromCents(priceCents) })),
    expiresAt: reservation.expiresAt.toISOString(),
  };
}

/** The product's own values where the release that made the reservation stored none. */
const isStored = sql`${reservationItems.taxClass} is not null`;
const storedOr = <T>(stored: SQLWrapper, own: SQLWrapper) =>
  sql<T>`case when ${isStored} then ${stored} else ${own} end`;
const quotedColumns = {
  parentId: products.parentId,
  categoryId: storedOr<number | null>(reservationItems.categoryId, products.categoryId),
  categoryIds: storedOrCategoriesOf(
    reservationItems.categoryIds,
    storedOr(reservationItems.categoryId, products.categoryId),
  ),
  collectionIds: storedOrCollectionsOf(reservationItems.collectionIds),
  taxClass: storedOr<string>(reservationItems.taxClass, products.taxClass),
  weightGrams: storedOr<number>(reservationItems.weightGrams, products.weightGrams),
  needsShipping: storedOr<boolean>(reservationItems.needsShipping, products.needsShipping),
};

interface LockedLine {
  productId: number;
  name: string;
  quantity: number;
}

type LockedReservation = Pick<typeof reservations.$inferSelect, 'state' | 'stage'>;

const reservationLock = createPreparedQueries((db) =>
  db
    .select({ state: reservations.state, stage: reservations.stage })
    .from(reservations)
    .where(eq(reservations.reference, sql.placeholder('reference')))
    .for('update')
    .prepare('lock'),
);

const linesQuery = createPreparedQueries((db) =>
  db
    .select({
      productId: reservationItems.productId,
      name: reservationItems.name,
      quantity: reservationItems.quantity,
    })
    .from(reservationItems)
    .where(eq(reservationItems.reference, sql.placeholder('reference')))
    .orderBy(asc(reservationItems.productId))
    .prepare('lines'),
);

/** Locks the reservation until the transaction ends. Every change starts with this lock. */
export async function lockReservation(tx: Executor, reference: string): Promise<LockedReservation | undefined> {
  const [row] = await reservationLock(tx, null).execute({ reference });
  return row;
}

/** Returns the lines in id order, in which every transaction locks products. */
export function linesInLockOrder(tx: Executor, reference: string): Promise<LockedLine[]> {
  return linesQuery(tx, null).execute({ reference });
}

export async function setState(tx: Executor, reference: string, state: ReservationState): Promise<void> {
  await tx.update(reservations).set({ state, updatedAt: new Date() }).where(eq(reservations.reference, reference));
}

/** Requires that this many units are reserved. Stock on hand stays the same, and so do ledger and version. */
export async function releaseUnits(tx: Executor, productId: number, units: number): Promise<void> {
  await tx
    .update(products)
    .set({ reservedQuantity: sql`${products.reservedQuantity} - ${units}` })
    .where(eq(products.id, productId));
}

/** Builds the condition that a product is on sale with at least this quantity available. */
export function isAvailable(quantity: number | SQL): SQL {
  return sql`${products.archivedAt} is null and ${products.inStock}
    and ${availableStock} >= ${quantity}`;
}

/** Sorts by id. Every transaction locks products in this order, so that two carts never deadlock. */
export function inLockOrder<Line extends { productId: number }>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => a.productId - b.productId);
}

/**
 * Returns the error for lines that could not be reserved: `unprocessable` if a product does not exist, else
 * `out_of_stock` with the available quantity of each.
 */
export async function toShortageError(
  db: Executor,
  items: readonly CartLine[],
  reserved: Pick<ReadonlySet<number>, 'has'>,
): Promise<AppError> {
  const missing = items.filter((item) => !reserved.has(item.productId));
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      inStock: products.inStock,
      archivedAt: products.archivedAt,
      isDraft,
      availableStock,
      hasOptions,
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
    reserved.has(item.productId) || known.get(item.productId)?.hasOptions === false
      ? []
      : [
          {
            path: `items.${index}.productId`,
            message: known.has(item.productId)
              ? validationMessages.option_needed
              : `There is no product ${item.productId}`,
          },
        ],
  );
  if (fields.length > 0)
    return new AppError('unprocessable', 'The cart contains products that cannot be bought', { fields });

  const details: Shortage = {
    items: missing.flatMap(({ productId, quantity }) => {
      const row = known.get(productId);
      if (!row) return [];
      const isOnSale = row.inStock && row.archivedAt === null;
      // Whoever asks need not know the name: a draft may never have been on sale.
      const name = row.isDraft ? '' : row.name;
      return [{ productId, name, requested: quantity, available: isOnSale ? row.availableStock : 0 }];
    }),
  };
  countOne('out_of_stock_total');
  return new AppError('out_of_stock', 'Some products are out of stock', { details });
}

export function priceChanged(lines: readonly ReservedLine[], totalCents: number, currency: Currency): AppError {
  const details: PriceChange = {
    total: decimalFromCents(totalCents),
    currency,
    items: lines.map(({ productId, name, price, quantity }) => ({ productId, name, price, quantity })),
  };
  return new AppError('price_changed', 'Prices have changed', { details });
}
