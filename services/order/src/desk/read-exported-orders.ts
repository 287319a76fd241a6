import type { ExportedOrder } from '@shopwright/contracts/http/order-files';
import type { TotalRow } from '@shopwright/contracts/http/quotes';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { orderEdits } from '../db/edit-tables';
import { refundItems, refunds } from '../db/refund-tables';
import { type OrderItemRow, type OrderRow, orderItems, orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import { shipmentItems, shipments } from '../db/shipment-tables';
import { hasOpenDispute } from '../orders/desk-order';
import { listDocuments } from '../orders/list-documents';
import { getPaymentState } from '../orders/order-rules';
import { orderRevenue } from '../orders/sales-metrics';
import { idsOfCharged, listTotals } from '../orders/total-rows';

/** Reads all of these orders in a few statements, in the order of their ids in the list. */
export async function readExportedOrders({ db }: Database, ids: number[]): Promise<ExportedOrder[]> {
  if (ids.length === 0) return [];
  const [rows, items, quotes, shipmentsOf, refundsOf, documentsOf, edits] = await Promise.all([
    db.select({ row: orders, hasOpenDispute, revenue: orderRevenue }).from(orders).where(inArray(orders.id, ids)),
    db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)),
    db
      .select({
        orderId: orderQuotes.orderId,
        address: orderQuotes.address,
        billingAddress: orderQuotes.billingAddress,
        vatNumber: orderQuotes.vatNumber,
        exemption: orderQuotes.exemption,
      })
      .from(orderQuotes)
      .where(inArray(orderQuotes.orderId, ids)),
    listShipments(db, ids),
    listRefunds(db, ids),
    listDocuments(db, ids),
    db
      .select({ draftId: orderEdits.draftId, orderId: orderEdits.orderId })
      .from(orderEdits)
      .innerJoin(orders, eq(orders.draftId, orderEdits.draftId))
      .where(inArray(orders.id, ids)),
  ]);
  const totalsOf = await listTotals(db, idsOfCharged(items));
  const addedTo = new Map(edits.map(({ draftId, orderId }) => [draftId, orderId]));
  const found = new Map(rows.map((each) => [each.row.id, each]));
  const itemsOf = groupBy(items, ({ orderId }) => orderId);
  const quoteOf = new Map(quotes.map((quote) => [quote.orderId, quote]));
  return ids.flatMap((id) => {
    const order = found.get(id);
    if (!order) return [];
    const { row, revenue } = order;
    const quote = quoteOf.get(id);
    return {
      id,
      status: row.status,
      paymentState: getPaymentState(row, order.hasOpenDispute),
      paymentSource: row.paymentSource,
      shipmentState: row.shipmentState,
      createdAt: row.createdAt.toISOString(),
      placedAt: row.placedAt?.toISOString() ?? null,
      shippedAt: row.shippedAt?.toISOString() ?? null,
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
      currency: row.currency,
      language: row.language,
      userId: row.userId,
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      customerAddress: row.customerAddress,
      shippingAddress: quote?.address ?? null,
      billingAddress: quote?.billingAddress ?? null,
      vatNumber: quote?.vatNumber ?? null,
      exemption: quote?.exemption ?? null,
      lines: (itemsOf.get(id) ?? []).map(toLine),
      ...toAmounts(row, totalsOf(row).totals),
      total: row.total,
      reducedTotal: row.reducedTotal,
      refundedTotal: row.refundedTotal,
      disputedTotal: row.disputedTotal,
      revenue,
      shipments: shipmentsOf.get(id) ?? [],
      refunds: refundsOf.get(id) ?? [],
      documents: documentsOf(id),
      addedTo: addedTo.get(row.draftId ?? 0) ?? null,
    };
  });
}

const toLine = ({ id, productId, name, localName, quantity, price, isDropshipped, sku, paid }: OrderItemRow) => ({
  id,
  productId,
  sku,
  name,
  localName,
  quantity,
  price,
  paid,
  isDropshipped,
});

type Amounts = Pick<
  ExportedOrder,
  'subtotal' | 'discounts' | 'shipping' | 'taxes' | 'discountTotal' | 'shippingTotal' | 'taxTotal'
>;

/** An order without such rows costs its lines, less the reward that it has. */
function toAmounts({ total, discount }: OrderRow, totals: readonly TotalRow[] | undefined): Amounts {
  const rows = totals ?? [
    { type: 'subtotal', label: 'Subtotal', amount: sumOf([{ amount: total }, { amount: discount }]) },
    ...(discount === '0.00' ? [] : [{ type: 'discount' as const, label: 'Reward', amount: discount, isReward: true }]),
  ];
  const ofType = (type: TotalRow['type']) => rows.filter((row) => row.type === type);
  const [discounts, shipping, taxes] = [ofType('discount'), ofType('shipping'), ofType('tax')];
  return {
    subtotal: sumOf(ofType('subtotal')),
    discounts: discounts.map(({ label, amount, code = null, isReward = false }) => ({ label, amount, code, isReward })),
    shipping: shipping.map(({ label, amount }) => ({ label, amount })),
    taxes: taxes.map(({ label, amount, rate = '', taxable = '', isIncluded = false }) => ({
      label,
      amount,
      rate,
      taxable,
      isIncluded,
    })),
    discountTotal: discount,
    shippingTotal: sumOf(shipping),
    taxTotal: sumOf(taxes),
  };
}

const sumOf = (rows: readonly Pick<TotalRow, 'amount'>[]): string =>
  decimalFromCents(rows.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0));

/** Leaves out those that staff undid. */
async function listShipments(db: Executor, ids: number[]): Promise<Map<number, ExportedOrder['shipments']>> {
  const found = await db
    .select({ shipment: shipments, item: shipmentItems })
    .from(shipments)
    .leftJoin(shipmentItems, eq(shipmentItems.shipmentId, shipments.id))
    .where(and(inArray(shipments.orderId, ids), isNull(shipments.voidedAt)))
    .orderBy(asc(shipments.id), asc(shipmentItems.orderItemId));
  return groupParts(
    found.map(({ shipment: { id, orderId, carrier, trackingNumber, trackingUrl, createdAt }, item }) => ({
      orderId,
      part: { id, carrier, trackingNumber, trackingUrl, createdAt: createdAt.toISOString() },
      item: item && { orderItemId: item.orderItemId, quantity: item.quantity },
    })),
  );
}

async function listRefunds(db: Executor, ids: number[]): Promise<Map<number, ExportedOrder['refunds']>> {
  const found = await db
    .select({ refund: refunds, item: refundItems })
    .from(refunds)
    .leftJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.id), asc(refundItems.orderItemId));
  return groupParts(
    found.map(({ refund: { id, orderId, origin, state, amount, reason, createdAt }, item }) => ({
      orderId,
      part: { id, origin, state, amount, reason, createdAt: createdAt.toISOString() },
      item: item && {
        orderItemId: item.orderItemId,
        quantity: item.quantity,
        restockQuantity: item.restockQuantity,
      },
    })),
  );
}

/** Puts the items of each part together, which follow each other, and the parts of each order. */
function groupParts<Part extends { id: number }, Item>(
  rows: readonly { orderId: number; part: Part; item: Item | null }[],
): Map<number, (Part & { items: Item[] })[]> {
  const partsOf = new Map<number, (Part & { items: Item[] })[]>();
  for (const { orderId, part, item } of rows) {
    const parts = partsOf.get(orderId) ?? [];
    partsOf.set(orderId, parts);
    if (parts.at(-1)?.id !== part.id) parts.push({ ...part, items: [] });
    if (item) parts.at(-1)?.items.push(item);
  }
  return partsOf;
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
