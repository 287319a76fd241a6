import type { PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import type { PurchaseOrderRow } from '../db/purchase-tables';
import type { OrderRow } from '../db/schema';
import { isReversedInFull } from '../orders/order-rules';

type State = Pick<PurchaseOrderRow, 'state' | 'sentAt' | 'sendStartedAt'>;

export const toReference = (id: number): string => `PO-${id}`;

/** How long a call to the supplier may take. Until then, a second one could be a second order. */
const sendingMs = 90_000;

/** The supplier has it, or may have it. */
export const mayBeKnown = ({ sentAt, sendStartedAt }: State): boolean => sentAt !== null || sendStartedAt !== null;

export const isClosed = ({ state }: Pick<PurchaseOrderRow, 'state'>): boolean =>
  state === 'shipped' || state === 'canceled';

/** Nothing of the order is to be sent to its customer any more. */
export const isCalledOff = (order: OrderRow): boolean => order.status === 'cancelled' || isReversedInFull(order);

/** Returns why it cannot be sent to the supplier now. */
export function findSendError(row: State, order: OrderRow, units: number, now: Date): string | undefined {
  if (row.state === 'confirmed' || row.state === 'shipped') return `This purchase order is ${row.state} already`;
  if (isCalledOff(order)) return 'Its order was canceled or refunded';
  if (units === 0) return 'Nothing of its lines is left to ship';
  const isUnderWay = row.state === 'to_send' && row.sendStartedAt !== null;
  return isUnderWay && now.getTime() - (row.sendStartedAt?.getTime() ?? 0) < sendingMs
    ? 'This purchase order is being sent at this moment'
    : undefined;
}

const movesFrom: Record<'sent' | 'confirmed' | 'canceled', readonly PurchaseOrderRow['state'][]> = {
  sent: ['to_send', 'failed'],
  confirmed: ['sent'],
  canceled: ['to_send', 'failed', 'sent', 'confirmed'],
};

export function findMoveError({ state }: State, to: keyof typeof movesFrom): string | undefined {
  if (movesFrom[to].includes(state)) return undefined;
  return state === to ? `This purchase order is ${to} already` : `A ${state} purchase order cannot become ${to}`;
}

export const findShipError = ({ state }: State): string | undefined =>
  state === 'sent' || state === 'confirmed' ? undefined : `A ${state} purchase order cannot ship`;

/** `units` are those of its lines that are left to ship. */
export function listActions(
  row: State,
  { order, units, shipError, now }: { order: OrderRow; units: number; shipError: string | undefined; now: Date },
): PurchaseOrderDetail['allowedActions'] {
  return {
    send: findSendError(row, order, units, now) === undefined,
    markSent: findMoveError(row, 'sent') === undefined,
    confirm: findMoveError(row, 'confirmed') === undefined,
    ship: findShipError(row) === undefined && shipError === undefined && units > 0,
    cancel: findMoveError(row, 'canceled') === undefined,
  };
}
