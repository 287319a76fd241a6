import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { OrderReturn } from '@shopwright/contracts/http/order-returns';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { orderEvents, orderNotes } from '../db/desk-tables';
import { type OfflinePaymentRow, offlinePayments } from '../db/draft-tables';
import { disputes, refundItems, refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { orders } from '../db/schema';
import { dueShipmentEmails, shipmentItems, shipments } from '../db/shipment-tables';
import { threads } from '../db/thread-tables';
import { deskFacts, toDeskOrder } from './desk-order';
import { findOutstanding } from './find-outstanding';
import { findUndo } from './find-undo';
import { type Addition, findFirstOrder, listAdditions } from './list-additions';
import { listDocuments } from './list-documents';
import { listMessages } from './list-messages';
import { listReturns } from './list-returns';
import { countToShip, listOrderLines, type OrderLine } from './order-lines';
import {
  findCancelError,
  findEditError,
  findMarkPaidError,
  findRefundError,
  findShipError,
  getPaidCents,
  listMoves,
  toLeftCents,
} from './order-rules';
import { readSold } from './read-sold';
import { toTimelineEntry } from './record-event';
import { readTotals } from './total-rows';

/** Returns everything that staff see of one order. Throws `not_found`. */
export async function getOrderDetail({ db }: Database, id: number, now: Date): Promise<OrderDetail> {
  const [found] = await db
    .select({ row: orders, ...deskFacts })
    .from(orders)
    .where(eq(orders.id, id));
  if (!found) throw new AppError('not_found', 'No such order');
  const { row, ...facts } = found;
  const [
    lines,
    shipped,
    attempts,
    contested,
    notes,
    messages,
    [conversation],
    returns,
    timeline,
    documentsOf,
    [offline],
  ] = await Promise.all([
    listOrderLines(db, id),
    listShipments(db, id),
    listRefunds(db, id),
    db.select().from(disputes).where(eq(disputes.orderId, id)).orderBy(disputes.createdAt, disputes.id),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, id)).orderBy(asc(orderNotes.id)),
    listMessages(db, id),
    db.select({ id: threads.id }).from(threads).where(eq(threads.orderId, id)),
    listReturns(db, id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.id)),
    listDocuments(db, [id]),
    db.select().from(offlinePayments).where(eq(offlinePayments.orderId, id)),
  ]);
  const [charged, sold, additions, first] = await Promise.all([
    readTotals(db, row, lines),
    readSold(db, id, lines),
    listAdditions(db, row, now),
    findFirstOrder(db, row.draftId),
  ]);
  const refundableCents = getRefundableCents(row, attempts);
  const undoable = findUndo(row, { newestFirst: timeline, shipmentIds: shipped.map((shipment) => shipment.id) }, now);
  return {
    ...toDeskOrder(row, lines, facts, charged),
    ...(sold && { selling: sold }),
    items: lines.map(toDetailLine),
    userId: row.userId,
    language: row.language,
    payment: {
      paymentIntentId: row.paymentIntentId,
      amountPaid: row.placedAt === null && row.amountPaid === null ? '0.00' : decimalFromCents(getPaidCents(row)),
      refundable: decimalFromCents(refundableCents),
      reviewReason: row.reviewReason,
      ...(offline && { offline: toOfflinePayment(offline) }),
    },
    draftId: row.draftId,
    ...(additions.length > 0 && { additions: additions.map(toAddition) }),
    ...(first && { addedTo: first.id }),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    shipments: shipped,
    refunds: attempts,
    disputes: contested.map(({ id: disputeId, amount, reason, status, dueBy, createdAt, closedAt }) => ({
      id: disputeId,
      amount,
      reason,
      status,
      dueBy: dueBy?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    notes: notes.map(({ id: noteId, body, authorId, createdAt }) => ({
      id: noteId,
      body,
      authorId,
      createdAt: createdAt.toISOString(),
    })),
    threadId: conversation?.id ?? null,
    messages,
    returns: await Promise.all(returns.map((returned) => toDeskReturn(db, row, returned))),
    paymentFailedAt: row.paymentFailedAt?.toISOString() ?? null,
    documents: documentsOf(id),
    timeline: timeline.map(toTimelineEntry),
    allowedActions: {
      moveTo: listMoves(row, countToShip(lines)),
      ship: findShipError(row) === undefined && countToShip(lines) > 0,
      cancel: findCancelError(row) === undefined,
      markPaid: findMarkPaidError(row) === undefined,
      edit: findEditError(row) === undefined && countToShip(lines) > 0,
      refund: findRefundError(row) === undefined && refundableCents > 0,
      undoUntil: 'undo' in undoable ? undoable.undo.until.toISOString() : null,
    },
  };
}

const toAddition = ({ draft: { id, orderId, total, currency }, state }: Addition) => ({
  draftId: id,
  orderId,
  total,
  currency,
  state,
});

function toOfflinePayment({ orderId: _, markedAt, paidAt, ...payment }: OfflinePaymentRow) {
  return { ...payment, markedAt: markedAt.toISOString(), paidAt: paidAt?.toISOString() ?? null };
}

async function toDeskReturn(
  rows: Executor,
  order: OrderRow,
  returned: OrderReturn,
): Promise<OrderDetail['returns'][number]> {
  const isOpen = returned.state === 'received' && !returned.closedAt && returned.refund?.state !== 'succeeded';
  if (!isOpen || returned.refund?.state === 'pending') return { ...returned, outstanding: null };
  const { dueCents, alreadyCents } = await findOutstanding(rows, order, returned.id);
  const outstanding = { due: decimalFromCents(dueCents), alreadyRefunded: decimalFromCents(alreadyCents) };
  return { ...returned, outstanding };
}

export async function listShipments(rows: Executor, orderId: number): Promise<OrderDetail['shipments']> {
  const found = await rows
    .select({ ...getTableColumns(shipments), emailDueAt: dueShipmentEmails.dueAt })
    .from(shipments)
    .leftJoin(dueShipmentEmails, eq(dueShipmentEmails.shipmentId, shipments.id))
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.voidedAt)))
    .orderBy(shipments.id);
  const ids = found.map(({ id }) => id);
  const items = await rows.select().from(shipmentItems).where(inArray(shipmentItems.shipmentId, ids));
  return found.map(({ id, carrier, trackingNumber, trackingUrl, trackingVersion, authorId, ...times }) => ({
    id,
    carrier,
    trackingNumber,
    trackingUrl,
    trackingVersion,
    authorId,
    createdAt: times.createdAt.toISOString(),
    emailDueAt: times.emailDueAt?.toISOString() ?? null,
    items: items
      .filter((item) => item.shipmentId === id)
      .map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
  }));
}

