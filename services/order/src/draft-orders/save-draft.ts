import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { DraftForm, DraftOrder, updateDraftOrder } from '@shopwright/contracts/http/draft-orders';
import { decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { type DraftRow, draftOrders, noLink } from '../db/draft-tables';
import type { OrderDeps } from '../deps';
import { findFirstOrder } from '../orders/list-additions';
import { assertAccount } from './assert-account';
import { closeOpenOrder, findLiveOrder, inTurns } from './close-open-order';
import { assertOpenDraft, getDraftRow, lockDraft, toDraftOrder } from './draft-row';
import { priceDraft } from './price-draft';
import { type Billing, readBilling } from './read-billing';

export async function createDraft(deps: OrderDeps, form: DraftForm, authorId: number | undefined): Promise<DraftOrder> {
  const now = deps.now();
  const [row] = await deps.database.db
    .insert(draftOrders)
    .values({ ...(await toColumns(deps, form)), createdBy: authorId ?? null, createdAt: now, updatedAt: now })
    .returning();
  invariant(row, 'an insert returns its row');
  return toDraftOrder(deps, row);
}

/**
 * Replaces a draft. An unpaid checkout of its payment link is closed first, at Stripe too, so that nobody pays for what the
 * draft was before. Throws `conflict` where it is being paid.
 */
export async function updateDraft(
  deps: OrderDeps,
  id: number,
  { version, ...form }: BodyOf<typeof updateDraftOrder>,
): Promise<DraftOrder> {
  assertOpenDraft(deps, await getDraftRow(deps.database.db, id), version);
  const columns = await toColumns(deps, form, await readBilling(deps.database.db, id));
  return inTurns(async () => {
    await closeOpenOrder(deps, id);
    return deps.database.transaction(async (tx) => {
      const locked = await lockDraft(tx, id);
      assertOpenDraft(deps, locked, version);
      if (!isSameCustomer(locked, form) && (await findFirstOrder(tx, id)))
        throw fieldError(
          'unprocessable',
          'customerEmail',
          'What is added to an order is for the customer of that order',
        );
      // The customer has opened the link again meanwhile.
      if (await findLiveOrder(tx, id)) return undefined;
      const [row] = await tx
        .update(draftOrders)
        .set({ ...columns, ...(!isSameCustomer(locked, form) && noLink), version: version + 1, updatedAt: deps.now() })
        .where(eq(draftOrders.id, id))
        .returning();
      return row && toDraftOrder(deps, row);
    });
  });
}

/** A link is one customer's: who has it must not pay, or see, what another one gets. */
export const isSameCustomer = (
  draft: Pick<DraftRow, 'customerEmail' | 'userId'>,
  { customerEmail, userId }: Pick<DraftForm, 'customerEmail' | 'userId'>,
): boolean => draft.userId === userId && draft.customerEmail.toLowerCase() === customerEmail.toLowerCase();

/** Deletes a draft that is no order. Throws `conflict` where it is one, or is being paid. */
export async function deleteDraft(deps: OrderDeps, id: number): Promise<void> {
  await inTurns(async () => {
    await closeOpenOrder(deps, id);
    return deps.database.transaction(async (tx) => {
      assertOpenDraft(deps, await lockDraft(tx, id), undefined);
      if (await findLiveOrder(tx, id)) return undefined;
      await tx.delete(draftOrders).where(eq(draftOrders.id, id));
      return true;
    });
  });
}

async function toColumns(deps: OrderDeps, form: DraftForm, billing?: Billing) {
  await assertAccount(deps, form.userId);
  const { lines, price, sale } = await priceDraft(deps, form, billing);
  const { total } = price.quote;
  if (total > maxCents) {
    throw fieldError('unprocessable', 'lines', `The order total can't exceed ${decimalFromCents(maxCents)}`);
  }
  return { ...form, lines, total: decimalFromCents(total), currency: sale.currency };
}
