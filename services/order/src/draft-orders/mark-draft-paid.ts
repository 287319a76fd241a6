import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { DraftOrder, markDraftPaid as endpoint } from '@shopwright/contracts/http/draft-orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { addDays, toStoreDay } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { openOrder } from '../checkout/open-order';
import { offlinePayments } from '../db/draft-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { confirmOfflineOrder } from '../payments/confirm-offline-order';
import { readTimeZone } from '../store-time-zone';
import { assertAccount } from './assert-account';
import { closeOpenOrder, inTurns } from './close-open-order';
import { assertOpenDraft, getDraftRow, toDraftOrder } from './draft-row';
import { type Billing, readBilling } from './read-billing';
import { toCheckout } from './to-checkout';

const dueInDays = 14;

/**
 * Makes the order of a draft whose money does not come through Stripe. An unpaid checkout of its payment link is closed first,
 * at Stripe too, so that it is not paid twice. The order is written as placed, with its payment: what a crash leaves of it the
 * reconciler confirms. Throws `conflict` where the draft is an order, or is being paid; `price_changed` where it costs
 * something else than when it was saved; `out_of_stock`.
 */
export async function markDraftPaid(
  deps: OrderDeps,
  id: number,
  marking: Marking,
  authorId: number | undefined,
): Promise<DraftOrder> {
  await confirmOfflineOrder(deps, await placeDraft(deps, id, marking, { authorId }));
  return toDraftOrder(deps, await getDraftRow(deps.database.db, id));
}

type Marking = BodyOf<typeof endpoint>;

interface Placing {
  authorId: number | undefined;
  /** Of the order that this is added to. Otherwise it is read by the draft. */
  billing?: Billing;
  /** Writes what else belongs into the transaction that writes the order. */
  writeMore?: (tx: Executor) => Promise<void>;
}

/** Writes the order of a draft as placed. The caller confirms it, or else the reconciler does. */
export async function placeDraft(
  deps: OrderDeps,
  id: number,
  { method, reference, dueOn, version }: Marking,
  { authorId, billing, writeMore }: Placing,
): Promise<OrderRow> {
  const dueDay = method === 'invoice' ? await toDueDay(deps, dueOn) : null;
  return inTurns(async () => {
    await closeOpenOrder(deps, id);
    const draft = await getDraftRow(deps.database.db, id);
    assertOpenDraft(deps, draft, version);
    await assertAccount(deps, draft.userId);
    const expectedTotalCents = centsFromDecimal(draft.total);
    const checkout = toCheckout(deps, draft, {
      source: method,
      expectedTotalCents,
      billing: billing ?? (await readBilling(deps.database.db, id)),
      async write(tx, written) {
        const at = deps.now();
        await tx.update(orders).set({ placedAt: at }).where(eq(orders.id, written.id));
        await tx.insert(offlinePayments).values({
          orderId: written.id,
          reference,
          dueOn: dueDay,
          markedBy: authorId ?? null,
          markedAt: at,
          // Of an order that costs nothing, nothing is due.
          ...(method === 'invoice' && expectedTotalCents === 0 && { paidAt: at }),
          ...(method !== 'invoice' && {
            paidAt: at,
            paidBy: authorId ?? null,
            paidMethod: method,
            paidReference: reference,
          }),
        });
        await writeMore?.(tx);
      },
    });
    return openOrder(deps, checkout);
  });
}

async function toDueDay(deps: OrderDeps, dueOn: string | undefined): Promise<string> {
  const today = toStoreDay(deps.now(), await readTimeZone(deps));
  if (dueOn === undefined) return addDays(today, dueInDays);
  if (dueOn < today) throw fieldError('unprocessable', 'dueOn', 'Must be today or later');
  return dueOn;
}
