import { recordStockAlert } from '@shopwright/contracts/http/internal';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { Services } from '../services';

/** One alert for one crossing of a threshold: the event's id is the alert's. */
export function raiseStockAlerts({ catalog }: Pick<Services, 'catalog'>): JobHandler<'low-stock-alerts'> {
  return async ({ id, payload }) => {
    await catalog.call(recordStockAlert, { body: { eventId: id, ...payload } });
  };
}
