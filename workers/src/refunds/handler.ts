import { refundOrder } from '@shopwright/contracts/http/internal';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/** A cancelled order goes back to its buyer in full; the order service refunds it once, however often it is asked. */
export function refundCancelledOrders({ order }: Pick<Services, 'order'>): JobHandler<'refunds'> {
  return async ({ payload }) => {
    if (payload.paidCents > 0) await order.call(refundOrder, { params: { id: String(payload.orderId) } });
  };
}
