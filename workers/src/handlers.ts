import { copySelling, eraseCustomer, eraseReviewer } from '@shopwright/contracts/http/internal';
import { recordLoyaltyRefund, syncReversals } from '@shopwright/contracts/http/internal-orders';
import { refundOrder, syncPayment } from '@shopwright/contracts/http/orders';
import { closeRewardReservation, putRewardTerms, recordLoyaltyEntry } from '@shopwright/contracts/http/rewards';
import { getSellingSettings } from '@shopwright/contracts/http/selling';
import { decimalFromCents } from '@shopwright/contracts/money';
import { isPaid } from '@shopwright/contracts/pricing/selling-promise';
import type { QueueName } from '@shopwright/contracts/queues';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from './services';

/** The handlers that only pass an event on to the service that does the work. Each call is safe to repeat. */
export const createHandlers = ({ catalog, order, auth }: Pick<Services, 'catalog' | 'order' | 'auth'>) =>
  ({
    /** Makes the order service ask Stripe for the payment's state, so that the order and number of webhooks do not matter. */
    'stripe-orders': async ({ payload: { type, paymentIntentId } }) => {
      const isPayment = type.startsWith('payment_intent.');
      await order.call(isPayment ? syncPayment : syncReversals, { params: { paymentIntentId } });
    },

    /** Brings the points of an order to what is left of its payment. Guests have no points. */
    'loyalty-refunds': async ({ id, payload: { userId, orderId, paidCents, reversedCents, version } }) => {
      if (userId === null) return;
      const [paid, reversed] = [decimalFromCents(paidCents), decimalFromCents(reversedCents)];
      await auth.call(recordLoyaltyRefund, { body: { eventId: id, userId, orderId, paid, reversed, version } });
    },

    /** Refunds a cancelled order in full. */
    refunds: async ({ payload }) => {
      if (payload.paidCents > 0) await order.call(refundOrder, { params: { id: String(payload.orderId) } });
    },

    /** Lets the pages of the store say what shipping and tax are set up now, and rewards pay for shipping where it costs something. */
    'selling-copies': async () => {
      const { updatedAt: _at, ...settings } = await order.call(getSellingSettings, {});
      await catalog.call(copySelling, { body: settings });
      const { shipping, version } = settings;
      const hasPaidShipping = shipping !== null && isPaid(shipping);
      await auth.call(putRewardTerms, { body: { version, hasPaidShipping } });
    },

    /** Removes the personal data of a closed account from its orders, which stay. */
    'order-erasures': async ({ payload }) => {
      await order.call(eraseCustomer, { body: { userId: payload.userId } });
    },

    /** Removes the name of a closed account from its reviews, which stay. */
    'review-erasures': async ({ payload }) => {
      await catalog.call(eraseReviewer, { body: { userId: payload.userId } });
    },
  }) satisfies { [Q in QueueName]?: JobHandler<Q> };

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
