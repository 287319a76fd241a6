import { listSupplied } from '@shopwright/contracts/http/purchase-orders';
import { isDecimal } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq, inArray } from 'drizzle-orm';
import { purchaseOrderLines, purchaseOrders } from '../db/purchase-tables';
import { type OrderRow, orderItems } from '../db/schema';
import type { OrderDeps } from '../deps';
import { listOrderLines, type OrderLine } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { followOrder } from './follow-order';
import { recordPurchaseEvent } from './purchase-order-rows';
import { isCalledOff } from './purchase-order-rules';

type Deps = Pick<OrderDeps, 'database' | 'catalog' | 'now'>;
type Supply = Awaited<ReturnType<typeof readSupply>>[number];

/**
 * Brings the purchase orders of an order in line with it, under its row lock. An order that was just confirmed gets one for
 * each supplier of its dropshipped lines; one that exists follows what happened to the order since.
 */
export async function syncPurchaseOrders(
  deps: Deps,
  orderId: number,
  { isNew }: { isNew: boolean },
): Promise<{ created: number }> {
  const supply = isNew ? await readSupply(deps, orderId) : [];
  return deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const created = supply.length > 0 ? await create(tx, order, supply, deps.now()) : 0;
    const existing = await tx.select().from(purchaseOrders).where(eq(purchaseOrders.orderId, orderId)).for('update');
    for (const row of existing) await followOrder(tx, order, row, deps.now());
    return { created };
  });
}

/** Asks the catalog before the order is locked, as it may take its time. */
async function readSupply({ database, catalog }: Deps, orderId: number) {
  const items = await database.db
    .select({ productId: orderItems.productId, isDropshipped: orderItems.isDropshipped })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  const productIds = items.flatMap(({ productId, isDropshipped }) => (isDropshipped ? [productId] : []));
  return productIds.length === 0 ? [] : catalog.call(listSupplied, { body: { productIds } });
}

async function create(tx: Executor, order: OrderRow, supply: Supply[], at: Date): Promise<number> {
  const isOpen = order.status === 'confirmed' || order.status === 'processing';
  if (!isOpen || isCalledOff(order)) return 0;
  const open = (await listOrderLines(tx, order.id)).filter(({ isDropshipped, toShip }) => isDropshipped && toShip > 0);
  const ordered = await listOrdered(tx, open);
  const lines = open.filter(({ id }) => !ordered.has(id));
  let created = 0;
  for (const [supplierName, ofSupplier] of groupBySupplier(lines, supply)) {
    const [row] = await tx
      .insert(purchaseOrders)
      .values({ orderId: order.id, supplierName, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (!row) continue;
    created += 1;
    await tx.insert(purchaseOrderLines).values(ofSupplier.map((line) => ({ ...line, purchaseOrderId: row.id })));
    await recordPurchaseEvent(tx, { purchaseOrderId: row.id, kind: 'created', at });
    await appendEvent(tx, 'purchase-order-due', {
      orderId: order.id,
      purchaseOrderId: row.id,
      attempt: row.attempt,
    });
  }
  return created;
}

async function listOrdered(tx: Executor, lines: OrderLine[]): Promise<Set<number>> {
  const found = await tx
    .select({ id: purchaseOrderLines.orderItemId })
    .from(purchaseOrderLines)
    .where(
      inArray(
        purchaseOrderLines.orderItemId,
        lines.map(({ id }) => id),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Upper and lower case are the same supplier, as in the catalog. */
function groupBySupplier(lines: OrderLine[], supply: Supply[]) {
  const groups = new Map<
    string,
    { name: string; lines: Omit<typeof purchaseOrderLines.$inferInsert, 'purchaseOrderId'>[] }
  >();
  for (const { id, productId, toShip } of lines) {
    const supplied = supply.find((each) => each.productId === productId);
    if (!supplied) continue;
    const key = supplied.supplierName.toLowerCase();
    const group = groups.get(key) ?? { name: supplied.supplierName, lines: [] };
    groups.set(key, group);
    const { supplierProductId: sku, supplierCost } = supplied;
    // A cost is a text in the catalog.
    const cost = supplierCost !== null && isDecimal(supplierCost) ? supplierCost : null;
    group.lines.push({ orderItemId: id, quantity: toShip, sku, cost });
  }
  return [...groups.values()].map((group) => [group.name, group.lines] as const);
}
