import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orderEmails, orderEvents, orderNotes } from '../db/desk-tables';
import { orderEdits } from '../db/edit-tables';
import { purchaseOrderEvents, purchaseOrders } from '../db/purchase-tables';
import { reconciliationRows } from '../db/reconciliation-tables';
import { refunds } from '../db/refund-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { eraseDrafts, isDraftOfOrder } from '../draft-orders/erase-drafts';
import { isRefundedInFull } from '../orders/desk-order';
import { cancelUnpaidOrder } from '../payments/cancel-unpaid-order';
import { eraseReturnTexts } from '../returns/return-photos';
import { eraseBuyers } from '../selling/erase-buyers';
import { eraseWebhooks } from '../webhooks/purge-deliveries';

/** The customer owes the money of an invoice. */
const isOwed = sql`(orders.payment_source = 'invoice' and orders.status not in ('pending', 'cancelled')
  and orders.amount_paid < orders.total - orders.reduced_total)`;

/** The store still owes the delivery, or is owed the money, for which it needs name, address and email. */
const isOpen = sql`(orders.status in ('pending', 'confirmed', 'processing', 'shipped') and not ${isRefundedInFull}
  or coalesce(${isOwed}, false))`;

/** Without an account, a visitor or a checkout. */
const anonymous = { userId: null, visitorId: null, checkoutId: null };

/**
 * Removes personal data from orders; lines, totals and payments stay. Closes unpaid checkouts first, at Stripe too, so that
 * no order without a customer is ever charged. An open order keeps the name, address and email that its delivery needs,
 * and loses them when it is closed. Throws where Stripe is away, so that the caller repeats it.
 */
export async function eraseOrders(deps: OrderDeps, condition: SQL | undefined): Promise<void> {
  const { db } = deps.database;
  const unpaid = await db
    .select()
    .from(orders)
    .where(and(condition, eq(orders.status, 'pending'), isNull(orders.placedAt)));
  for (const order of unpaid) await cancelUnpaidOrder(deps, order);
  await eraseTexts(deps, condition);
  await eraseContacts(deps, and(condition, sql`not ${isOpen}`));
  // The closed ones name no account and no address by now.
  await db
    .update(orders)
    .set({ ...anonymous, isErasureDue: true })
    .where(condition);
}

/** Erases the customers who asked for it from the orders that were closed since then and can no longer be opened again. */
export async function purgeErasedCustomers(deps: Pick<OrderDeps, 'database' | 'now'>): Promise<void> {
  const before = new Date(deps.now().getTime() - undoMinutes * 60_000);
  const isClosed = and(eq(orders.isErasureDue, true), lt(orders.updatedAt, before), sql`not ${isOpen}`);
  await eraseTexts(deps, isClosed);
  await eraseContacts(deps, isClosed);
}

async function eraseContacts({ database }: Pick<OrderDeps, 'database'>, condition: SQL | undefined): Promise<void> {
  const erased = database.db.select({ id: orders.id }).from(orders).where(condition);
  await eraseBuyers(database.db, erased);
  await eraseWebhooks(database, 'order', async (tx) => {
    const changed = await tx
      .update(orders)
      .set({
        customerName: 'Former customer',
        // An empty address finds no order and receives no email.
        customerEmail: '',
        customerAddress: 'Erased',
        ...anonymous,
        isErasureDue: false,
      })
      .where(condition)
      .returning({ id: orders.id });
    const ids = changed.map(({ id }) => id);
    await eraseDrafts(tx, isDraftOfOrder(ids));
    return ids;
  });
}

/** A supplier may repeat what they were told of the customer. */
async function eraseSupplierAnswers({ db }: OrderDeps['database'], orderIds: SQLWrapper): Promise<void> {
  const erased = await db
    .update(purchaseOrders)
    .set({ problemDetail: null })
    .where(inArray(purchaseOrders.orderId, orderIds))
    .returning({ id: purchaseOrders.id });
  const ids = erased.map(({ id }) => id);
  await db.update(purchaseOrderEvents).set({ detail: null }).where(inArray(purchaseOrderEvents.purchaseOrderId, ids));
}

/** Deletes notes, messages, comments on returns and emails: they may name the customer, and nothing else needs them. */
async function eraseTexts({ database }: Pick<OrderDeps, 'database'>, condition: SQL | undefined): Promise<void> {
  const { db } = database;
  const erased = db.select({ id: orders.id }).from(orders).where(condition);
  await db.delete(orderNotes).where(inArray(orderNotes.orderId, erased));
  await db.delete(orderEmails).where(inArray(orderEmails.orderId, erased));
  await eraseReturnTexts(database, erased);
  await blankReasons(database, erased);
  await eraseSupplierAnswers(database, erased);
}

/**
 * Blanks the texts that people wrote about refunds, cancellations and repairs, and earlier addresses. The reasons that Stripe and the store
 * give are codes, and stay.
 */
async function blankReasons({ db }: OrderDeps['database'], orderIds: SQLWrapper): Promise<void> {
  await db.update(orderEdits).set({ reason: '', request: null }).where(inArray(orderEdits.orderId, orderIds));
  await db.update(refunds).set({ reason: '', request: null }).where(inArray(refunds.orderId, orderIds));
  await db
    .update(reconciliationRows)
    .set({ reason: '' })
    .where(and(inArray(reconciliationRows.orderId, orderIds), isNotNull(reconciliationRows.reason)));
  const isWritten = inArray(orderEvents.actor, ['staff', 'customer']);
  await db
    .update(orderEvents)
    .set({ details: sql`${orderEvents.details} - 'reason' - 'previousAddress'` })
    .where(and(inArray(orderEvents.orderId, orderIds), isWritten));
}
