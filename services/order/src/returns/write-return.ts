import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { withdrawOrder } from '@shopwright/contracts/http/customer-orders';
import type { OrderReturn, ReturnReason } from '@shopwright/contracts/http/order-returns';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError, invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { orderReturns, returnItems, returnPhotos } from '../db/return-tables';
import type { OrderRow } from '../db/schema';
import { countTaken } from '../orders/list-returns';
import { listOrderLines } from '../orders/order-lines';
import { type Author, recordOrderEvent } from '../orders/record-event';
import { countReturnable, countUnshipped } from '../orders/return-rules';
import { updateShipmentState } from '../orders/update-shipment-state';
import { assertAllowed } from '../orders/with-fresh-order';

type Units = BodyOf<typeof withdrawOrder>['items'];
type ChosenUnits = (OrderReturn['items'][number] & { unshippedQuantity: number })[];

interface NewReturn {
  kind: OrderReturn['kind'];
  requestKey: string;
  /** Without them, all units that can go back; without a quantity, all of that line. */
  items?: Units;
  reason?: ReturnReason;
  comment?: string;
  photos?: string[];
  author: Author;
  at: Date;
  /** Returns why the order allows none now. */
  findError: (order: OrderRow, now: Date) => string | undefined;
}

/**
 * Writes a return of a locked order, its timeline and the event of its emails. Returns its id, also for a repeated
 * request. Throws what `findError` finds of a new one, and `unprocessable` that names the line of which too many units
 * were asked for.
 */
export async function writeReturn(tx: Executor, order: OrderRow, request: NewReturn): Promise<number> {
  const { kind, requestKey, reason, comment = '', photos = [], author, at, findError } = request;
  const known = await findKnownReturn(tx, order.id, request);
  if (known !== undefined) return known;
  assertAllowed(findError(order, at), kind === 'return' ? 'items' : 'orderNumber');
  const items = await chooseUnits(tx, order.id, request);
  const state = kind === 'withdrawal' ? ('approved' as const) : ('requested' as const);
  const [row] = await tx
    .insert(orderReturns)
    .values({
      orderId: order.id,
      kind,
      state,
      reason,
      comment,
      requestKey,
      requestedAt: at,
      request: toText(request),
      authorId: author.userId ?? null,
      decidedAt: state === 'approved' ? at : null,
    })
    .returning({ id: orderReturns.id });
  invariant(row, 'an insert returns its row');
  const returnId = row.id;
  await tx.insert(returnItems).values(items.map((item) => ({ returnId, ...item })));
  await takePhotos(tx, { orderId: order.id, returnId, photos });
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  await recordOrderEvent(tx, {
    orderId: order.id,
    author,
    at,
    details: { returnId, pieces: units },
    kind: kind === 'withdrawal' ? 'withdrawal_received' : 'return_requested',
  });
  await appendEvent(tx, 'order-return-changed', { orderId: order.id, returnId, state });
  await updateShipmentState(tx, order.id, at);
  return returnId;
}

/** Throws `conflict` where the key made another return. */
async function findKnownReturn(tx: Executor, orderId: number, request: NewReturn): Promise<number | undefined> {
  const isKnown = and(eq(orderReturns.orderId, orderId), eq(orderReturns.requestKey, request.requestKey));
  const [known] = await tx
    .select({ id: orderReturns.id, request: orderReturns.request })
    .from(orderReturns)
    .where(isKnown);
  if (known && known.request !== toText(request)) {
    throw fieldError('conflict', 'requestId', 'This key was already used for another return');
  }
  return known?.id;
}

const toText = ({ kind, items, reason, comment, photos }: NewReturn): string =>
  JSON.stringify({ kind, items, reason, comment, photos });

async function chooseUnits(tx: Executor, orderId: number, { kind, items }: NewReturn): Promise<ChosenUnits> {
  const lines = await listOrderLines(tx, orderId);
  const taken = await countTaken(tx, orderId);
  const left = new Map(lines.map((line) => [line.id, countReturnable(line, taken, kind === 'return')]));
  if (items) assertReturnable(items, left);
  const units = lines.flatMap((line) => {
    const isChosen = !items || items.some(({ orderItemId }) => orderItemId === line.id);
    const asked = items?.find(({ orderItemId }) => orderItemId === line.id)?.quantity;
    const quantity = isChosen ? (asked ?? left.get(line.id) ?? 0) : 0;
    const unshippedQuantity = countUnshipped(line, taken, quantity);
    return quantity > 0 ? [{ orderItemId: line.id, quantity, unshippedQuantity }] : [];
  });
  if (units.length === 0)
    throw fieldError('conflict', 'items', 'Everything in this order is already returned or refunded');
  return units;
}

/** Throws `unprocessable` that names each line which is not of this order, or has fewer units left. */
function assertReturnable(items: NonNullable<Units>, left: ReadonlyMap<number, number>): void {
  const fields = items.flatMap(({ orderItemId, quantity }, index) => {
    const max = left.get(orderItemId);
    const isRepeated = items.findIndex((item) => item.orderItemId === orderItemId) !== index;
    if (max === undefined || isRepeated) {
      const message = isRepeated
        ? `Line ${orderItemId} is listed more than once`
        : `This order has no line ${orderItemId}`;
      return [{ path: `items.${index}.orderItemId`, message }];
    }
    const message = `Only ${max} of this line can be returned`;
    return quantity !== undefined && quantity > max ? [{ path: `items.${index}.quantity`, message }] : [];
  });
  if (fields.length > 0) throw new AppError('unprocessable', fields[0]?.message ?? '', { fields });
}

interface Photos {
  orderId: number;
  returnId: number;
  photos: string[];
}

/** Gives the uploaded photos to the return. Throws where one is not of this order, or of another return. */
async function takePhotos(tx: Executor, { orderId, returnId, photos }: Photos): Promise<void> {
  if (photos.length === 0) return;
  const isUnused = and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId));
  const taken = await tx
    .update(returnPhotos)
    .set({ returnId })
    .where(and(isUnused, inArray(returnPhotos.id, photos)))
    .returning({ id: returnPhotos.id });
  if (taken.length !== new Set(photos).size) {
    throw fieldError('unprocessable', 'photos', 'One of these photos was not uploaded for this order');
  }
}
