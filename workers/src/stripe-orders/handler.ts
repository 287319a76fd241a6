import { syncPayment } from '@shopwright/contracts/http/internal';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/** A webhook arrived: the order service asks Stripe what has become of the payment, so order and number of events do not matter. */
export function settlePayments({ order }: Pick<Services, 'order'>): JobHandler<'stripe-orders'> {
  return async ({ payload }) => {
    await order.call(syncPayment, { params: { paymentIntentId: payload.paymentIntentId } });
  };
}
