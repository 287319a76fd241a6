import { fromStripeAmount } from '@shopwright/contracts/currencies';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { disputes } from '../db/refund-tables';
import type { OrderRow } from '../db/schema';
import { recordOrderEvent, stripe } from '../orders/record-event';

const closedStatuses: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);
/** While a dispute is open its money is with the bank. An inquiry takes none, and a won dispute returns it. */
const takingStatuses: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

type ReportedDispute = Pick<Stripe.Dispute, 'id' | 'amount' | 'reason' | 'status' | 'created' | 'evidence_details'>;

/** Writes the state of one dispute at Stripe, under the order's lock. A closed dispute never opens again. */
export async function recordDispute(tx: Executor, order: OrderRow, reported: ReportedDispute, at: Date): Promise<void> {
  const { id, status } = reported;
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, id));
  const isClosed = closedStatuses.has(status);
  const amount = decimalFromCents(fromStripeAmount(reported.amount, order.currency));
  const dueBy = reported.evidence_details.due_by;
  const current = {
    amount,
    status,
    reason: reported.reason,
    counted: takingStatuses.has(status) ? amount : '0.00',
    dueBy: dueBy === null ? null : new Date(dueBy * 1000),
    closedAt: isClosed ? at : null,
  };
  const isSame =
    known?.status === status && known.amount === amount && known.dueBy?.getTime() === current.dueBy?.getTime();
  if (known && (known.closedAt !== null || isSame)) return;
  if (known) await tx.update(disputes).set(current).where(eq(disputes.id, id));
  else {
    const createdAt = new Date(reported.created * 1000);
    await tx.insert(disputes).values({ id, orderId: order.id, createdAt, ...current });
    await appendEvent(tx, 'order-disputed', { orderId: order.id, disputeId: id });
  }
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: isClosed ? 'dispute_closed' : known ? 'dispute_updated' : 'dispute_opened',
    author: stripe,
    at,
    details: { disputeId: id, amount, status, reason: reported.reason },
  });
}
