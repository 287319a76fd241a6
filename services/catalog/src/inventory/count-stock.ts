import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { countStock as countingStock } from '@shopwright/contracts/http/faults';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';

/** Counts all units of a demonstration, and what the stock ledger adds up to. Reads all of both. */
export async function countStock(db: Executor): Promise<ResponseOf<typeof countingStock>> {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [counts] = await db
    .select({
      onHand: sum(products.stockOnHand),
      reserved: sum(products.reservedQuantity),
      ledger: sql<number>`(select coalesce(sum(${stockMovements.delta}), 0) from ${stockMovements})`.mapWith(Number),
    })
    .from(products);
  return counts ?? { onHand: 0, reserved: 0, ledger: 0 };
}
