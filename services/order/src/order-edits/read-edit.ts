import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getOrderEdit, OrderEditForm, previewOrderEdit } from '@shopwright/contracts/http/order-edits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { purchaseOrderLines, purchaseOrders } from '../db/purchase-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toDetailLine } from '../orders/get-order-detail';
import { listOrderLines } from '../orders/order-lines';
import { getOrderRow } from '../orders/order-row';
import { findEditError, findStaffAddressError, isUnpaidInvoice } from '../orders/order-rules';
import { staff } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { readRefundLimit } from '../refunds/refund-limit';
import { readEditVersion } from './edit-version';
import { prepareAddition } from './prepare-addition';
import { assertMayRemove, planRemoval, type Refunding } from './remove-units';
import { readSale, sumAddition, sumOrder } from './sum-order';

/** Returns what staff can edit of an order. Throws `conflict` where that is nothing. */
export async function readOrderEdit(
  { database }: Pick<OrderDeps, 'database'>,
  orderId: number,
): Promise<ResponseOf<typeof getOrderEdit>> {
  return database.transaction(async (tx) => {
    const order = await getOrderRow(tx, orderId);
    assertAllowed(findEditError(order), 'status');
    const lines = await listOrderLines(tx, orderId);
    const { quote } = await readSale(tx, order);
    return {
      version: await readEditVersion(tx, order, lines),
      currency: order.currency,
      removal: isUnpaidInvoice(order) ? 'credited' : 'refunded',
      items: lines.map(toDetailLine),
      sentToSupplier: await listSent(tx, orderId),
      address: quote?.address ?? null,
      canChangeAddress: findStaffAddressError(order) === undefined,
    };
  });
}

/** The lines that a supplier has, or may have. */
async function listSent(rows: Executor, orderId: number): Promise<number[]> {
  const isKnown = or(isNotNull(purchaseOrders.sentAt), isNotNull(purchaseOrders.sendStartedAt));
  const found = await rows
    .select({ id: purchaseOrderLines.orderItemId })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.purchaseOrderId))
    .where(and(eq(purchaseOrders.orderId, orderId), ne(purchaseOrders.state, 'canceled'), isKnown));
  return found.map(({ id }) => id);
}

/** Returns what an edit would cost, by the rules of the edit itself. */
export async function previewEdit(
  deps: OrderDeps,
  orderId: number,
  form: OrderEditForm,
  actor: Actor,
): Promise<ResponseOf<typeof previewOrderEdit>> {
  const order = await getOrderRow(deps.database.db, orderId);
  assertAllowed(findEditError(order), 'status');
  const addition = form.add.length > 0 ? await prepareAddition(deps, order, form) : undefined;
  const limit = await readRefundLimit(deps, staff(actor));
  return {
    ...(await previewRemoval(deps, order, form, { actor, limit })),
    added: addition ? sumAddition(addition) : null,
  };
}

function previewRemoval(
  { database }: OrderDeps,
  order: OrderRow,
  { remove, address }: OrderEditForm,
  refunding: Refunding,
) {
  return database.transaction(async (tx): Promise<Omit<ResponseOf<typeof previewOrderEdit>, 'added'>> => {
    if (address) assertAllowed(findStaffAddressError(order), 'address');
    const lines = await listOrderLines(tx, order.id);
    const sale = await readSale(tx, order);
    const removal = remove.length > 0 ? await planRemoval(tx, order, lines, remove) : undefined;
    if (removal) await assertMayRemove(tx, removal, refunding);
    const removedOf = (id: number) => removal?.items.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0;
    const kept = lines.map((line) => ({ ...line, refundedQuantity: line.refundedQuantity + removedOf(line.id) }));
    const pricedCountry = sale.quote?.input.destination?.country;
    return {
      before: sumOrder(sale, lines),
      after: sumOrder(sale, kept),
      removed: removal
        ? { amount: decimalFromCents(removal.amountCents), kind: removal.isCredit ? 'credited' : 'refunded' }
        : null,
      ...(address && pricedCountry && address.country !== pricedCountry && { pricedCountry }),
    };
  });
}
