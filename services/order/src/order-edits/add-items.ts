import { randomUUID } from 'node:crypto';
import type { AdditionPayment } from '@shopwright/contracts/http/order-edits';
import { decimalFromCents } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import { assertOrderable } from '../checkout/write-priced-order';
import { draftOrders } from '../db/draft-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toCheckout } from '../draft-orders/to-checkout';
import { inEdit, type PreparedAddition } from './prepare-addition';

const dayMs = 24 * 3_600_000;

type Link = Extract<AdditionPayment, { method: 'link' }>;

interface Drafting {
  at: Date;
  authorId: number | undefined;
  /** Where the customer pays by a link. */
  link?: Link;
}

/** Writes the draft of what an edit adds, and its payment link. */
export async function insertAddition(
  tx: Executor,
  { form, lines, price, sale }: PreparedAddition,
  { at, authorId, link }: Drafting,
): Promise<number> {
  const linkId = randomUUID();
  const [row] = await tx
    .insert(draftOrders)
    .values({
      ...form,
      lines,
      total: decimalFromCents(price.quote.total),
      currency: sale.currency,
      createdBy: authorId ?? null,
      createdAt: at,
      updatedAt: at,
      ...(link && {
        linkId,
        linkExpiresAt: new Date(at.getTime() + link.days * dayMs),
        linkEmail: link.sendEmail ? form.customerEmail : null,
      }),
    })
    .returning({ id: draftOrders.id });
  invariant(row, 'an insert returns its row');
  if (link?.sendEmail) await appendEvent(tx, 'payment-link-requested', { draftId: row.id, linkId });
  return row.id;
}

/** Throws `unprocessable` where no link can charge what is added. */
export async function assertPayableByLink(
  deps: OrderDeps,
  { form, lines, price, sale, billing }: PreparedAddition,
  { sendEmail }: Link,
): Promise<void> {
  const { total } = price.quote;
  if (sendEmail && form.customerEmail === '')
    throw fieldError('unprocessable', 'payment.sendEmail', validationMessages.email);
  if (total === 0) throw fieldError('unprocessable', 'payment', 'There is nothing to pay. Mark it as paid instead');
  const draft = { ...form, lines, id: 0, key: '', version: 0 };
  await inEdit(async () =>
    assertOrderable(toCheckout(deps, draft, { source: 'stripe', expectedTotalCents: total, billing }), sale, price),
  );
}

/** Takes back the draft of an edit that was not done. One that is an order stays, also while that is not confirmed. */
export const removeAddition = async ({ database }: OrderDeps, id: number): Promise<void> => {
  const made = database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.draftId, id), ne(orders.status, 'cancelled')));
  await database.db
    .delete(draftOrders)
    .where(and(eq(draftOrders.id, id), isNull(draftOrders.orderId), notExists(made)));
};
