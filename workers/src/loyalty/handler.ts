import { recordLoyaltyEntry } from '@shopwright/contracts/http/internal';
import type { EventOf, JobHandler } from '@shopwright/service-kit/worker';
import type { Services } from '../services';

/** Points for what was paid, and back again when a paid order is cancelled. Guests collect none. */
export function keepLoyaltyLedger({ auth }: Pick<Services, 'auth'>): JobHandler<'loyalty'> {
  return async (event) => {
    const { userId, orderId } = event.payload;
    const change = ledgerChange(event);
    if (userId === null || !change) return;
    await auth.call(recordLoyaltyEntry, { body: { eventId: event.id, userId, orderId, ...change } });
  };
}

function ledgerChange(event: EventOf<'loyalty'>) {
  if (event.type === 'order-confirmed') return { kind: 'earned' as const, amountCents: event.payload.totalCents };
  if (!event.payload.wasConfirmed) return undefined;
  return { kind: 'reversed' as const, amountCents: event.payload.paidCents };
}
