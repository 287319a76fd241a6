import { repairPoints, repairStock } from '@shopwright/contracts/http/internal-ledgers';
import type { CauseName, Repair } from '@shopwright/contracts/http/reconciliation';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import type { DifferenceRow } from '../db/reconciliation-tables';
import { refunds } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { cancelOrder } from '../fulfillment/cancel-order';
import { getOrderRow } from '../orders/order-row';
import type { Author } from '../orders/record-event';
import { toUuid } from '../orders/request-key';
import { restockCancelled } from '../orders/restock-cancelled';
import { commitStock, syncPayment } from '../payments/sync-payment';
import { requestRefund } from '../refunds/request-refund';
import { sendRefund } from '../refunds/send-refund';
import { syncReversals } from '../refunds/sync-reversals';
import { acceptPayment, adoptPayment } from './adopt-payment';
import { assertRefundOwed } from './compare-order-states';
import { noteDueCreditNote, noteDueInvoice, noteDueWholeCreditNote } from './note-due-documents';
import { refundOrphan } from './refund-orphan';
import { releaseUnpaid } from './release-unpaid';
import { syncOrderPoints } from './sync-order-points';

interface RepairCall {
  deps: OrderDeps;
  row: DifferenceRow;
  reason: string;
  author: Author;
}

type Work = (call: RepairCall) => Promise<unknown>;

/** The work of each repair. One without an entry, such as `dismiss`, is only recorded: the difference is accepted. */
export const repairsOf: Record<CauseName, Partial<Record<Repair, Work>>> = {
  payment_unknown: { adopt: (call) => adoptPayment(call.deps, paymentOf(call)), refund: refundPayment },
  payment_second: { refund: refundPayment },
  payment_unrecorded: { retry: (call) => syncPayment(call.deps, paymentOf(call)) },
  order_unpaid: {
    retry: retryPayment,
    release: (call) => releaseUnpaid(call.deps, orderOf(call), call.reason, call.author),
  },
  held_amount: { adopt: accept, refund: cancelHeld },
  held_currency: { refund: cancelHeld },
  held_review: { adopt: accept, refund: cancelHeld },
  paid_differs: { adopt: accept },
  currency_differs: {},
  refunds_differ: { retry: (call) => syncReversals(call.deps, paymentOf(call)) },
  refund_pending: { retry: ({ deps, row }) => sendRefund(deps, refundIdOf(row)) },
  refund_failed: { retry: repeatRefund },
  dispute_open: { retry: syncDispute },
  account_points: { retry: sumPoints },
  order_points: { retry: (call) => syncOrderPoints(call.deps, orderOf(call)) },
  stock_on_hand: { adopt: recount('counted'), retry: recount('ledger') },
  stock_reserved: { release: recount('reserved') },
  sale_not_taken: { retry: takeSale },
  sale_not_returned: { retry: returnSale },
  invoice_missing: { retry: (call) => noteDueInvoice(call.deps, orderOf(call)) },
  credit_note_missing: { retry: noteCreditNote },
  series_gap: {},
  series_double: {},
};

function orderOf({ row }: RepairCall): number {
  if (row.orderId === null) throw new AppError('internal', `reconciliation row ${row.id} has no order`);
  return row.orderId;
}

function paymentOf({ row }: RepairCall): string {
  if (row.paymentIntentId === null) throw new AppError('internal', `reconciliation row ${row.id} has no payment`);
  return row.paymentIntentId;
}

const refundIdOf = ({ details }: DifferenceRow): number => Number(details.refundId);

/** That of an order which was cancelled unpaid has no refund. */
function noteCreditNote(call: RepairCall): Promise<void> {
  if (call.row.details.refundId === undefined) return noteDueWholeCreditNote(call.deps, orderOf(call));
  return noteDueCreditNote(call.deps, refundIdOf(call.row));
}

/** Such a payment has no order whose refund counts for what a member may give back in a day. */
async function refundPayment(call: RepairCall): Promise<void> {
  if (call.author.refundLimit !== undefined) {
    const message = 'Your role has a refund limit. Ask someone without one to refund this payment';
    throw fieldError('forbidden', 'repair', message);
  }
  await refundOrphan(call.deps, paymentOf(call));
}

async function retryPayment(call: RepairCall): Promise<void> {
  const { db } = call.deps.database;
  const { paymentIntentId } = await getOrderRow(db, orderOf(call));
  const intent = paymentIntentId === null ? undefined : await readIntent(call.deps, paymentIntentId);
  if (intent !== 'succeeded') throw new AppError('conflict', 'Stripe still has no succeeded payment for this order');
}

const readIntent = ({ stripe }: OrderDeps, id: string): Promise<string | undefined> =>
  stripe.paymentIntents.retrieve(id).then(
    ({ status }) => status,
    () => undefined,
  );

function accept(call: RepairCall): Promise<void> {
  return acceptPayment(call.deps, orderOf(call));
}

function cancelHeld(call: RepairCall): Promise<void> {
  return cancelOrder(call.deps, orderOf(call), { reason: call.reason, author: call.author, field: 'repair' });
}

/**
 * A failed attempt is repeated by a new one. Its key is made of the row, and the order's lock is held while the failed
 * attempt is looked at, so that two at the same time, or a refund of the order meanwhile, never pay a second time.
 */
async function repeatRefund(call: RepairCall): Promise<void> {
  const { deps, row, reason, author } = call;
  const [failed] = await deps.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.id, refundIdOf(row)));
  if (!failed) throw new AppError('not_found', 'No such refund');
  const request = { amount: failed.amount, reason, restock: false, requestId: toUuid(`repair ${row.id}`) };
  await requestRefund(deps, failed.orderId, request, author, async (tx) => {
    await assertRefundOwed(tx, failed.id);
    return undefined;
  });
}

async function syncDispute(call: RepairCall): Promise<void> {
  const { paymentIntentId } = await getOrderRow(call.deps.database.db, orderOf(call));
  if (paymentIntentId !== null) await syncReversals(call.deps, paymentIntentId);
}

function sumPoints({ deps, row, author }: RepairCall): Promise<unknown> {
  const query = author.userId === undefined ? {} : { actorUserId: String(author.userId) };
  return deps.auth.call(repairPoints, { params: { id: String(row.userId) }, query });
}

function recount(trust: 'counted' | 'ledger' | 'reserved'): Work {
  return ({ deps, row, author }) =>
    deps.catalog.call(repairStock, {
      params: { id: String(row.productId) },
      body: { trust, ...(author.userId !== undefined && { actorUserId: author.userId }) },
    });
}

/** Looks at the order again afterwards: a cancellation of that moment found no stock to restock. */
async function takeSale(call: RepairCall): Promise<void> {
  const order = await getSoldOrder(call);
  if (!(await commitStock(call.deps, order))) {
    throw new AppError('conflict', 'There is not enough stock for this order. Increase it first, or cancel the order.');
  }
  await getSoldOrder(call).catch(async (error: unknown) => {
    await returnSale(call);
    throw error;
  });
}

async function getSoldOrder(call: RepairCall): Promise<OrderRow> {
  const order = await getOrderRow(call.deps.database.db, orderOf(call));
  if (order.status !== 'pending' && order.status !== 'cancelled') return order;
  throw new AppError('conflict', `This order is ${order.status}, so no stock can be taken for it`);
}

async function returnSale(call: RepairCall): Promise<void> {
  await restockCancelled(call.deps, await getOrderRow(call.deps.database.db, orderOf(call)));
}
