import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { createPaymentLink, DraftOrder } from '@shopwright/contracts/http/draft-orders';
import type { getPaymentLinkEmail } from '@shopwright/contracts/http/payment-links';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { assertOrderable } from '../checkout/write-priced-order';
import { draftOrders, noLink } from '../db/draft-tables';
import type { OrderDeps } from '../deps';
import { isAdditionOver } from '../orders/list-additions';
import { assertAccount } from './assert-account';
import { closeOpenOrder, findLiveOrder, inTurns } from './close-open-order';
import { assertOpenDraft, getDraftRow, lockDraft, toDraftOrder } from './draft-row';
import { toForm } from './draft-terms';
import { toLinkPath } from './payment-links';
import { priceDraft } from './price-draft';
import { readBilling } from './read-billing';
import { toCheckout } from './to-checkout';

const dayMs = 24 * 3_600_000;

/**
 * Makes the payment link of a draft, which ends the one before, and emails it to the customer. Throws `unprocessable` that names what
 * the draft lacks to be paid, before the customer learns of it.
 */
export async function sendPaymentLink(
  deps: OrderDeps,
  id: number,
  { version, days, sendEmail }: BodyOf<typeof createPaymentLink>,
): Promise<DraftOrder> {
  const draft = await getDraftRow(deps.database.db, id);
  assertOpenDraft(deps, draft, version);
  if (sendEmail && draft.customerEmail === '') {
    throw fieldError('unprocessable', 'customerEmail', validationMessages.required);
  }
  await assertAccount(deps, draft.userId);
  const billing = await readBilling(deps.database.db, id);
  const { price, sale } = await priceDraft(deps, toForm(draft), billing);
  const checkout = toCheckout(deps, draft, { source: 'stripe', expectedTotalCents: price.quote.total, billing });
  if (price.quote.total === 0)
    throw fieldError('unprocessable', 'lines', 'There is nothing to pay. Mark the draft as paid instead');
  assertOrderable(checkout, sale, price);
  return inTurns(async () => {
    await closeOpenOrder(deps, id);
    return deps.database.transaction(async (tx) => {
      const locked = await lockDraft(tx, id);
      assertOpenDraft(deps, locked, draft.version);
      if (await findLiveOrder(tx, id)) return undefined;
      if (await isAdditionOver(tx, id)) throw new AppError('conflict', 'The order that this was added to is cancelled');
      const linkId = randomUUID();
      const [row] = await tx
        .update(draftOrders)
        .set({
          linkId,
          linkExpiresAt: new Date(deps.now().getTime() + days * dayMs),
          linkEmail: sendEmail ? locked.customerEmail : null,
        })
        .where(eq(draftOrders.id, id))
        .returning();
      if (sendEmail) await appendEvent(tx, 'payment-link-requested', { draftId: id, linkId });
      return row && toDraftOrder(deps, row);
    });
  });
}

/** Ends the link of a draft. An unpaid checkout of it is closed at Stripe first; throws `conflict` where it is being paid. */
export async function revokePaymentLink(deps: OrderDeps, id: number): Promise<DraftOrder> {
  return inTurns(async () => {
    await closeOpenOrder(deps, id);
    return deps.database.transaction(async (tx) => {
      assertOpenDraft(deps, await lockDraft(tx, id), undefined);
      if (await findLiveOrder(tx, id)) return undefined;
      const [row] = await tx.update(draftOrders).set(noLink).where(eq(draftOrders.id, id)).returning();
      return row && toDraftOrder(deps, row);
    });
  });
}

/** Returns what the email of a link says, unless the link is over. */
export async function readPaymentLinkEmail(
  { database, paymentLinks, now }: OrderDeps,
  { id, linkId }: { id: number; linkId: string },
): Promise<ResponseOf<typeof getPaymentLinkEmail>> {
  const [row] = await database.db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), eq(draftOrders.linkId, linkId)));
  if (!row?.linkExpiresAt || !row.linkEmail || row.orderId !== null || row.linkExpiresAt <= now())
    return { link: null };
  if (await isAdditionOver(database.db, id)) return { link: null };
  const { customerName, address, linkEmail: email, language, total, currency, linkExpiresAt } = row;
  const path = toLinkPath(paymentLinks, row);
  const name = customerName || (address?.name ?? '');
  if (centsFromDecimal(total) === 0) return { link: null };
  return { link: { path, name, email, language, total, currency, expiresAt: linkExpiresAt.toISOString() } };
}
