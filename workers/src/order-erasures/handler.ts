import { eraseCustomer } from '@shopwright/contracts/http/internal';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/** Orders of a closed account stay, without the person. */
export function eraseBuyers({ order }: Pick<Services, 'order'>): JobHandler<'order-erasures'> {
  return async (event) => {
    await order.call(eraseCustomer, { body: { userId: event.payload.userId } });
  };
}
