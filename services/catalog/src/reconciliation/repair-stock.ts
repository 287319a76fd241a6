import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/internal-ledgers';
import { repairRow } from '@shopwright/contracts/http/reconciliation';
import { actFor } from '@shopwright/service-kit/audit/act-for';
import type { Database } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { productNotFound, products } from '../db/products';
import { recordMovement } from '../inventory/set-stock';
import { findMismatchOf } from './find-stock-mismatches';

/** The call of staff, by which the order service asks for this. */
const repairAction = `${repairRow.method} ${repairRow.path}`;

/**
 * Makes a product's counters agree with its ledgers, under the row's lock, so that a sale waits and two repairs at the
 * same time write one difference. Changes nothing where they agree already.
 */
export function repairStock(
  database: Database,
  productId: number,
  { trust, actorUserId }: BodyOf<typeof endpoints.repairStock>,
): Promise<ResponseOf<typeof endpoints.repairStock>> {
  return database.transaction(async (tx) => {
    if (actorUserId !== undefined) await actFor(tx, { action: repairAction, userId: actorUserId });
    const isProduct = eq(products.id, productId);
    const [current] = await tx
      .select({ stockOnHand: products.stockOnHand, reserved: products.reservedQuantity })
      .from(products)
      .where(isProduct)
      .for('update');
    if (!current) throw productNotFound();
    const found = await findMismatchOf(tx, productId);
    if (!found) return current;
    if (trust === 'counted') {
      const delta = found.stockOnHand - found.ledgerQuantity;
      await recordMovement(tx, {
        productId,
        delta,
        resultingQuantity: found.stockOnHand,
        reason: 'set',
        actorUserId,
      });
      return current;
    }
    const [repaired] = await tx
      .update(products)
      .set(
        trust === 'reserved'
          ? { reservedQuantity: found.reservedByCheckouts }
          : {
              stockOnHand: found.ledgerQuantity,
              inStock: sql`${products.inStock} and ${found.ledgerQuantity} > 0`,
              version: sql`${products.version} + 1`,
              updatedAt: sql`now()`,
            },
      )
      .where(isProduct)
      .returning({ stockOnHand: products.stockOnHand, reserved: products.reservedQuantity });
    return repaired ?? current;
  });
}
