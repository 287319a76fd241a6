import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { orderEmailSteps } from '../db/desk-tables';

export type EmailStep =
  | { step: 'shipped'; shipmentId: number }
  | { step: 'delivered' }
  | { step: 'withdrawal-link'; period: number }
  | { step: 'refunded'; refundId: number; amountCents: number; isFull: boolean };

/** Writes the event that sends the email of a step, in the transaction of the step, once for each step and its subject. */
export async function sendOrderEmailOnce(tx: Executor, orderId: number, email: EmailStep): Promise<void> {
  const subjectId = subjectOf(email);
  const added = await tx
    .insert(orderEmailSteps)
    .values({ orderId, step: email.step, subjectId })
    .onConflictDoNothing()
    .returning({ orderId: orderEmailSteps.orderId });
  if (added.length === 0) return;
  if (email.step === 'shipped') await appendEvent(tx, 'order-shipped', { orderId, shipmentId: email.shipmentId });
  if (email.step === 'withdrawal-link') await appendEvent(tx, 'withdrawal-link-requested', { orderId });
  if (email.step === 'delivered') await appendEvent(tx, 'order-delivered', { orderId });
  if (email.step === 'refunded') {
    const { refundId, amountCents, isFull } = email;
    await appendEvent(tx, 'order-refunded', { orderId, refundId, amountCents, isFull });
  }
}

function subjectOf(email: EmailStep): number {
  if (email.step === 'shipped') return email.shipmentId;
  if (email.step === 'refunded') return email.refundId;
  return email.step === 'withdrawal-link' ? email.period : 0;
}
