import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { editOrder as endpoint } from '@shopwright/contracts/http/order-edits';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { orderEdits } from '../db/edit-tables';
import { listOrderLines } from '../orders/order-lines';
import { lockOrder } from '../orders/order-row';
import { findEditError } from '../orders/order-rules';
import { recordOrderEvent, staff } from '../orders/record-event';
import { updateShipmentState } from '../orders/update-shipment-state';
import { assertAllowed } from '../orders/with-fresh-order';
import type { RefundLimit } from '../refunds/refund-limit';
import { assertSameVersion, readEditVersion } from './edit-version';
import { putAddress } from './put-address';
import { assertMayRemove, planRemoval, removeUnits } from './remove-units';

export type OrderEdit = BodyOf<typeof endpoint>;

interface Editing {
  actor: Actor;
  at: Date;
  limit?: RefundLimit;
  /** What is added, and how its draft is written. */
  added?: { total: number; method: string; insertDraft: () => Promise<number> };
}

export interface WrittenEdit {
  /** To be sent. */
  refundId?: number;
  isRepeated?: boolean;
}

/** Writes all that an edit changes, in one transaction, under the order's lock. */
export async function writeEdit(
  tx: Executor,
  orderId: number,
  edit: OrderEdit,
  { actor, at, limit, added }: Editing,
): Promise<WrittenEdit> {
  const order = await lockOrder(tx, orderId);
  if (await isKnown(tx, orderId, edit)) return { isRepeated: true };
  assertAllowed(findEditError(order), 'status');
  const lines = await listOrderLines(tx, orderId);
  assertSameVersion(edit.version, await readEditVersion(tx, order, lines));
  const author = staff(actor);
  const { reason, remove, address } = edit;
  const removal = remove.length > 0 ? await planRemoval(tx, order, lines, remove) : undefined;
  if (removal) await assertMayRemove(tx, removal, { actor, limit });
  const refundId = removal && (await removeUnits(tx, order, removal, { author, at, reason }));
  if (address) await putAddress(tx, order, address, { author, at });
  const draftId = await added?.insertDraft();
  const [row] = await tx
    .insert(orderEdits)
    .values({
      orderId,
      requestKey: edit.requestId,
      request: toText(edit),
      reason,
      refundId,
      draftId,
      authorId: author.userId ?? null,
      createdAt: at,
    })
    .returning({ id: orderEdits.id });
  invariant(row, 'an insert returns its row');
  const details = {
    editId: row.id,
    reason,
    ...(removal && {
      removed: remove.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: decimalFromCents(removal.amountCents),
      isCredit: removal.isCredit,
    }),
    ...(added && draftId !== undefined && { draftId, added: decimalFromCents(added.total), method: added.method }),
  };
  await recordOrderEvent(tx, { orderId, kind: 'edited', author, at, details });
  await appendEvent(tx, 'order-edited', { orderId, editId: row.id, notify: edit.notify });
  await updateShipmentState(tx, orderId, at);
  return { refundId };
}

/** The same request in other words is another request: its key cannot be used again. */
const toText = ({ requestId: _, ...edit }: OrderEdit): string => JSON.stringify(edit);

export async function isKnown(rows: Executor, orderId: number, edit: OrderEdit): Promise<boolean> {
  const [known] = await rows
    .select({ request: orderEdits.request })
    .from(orderEdits)
    .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.requestKey, edit.requestId)));
  if (known && known.request !== toText(edit))
    throw fieldError('conflict', 'requestId', 'This key was already used for another edit');
  return known !== undefined;
}
