import type { Executor } from '@shopwright/service-kit/database/connection';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import type { OrderRow } from '../db/schema';
import { getReservedReward } from './order-row';
import { type Author, recordOrderEvent } from './record-event';

interface Cancellation {
  author: Author;
  at: Date;
  reason: string;
  /** What is to be refunded. */
  paidCents: number;
  wasConfirmed: boolean;
}

/**
 * Adds the cancellation of a locked order to its timeline, and the event by which its payment is refunded, points are taken
 * back and the reward is returned.
 */
export async function recordCancellation(
  tx: Executor,
  order: OrderRow,
  { author, at, reason, ...facts }: Cancellation,
): Promise<void> {
  const { id: orderId, status, userId } = order;
  const details = { reason };
  await recordOrderEvent(tx, {
    orderId,
    kind: 'cancelled',
    author,
    at,
    details,
    fromStatus: status,
    toStatus: 'cancelled',
  });
  await appendEvent(tx, 'order-cancelled', { orderId, userId, reward: getReservedReward(order), ...facts });
}
