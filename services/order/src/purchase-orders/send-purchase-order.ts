import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { OutgoingPurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import { findSupplier, type recordPurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import type { PurchaseOrderRow } from '../db/purchase-tables';
import type { OrderDeps } from '../deps';
import { followOrder } from './follow-order';
import {
  changePurchaseOrder,
  getPurchaseOrderRow,
  type Locked,
  listPurchaseLines,
  recordPurchaseEvent,
  updatePurchaseOrder,
} from './purchase-order-rows';
import { toReference } from './purchase-order-rules';
import { sumCost } from './sum-cost';

type Deps = Pick<OrderDeps, 'database' | 'catalog' | 'now'>;

/**
 * Notes that the supplier may get a purchase order from now on, and returns what they get. Returns null for an earlier attempt, where
 * it is no longer needed, and where no one knows how to reach the supplier, so that it waits for staff.
 */
export async function startPurchaseOrder(
  deps: Deps,
  id: number,
  attempt: number,
): Promise<{ purchaseOrder: OutgoingPurchaseOrder | null }> {
  const isDue = (row: PurchaseOrderRow) => row.state === 'to_send' && row.attempt === attempt;
  const found = await getPurchaseOrderRow(deps.database.db, id);
  if (!isDue(found)) return { purchaseOrder: null };
  const { supplier } = await deps.catalog.call(findSupplier, { body: { name: found.supplierName } });
  return changePurchaseOrder(deps, id, async (tx, { order, row: before }) => {
    const at = deps.now();
    const row = isDue(before) ? await followOrder(tx, order, before, at) : before;
    if (!isDue(row)) return { purchaseOrder: null };
    if (!supplier?.apiEndpoint && !supplier?.contactEmail) {
      if (row.problem !== 'no_channel') await recordPurchaseEvent(tx, { purchaseOrderId: id, kind: 'waiting', at });
      await updatePurchaseOrder(tx, id, { problem: 'no_channel', problemDetail: null });
      return { purchaseOrder: null };
    }
    await updatePurchaseOrder(tx, id, { sendStartedAt: at });
    const lines = (await listPurchaseLines(tx, id)).map(({ image: _image, ...line }) => line);
    const { customerName, customerAddress, currency } = order;
    return {
      purchaseOrder: {
        reference: toReference(id),
        orderId: order.id,
        key: row.idempotencyKey,
        supplier: {
          name: supplier.name,
          email: supplier.contactEmail,
          apiEndpoint: supplier.apiEndpoint,
          accountNumber: supplier.accountNumber,
        },
        currency,
        customerName,
        customerAddress,
        cost: sumCost(lines),
        lines,
      },
    };
  });
}

type Outcome = BodyOf<typeof recordPurchaseOrder>['outcome'];

/** Stores what came of an attempt to send it. A late outcome of an earlier attempt changes nothing. */
export function recordOutcome(
  deps: Pick<Deps, 'database' | 'now'>,
  id: number,
  { attempt, outcome }: BodyOf<typeof recordPurchaseOrder>,
): Promise<{ state: PurchaseOrderRow['state'] }> {
  return changePurchaseOrder(deps, id, async (tx, locked) => {
    const { row } = locked;
    const isCurrent = row.attempt === attempt && (row.state === 'to_send' || row.state === 'canceled');
    if (!isCurrent) return { state: row.state };
    const { event, ...values } = toValues(locked, outcome, deps.now());
    const changed = await updatePurchaseOrder(tx, id, values);
    if (event) await recordPurchaseEvent(tx, { purchaseOrderId: id, at: deps.now(), ...event });
    // What happened to the order while it was on its way.
    return { state: (await followOrder(tx, locked.order, changed, deps.now())).state };
  });
}

/** One that was canceled while it was on its way stays canceled, and staff tell the supplier, if they got it. */
function toValues({ row }: Locked, outcome: Outcome, at: Date) {
  const isCanceled = row.state === 'canceled';
  if (outcome.kind === 'sent') {
    const { channel } = outcome;
    const sent = {
      channel,
      sentAt: at,
      problem: null,
      problemDetail: null,
      event: { kind: 'sent' as const, detail: channel },
    };
    return isCanceled ? { ...sent, warning: 'order_canceled' as const } : { ...sent, state: 'sent' as const };
  }
  const { problem, detail: problemDetail } = outcome;
  if (outcome.kind === 'retried') {
    const isNews = row.problem !== problem;
    return { problem, problemDetail, event: isNews ? { kind: 'retried' as const, detail: problemDetail } : undefined };
  }
  const event = { kind: 'failed' as const, detail: problemDetail };
  // A refusal says that they do not have it.
  const unknown = { problem, problemDetail, sendStartedAt: row.sentAt === null ? null : row.sendStartedAt, event };
  if (!isCanceled) return { ...unknown, state: 'failed' as const };
  return { ...unknown, warning: row.sentAt === null ? null : row.warning };
}