async function listRefunds(rows: Executor, orderId: number): Promise<OrderDetail['refunds']> {
  const attempts = await rows.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id);
  const ids = attempts.map(({ id }) => id);
  const items = await rows.select().from(refundItems).where(inArray(refundItems.refundId, ids));
  return attempts.map(({ id, origin, state, amount, reason, stripeRefundId, failureReason, ...row }) => ({
    id,
    origin,
    state,
    amount,
    reason,
    stripeRefundId,
    failureReason,
    authorId: row.authorId,
    restockedAt: row.restockedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    items: items
      .filter((item) => item.refundId === id)
      .map(({ orderItemId, quantity, restockQuantity }) => ({ orderItemId, quantity, restockQuantity })),
  }));
}

/** Returns what may still be refunded: nothing of an unpaid order. */
function getRefundableCents(row: OrderRow, attempts: OrderDetail['refunds']): number {
  if (findRefundError(row) !== undefined) return 0;
  const taken = attempts.filter(({ state, origin }) => state !== 'failed' && origin !== 'reduction');
  return toLeftCents(
    row,
    taken.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0),
  );
}

export function toDetailLine({ id, productId, name, localName, image, quantity, price, paid, ...line }: OrderLine) {
  const { isDropshipped, sku, shippedQuantity, refundedQuantity, toShip } = line;
  return {
    id,
    productId,
    name,
    localName,
    image,
    quantity,
    price,
    ...(paid !== null && { paid }),
    isDropshipped,
    sku,
    shippedQuantity,
    refundedQuantity,
    toShip,
  };
}
