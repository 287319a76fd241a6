import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { orderEvents } from '../db/desk-tables';
import type { OrderRow } from '../db/schema';

type Event = Omit<typeof orderEvents.$inferSelect, 'orderId'>;

export interface Undo {
  from: OrderStatus;
  to: OrderStatus;
  /** The shipment that the move made. */
  shipmentId?: number;
  movedBy: number | null;
  until: Date;
}

const returnKinds: ReadonlySet<string> = new Set<Event['kind']>(['return_requested', 'withdrawal_received']);

/** A refund, or an edit that took units off an unpaid invoice. */
const isRemoval = ({ kind, details }: Event): boolean =>
  kind === 'refund_requested' || (kind === 'edited' && details.removed !== undefined);

/** A shipment that moves the order is followed by the change of its status. */
const moveKinds: ReadonlySet<string> = new Set<Event['kind']>([
  'status_changed',
  'move_undone',
  'shipment_created',
  'shipment_voided',
]);

interface History {
  newestFirst: readonly Event[];
  /** The shipments that are not voided. */
  shipmentIds: readonly number[];
}

/**
 * Returns the move that staff may undo, or why there is none. The newest change of the status must be theirs and some
 * minutes old at most, or the newest shipment where it left the status as it was: `from` and `to` are then the same. A refund or a return made since has counted the units of the shipment as shipped, so that its
 * units would ship a second time; and an order of which a part has shipped is not `confirmed`.
 */
export function findUndo(
  { status }: Pick<OrderRow, 'status'>,
  { newestFirst, shipmentIds }: History,
  now: Date,
): { undo: Undo } | { error: string } {
  // Its stock is back, and what had shipped is counted as away.
  if (status === 'cancelled') return { error: 'This order is cancelled, and none of its moves can be undone' };
  const last = newestFirst.find(({ kind }) => moveKinds.has(kind));
  const until = new Date((last?.createdAt.getTime() ?? 0) + undoMinutes * 60_000);
  const to = last?.kind === 'shipment_created' ? status : last?.toStatus === status ? last.fromStatus : null;
  const isMove = last?.kind === 'status_changed' || last?.kind === 'shipment_created';
  if (!isMove || last.actor !== 'staff' || to === null || until <= now) {
    return { error: `This order is ${status}, and no move of the last ${undoMinutes} minutes can be undone` };
  }
  const shipmentId = typeof last.details.shipmentId === 'number' ? last.details.shipmentId : undefined;
  const isRefundedSince = newestFirst.some((event) => isRemoval(event) && event.id > last.id);
  if (shipmentId !== undefined && isRefundedSince) {
    return { error: `This order is ${status} and was refunded after it shipped` };
  }
  const isReturnedSince = newestFirst.some(({ kind, id }) => returnKinds.has(kind) && id > last.id);
  if (shipmentId !== undefined && isReturnedSince) {
    return { error: `This order is ${status} and a return was requested after it shipped` };
  }
  if (to === 'confirmed' && shipmentIds.some((id) => id !== shipmentId)) {
    return { error: `This order is ${status} and a part of it has shipped` };
  }
  const undo = { from: status, to, movedBy: last.actorUserId, until };
  return { undo: { ...undo, ...(shipmentId !== undefined && { shipmentId }) } };
}
