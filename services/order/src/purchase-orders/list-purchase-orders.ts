import type { QueryOf } from '@shopwright/contracts/endpoint';
import { maxInteger } from '@shopwright/contracts/fields';
import type { listPurchaseOrders as listEndpoint, PurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import { pageSize } from '@shopwright/contracts/limits';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { type Page, toPage } from '@shopwright/service-kit/http/page';
import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type PurchaseOrderRow, purchaseOrderLines, purchaseOrders } from '../db/purchase-tables';
import type { OrderDeps } from '../deps';
import { toReference } from './purchase-order-rules';
import { sumCost } from './sum-cost';

type Query = QueryOf<typeof listEndpoint>;

/** Those that wait for staff. */
export const isUnsent = or(
  eq(purchaseOrders.state, 'failed'),
  and(eq(purchaseOrders.state, 'to_send'), eq(purchaseOrders.problem, 'no_channel')),
);

export async function listPurchaseOrders(
  { database: { db } }: Pick<OrderDeps, 'database'>,
  { limit = pageSize, cursor, state, supplier, search, orderId }: Query,
): Promise<Page<PurchaseOrder>> {
  const found = await db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        state && (state === 'unsent' ? isUnsent : eq(purchaseOrders.state, state)),
        supplier === undefined ? undefined : eq(purchaseOrders.supplierName, supplier),
        search ? matches(search) : undefined,
        orderId === undefined ? undefined : eq(purchaseOrders.orderId, orderId),
        cursor === undefined ? undefined : lt(purchaseOrders.id, cursor),
      ),
    )
    .orderBy(desc(purchaseOrders.id))
    .limit(limit + 1);
  const { rows, nextCursor } = toPage(found, limit, ({ id }) => id);
  const linesOf = await listLines(db, rows);
  return { rows: rows.map((row) => toPurchaseOrder(row, linesOf(row.id))), nextCursor };
}

/** "PO-7" is the seventh purchase order and "#7" the order 7; "7" may be either. */
function matches(search: string): SQL | undefined {
  const [, prefix = '', digits = ''] = /^\s*(po-?|#)?\s*(\d{1,10})\s*$/i.exec(search) ?? [];
  const number = Number(digits);
  if (digits === '' || number > maxInteger) return sql`false`;
  return or(
    prefix === '#' ? undefined : eq(purchaseOrders.id, number),
    prefix === '' || prefix === '#' ? eq(purchaseOrders.orderId, number) : undefined,
  );
}

type Line = Pick<typeof purchaseOrderLines.$inferSelect, 'cost' | 'quantity'>;

async function listLines(rows: Executor, found: PurchaseOrderRow[]) {
  const ids = found.map(({ id }) => id);
  const lines = await rows.select().from(purchaseOrderLines).where(inArray(purchaseOrderLines.purchaseOrderId, ids));
  return (id: number): Line[] => lines.filter(({ purchaseOrderId }) => purchaseOrderId === id);
}

export const toPurchaseOrder = (row: PurchaseOrderRow, lines: Line[]): PurchaseOrder => ({
  id: row.id,
  reference: toReference(row.id),
  orderId: row.orderId,
  supplierName: row.supplierName,
  state: row.state,
  channel: row.channel,
  warning: row.warning,
  problem: row.problem,
  problemDetail: row.problemDetail,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  cost: sumCost(lines),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  shippedAt: row.shippedAt?.toISOString() ?? null,
});

const suppliersMax = 1000;

export async function listPurchaseSuppliers({ db }: Database): Promise<string[]> {
  const found = await db
    .selectDistinct({ name: purchaseOrders.supplierName })
    .from(purchaseOrders)
    .orderBy(asc(purchaseOrders.supplierName))
    .limit(suppliersMax);
  return found.map(({ name }) => name);
}
