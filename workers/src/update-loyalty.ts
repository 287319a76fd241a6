import { closeRewardReservation, recordLoyaltyEntry } from '@shopwright/contracts/http/internal';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from './services';

/**
 * Adds points for a confirmed order and reverses them when the order is cancelled. Marks the reward of the order as
 * used, or releases it. Guests have no points and no rewards.
 */
export function updateLoyalty({ auth }: Pick<Services, 'auth'>): JobHandler<'loyalty'> {
  return async (event) => {
    const { userId, orderId, reward } = event.payload;
    const entry = toLedgerEntry(event);
    if (userId !== null && entry) {
      await auth.call(recordLoyaltyEntry, { body: { eventId: event.id, userId, orderId, ...entry } });
    }
    if (reward) {
      const outcome = event.type === 'order-confirmed' ? 'used' : 'released';
      await auth.call(closeRewardReservation, {
        params: { id: String(reward.id) },
        body: { outcome, holder: reward.holder, orderId },
      });
    }
  };
}

function toLedgerEntry(event: EventOf<'loyalty'>) {
  if (event.type === 'order-confirmed')
    return { kind: 'earned' as const, amount: decimalFromCents(event.payload.totalCents) };
  if (!event.payload.wasConfirmed) return undefined;
  return { kind: 'reversed' as const, amount: decimalFromCents(event.payload.paidCents) };
}
