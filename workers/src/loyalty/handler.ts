import { closeRewardReservation, recordLoyaltyEntry } from '@shopwright/contracts/http/internal';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/**
 * Points for what was paid, and back again when a paid order is cancelled; a reward that took something off the order
 * is used by it, or free again. Guests have neither.
 */
export function keepLoyaltyLedger({ auth }: Pick<Services, 'auth'>): JobHandler<'loyalty'> {
  return async (event) => {
    const { userId, orderId, reward } = event.payload;
    const change = ledgerChange(event);
    if (userId !== null && change) {
      await auth.call(recordLoyaltyEntry, { body: { eventId: event.id, userId, orderId, ...change } });
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

function ledgerChange(event: EventOf<'loyalty'>) {
  if (event.type === 'order-confirmed') return { kind: 'earned' as const, amountCents: event.payload.totalCents };
  if (!event.payload.wasConfirmed) return undefined;
  return { kind: 'reversed' as const, amountCents: event.payload.paidCents };
}
