import { composeAddress } from '@shopwright/contracts/http/addresses';
import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { and, asc, eq } from 'drizzle-orm';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { toLinkPath } from '../draft-orders/payment-links';
import { isSameCustomer } from '../draft-orders/save-draft';
import { listShipments, toDetailLine } from '../orders/get-order-detail';
import { findFirstOrder, listAdditions } from '../orders/list-additions';
import { listDocuments } from '../orders/list-documents';
import { listMessages } from '../orders/list-messages';
import { countTaken, listReturns } from '../orders/list-returns';
import { listOrderLines } from '../orders/order-lines';
import { inOrderLanguage, toOrder, toTrackedOrder } from '../orders/order-row';
import { findAddressError, findCustomerCancelError } from '../orders/order-rules';
import {
  countReturnable,
  findReturnError,
  findWithdrawalError,
  getReturnUntil,
  getWithdrawUntil,
} from '../orders/return-rules';
import { readTotals } from '../orders/total-rows';
import { isMoney } from '../refunds/refund-totals';

/** Returns the order as its customer sees it: without names of staff, and without notes. */
export async function toCustomerOrder(
  { database: { db }, now, paymentLinks }: Pick<OrderDeps, 'database' | 'now' | 'paymentLinks'>,
  row: OrderRow,
): Promise<CustomerOrder> {
  const at = now();
  const [lines, taken, returns, shipped, attempts, messages, documentsOf, [sold], added, first] = await Promise.all([
    listOrderLines(db, row.id),
    countTaken(db, row.id),
    listReturns(db, row.id),
    listShipments(db, row.id),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, row.id), isMoney))
      .orderBy(asc(refunds.id)),
    listMessages(db, row.id),
    listDocuments(db, [row.id]),
    db.select({ billed: orderQuotes.billingAddress }).from(orderQuotes).where(eq(orderQuotes.orderId, row.id)),
    listAdditions(db, row, at),
    findFirstOrder(db, row.draftId),
  ]);
  const additions = added.filter(({ state }) => state !== 'ended');
  const documents = documentsOf(row.id);
  const { customerName, customerEmail, customerAddress } = toOrder(row, lines);
  const canSendBack = (needsShipment: boolean) => lines.some((line) => countReturnable(line, taken, needsShipment) > 0);
  return {
    ...toTrackedOrder(row, lines, await readTotals(db, row, lines)),
    customerName,
    customerEmail,
    customerAddress,
    ...(sold?.billed && { billingAddress: `${sold.billed.name}\n${composeAddress(sold.billed, row.language)}` }),
    refundedTotal: row.refundedTotal,
    ...(additions.length > 0 && {
      additions: additions.map(({ draft, state }) => ({
        orderId: draft.orderId,
        total: draft.total,
        // A link is of whom the draft is for, who may be another customer than that of this order.
        payPath: state === 'unpaid' && isSameCustomer(draft, row) ? toLinkPath(paymentLinks, draft) : null,
        expiresAt: state === 'unpaid' ? (draft.linkExpiresAt?.toISOString() ?? null) : null,
      })),
    }),
    ...(first && { addedTo: first.id }),
    paymentFailedAt: row.paymentFailedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    items: inOrderLanguage(lines).map((line) => ({
      ...toDetailLine(line),
      returnableQuantity: countReturnable(line, taken, row.shipmentState !== 'none'),
    })),
    shipments: shipped.map(({ authorId: _authorId, emailDueAt: _emailDueAt, ...shipment }) => shipment),
    refunds: attempts.map(({ id, state, amount, createdAt }) => ({
      id,
      state,
      amount,
      createdAt: createdAt.toISOString(),
    })),
    returns,
    messages,
    documents,
    allowedActions: {
      cancel: findCustomerCancelError(row) === undefined,
      return: findReturnError(row, at) === undefined && canSendBack(true),
      withdraw: findWithdrawalError(row, at) === undefined && canSendBack(false),
      changeAddress: findAddressError(row) === undefined,
      returnUntil: getReturnUntil(row)?.toISOString() ?? null,
      withdrawUntil: getWithdrawUntil(row)?.toISOString() ?? null,
      documents:
        documents.invoice !== null || (row.placedAt !== null && row.status !== 'pending' && row.status !== 'cancelled'),
    },
  };
}
