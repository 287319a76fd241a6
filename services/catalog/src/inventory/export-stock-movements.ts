import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportStockMovements as endpoint } from '@shopwright/contracts/http/inventory';
import { addDays, startOfStoreDay } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, asc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';
import { getStoreTimeZone } from '../store-settings/get-store-day';

const batchSize = 2000;

type Query = Omit<QueryOf<typeof endpoint>, 'format'>;

/** Yields the ledger, oldest first. The rows of a product add up to its stock. */
export async function* exportStockMovements(
  { db }: Pick<Database, 'db'>,
  { format, ...query }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> {
  const condition = toCondition(query, await getStoreTimeZone(db));
  yield* writeExport(readBatches(db, condition), { format, columns: columnsOf<ExportedMovement>(columns) });
}

function toCondition({ from, to, productId }: Query, timeZone: string): SQL | undefined {
  return and(
    from ? gte(stockMovements.createdAt, startOfStoreDay(from, timeZone)) : undefined,
    to ? lt(stockMovements.createdAt, startOfStoreDay(addDays(to, 1), timeZone)) : undefined,
    productId === undefined ? undefined : or(eq(products.id, productId), eq(products.parentId, productId)),
  );
}

async function* readBatches(db: Database['db'], condition: SQL | undefined): AsyncGenerator<ExportedMovement[]> {
  const read = (last?: Row) =>
    selectMovements(db)
      .where(and(condition, last && gt(stockMovements.id, last.id)))
      .orderBy(asc(stockMovements.id))
      .limit(batchSize);
  for await (const rows of inBatches(batchSize, read)) {
    yield rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}

/** A variant is named by the slug of its product and its SKU. */
const selectMovements = (db: Database['db']) =>
  db
    .select({
      id: stockMovements.id,
      createdAt: stockMovements.createdAt,
      productId: stockMovements.productId,
      sku: products.sku,
      name: products.name,
      options: sql<string | null>`array_to_string(${products.optionValues}, ' / ')`,
      reason: stockMovements.reason,
      delta: stockMovements.delta,
      resultingQuantity: stockMovements.resultingQuantity,
      reference: stockMovements.reference,
      actorUserId: stockMovements.actorUserId,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMovements>>[number];
type ExportedMovement = Omit<Row, 'createdAt'> & { createdAt: string };

const columns = [
  'id',
  'createdAt',
  'productId',
  'sku',
  'name',
  'options',
  'reason',
  'delta',
  'resultingQuantity',
  'reference',
  'actorUserId',
] as const;
