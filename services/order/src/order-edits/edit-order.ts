import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { placeDraft } from '../draft-orders/mark-draft-paid';
import { getOrderRow } from '../orders/order-row';
import { findEditError } from '../orders/order-rules';
import { staff } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';
import { confirmOfflineOrder } from '../payments/confirm-offline-order';
import { readRefundLimit } from '../refunds/refund-limit';
import { finishCancelled } from '../refunds/refund-order';
import { sendRefund } from '../refunds/send-refund';
import { assertPayableByLink, insertAddition, removeAddition } from './add-items';
import { inEdit, type PreparedAddition, prepareAddition } from './prepare-addition';
import { isKnown, type OrderEdit, type WrittenEdit, writeEdit } from './write-edit';

/**
 * Edits an order in one transaction, under its row lock, then asks Stripe for the refund of what was removed. A repeated request, by
 * its key, is the same edit. What is added has been priced, and is in stock, before anything is written. Where Stripe or the
 * catalog does not answer, the refund or the added order stays pending and the reconciler asks again. Throws `out_of_stock` without
 * items where the edit is written and what it adds is gone after all.
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
  const { refundId, placed }: DoneEdit = addition
    ? await editWithAddition(deps, orderId, edit, addition, editing)
    : await deps.database.transaction((tx) => writeEdit(tx, orderId, edit, editing));
  const isSoldOut = placed !== undefined && !(await confirmAddition(deps, placed));
  if (refundId !== undefined) {
    await sendRefund(deps, refundId)
      .then(() => finishCancelled(deps, orderId))
      .catch((error: unknown) => {
        deps.logger.warn(
          { err: safeError(error), orderId, refundId },
          'refund not sent, the reconciler sends it again',
        );
      });
  }
  if (isSoldOut)
    throw new AppError('out_of_stock', 'The order was edited, but what you added sold out and was not ordered', {
      details: { items: [] },
    });
}

/** The edit is written by now: what fails here does not undo it. Returns false where a product is gone. */
async function confirmAddition(deps: OrderDeps, placed: OrderRow): Promise<boolean> {
  try {
    await confirmOfflineOrder(deps, placed);
  } catch (error) {
    if (error instanceof AppError && error.code === 'out_of_stock') return false;
    const context = { err: safeError(error), orderId: placed.id };
    deps.logger.warn(context, 'addition not confirmed, the reconciler confirms it');
  }
  return true;
}

interface DoneEdit extends WrittenEdit {
  /** What was added and is to be confirmed. */
  placed?: OrderRow;
}

type Editing = Parameters<typeof writeEdit>[3];

async function editWithAddition(
  deps: OrderDeps,
  orderId: number,
  edit: OrderEdit,
  addition: PreparedAddition,
  editing: Editing,
): Promise<DoneEdit> {
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
    const writeMore = async (tx: Executor) => {
      written = await writeEdit(tx, orderId, edit, {
        ...editing,
        added: { ...added, insertDraft: async () => draftId },
      });
      if (written.isRepeated) throw new AppError('conflict', 'This edit was made already');
    };
    const { billing } = addition;
    const placed = await inEdit(() =>
      placeDraft(deps, draftId, payment, { authorId: editing.actor.userId, billing, writeMore }),
    );
    return { ...written, placed };
  } catch (error) {
    await removeAddition(deps, draftId);
    if (!written.isRepeated) throw error;
    return written;
  }
}
