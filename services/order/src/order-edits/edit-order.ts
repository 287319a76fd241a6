import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type { OrderDeps } from '../deps';
import { placeDraft } from '../draft-orders/mark-draft-paid';
import { getOrderRow } from '../orders/order-row';
import { findEditError } from '../orders/order-rules';
import { staff } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { readRefundLimit } from '../refunds/refund-limit';
import { finishCancelled } from '../refunds/refund-order';
import { sendRefund } from '../refunds/send-refund';
import { assertPayableByLink, insertAddition, removeAddition } from './add-items';
import { inEdit, type PreparedAddition, prepareAddition } from './prepare-addition';
import { isKnown, type OrderEdit, type WrittenEdit, writeEdit } from './write-edit';

/**
 * Edits an order in one transaction, under its row lock, then asks Stripe for the refund of what was removed. A repeated request, by
 * its key, is the same edit. What is added has been priced, and is in stock, before anything is written. Where Stripe does not
 * answer, the refund stays pending and the reconciler asks again.
 */
export async function editOrder(deps: OrderDeps, orderId: number, edit: OrderEdit, actor: Actor): Promise<void> {
  if (edit.remove.length + edit.add.length === 0 && edit.address === null)
    throw fieldError('unprocessable', 'remove', 'This changes nothing');
  const { db } = deps.database;
  if (await isKnown(db, orderId, edit)) return;
  const order = await getOrderRow(db, orderId);
  assertAllowed(findEditError(order), 'status');
  const editing = { actor, at: deps.now(), limit: await readRefundLimit(deps, staff(actor)) };
  const addition = edit.add.length > 0 ? await prepareAddition(deps, order, edit) : undefined;
  const { refundId } = addition
    ? await editWithAddition(deps, orderId, edit, addition, editing)
    : await deps.database.transaction((tx) => writeEdit(tx, orderId, edit, editing));
  if (refundId === undefined) return;
  await sendRefund(deps, refundId)
    .then(() => finishCancelled(deps, orderId))
    .catch((error: unknown) => {
      deps.logger.warn({ err: safeError(error), orderId, refundId }, 'refund not sent, the reconciler sends it again');
    });
}

type Editing = Parameters<typeof writeEdit>[3];

async function editWithAddition(
  deps: OrderDeps,
  orderId: number,
  edit: OrderEdit,
  addition: PreparedAddition,
  editing: Editing,
): Promise<WrittenEdit> {
  const { payment } = edit;
  if (payment === null) throw fieldError('unprocessable', 'payment', validationMessages.required);
  const drafting = { at: editing.at, authorId: editing.actor.userId };
  const added = { total: addition.price.quote.total, method: payment.method };
  if (payment.method === 'link') {
    await assertPayableByLink(deps, addition, payment);
    return deps.database.transaction((tx) =>
      writeEdit(tx, orderId, edit, {
        ...editing,
        added: { ...added, insertDraft: () => insertAddition(tx, addition, { ...drafting, link: payment }) },
      }),
    );
  }
  // Stock is reserved first, and the edit is written in the transaction that writes the order: both are done, or neither.
  const draftId = await insertAddition(deps.database.db, addition, drafting);
  let written: WrittenEdit = {};
  try {
    await inEdit(() =>
      placeDraft(deps, draftId, payment, editing.actor.userId, async (tx) => {
        written = await writeEdit(tx, orderId, edit, {
          ...editing,
          added: { ...added, insertDraft: async () => draftId },
        });
        if (written.isRepeated) throw new AppError('conflict', 'This edit was made already');
      }),
    );
  } catch (error) {
    await removeAddition(deps, draftId);
    if (!written.isRepeated) throw error;
  }
  return written;
}
