import { type Envelope, eventOwner } from '@shopwright/contracts/events';
import {
  acknowledgeAuthEvent,
  acknowledgeCatalogEvent,
  acknowledgeOrderEvent,
} from '@shopwright/contracts/http/internal';
import type { QueueName } from '@shopwright/contracts/queues';
import type { Services } from './services';

const endpoints = { catalog: acknowledgeCatalogEvent, order: acknowledgeOrderEvent, auth: acknowledgeAuthEvent };

/** Tells the service that sent the event that this queue is done with it; until then it sends it again. */
export async function acknowledge(services: Services, event: Envelope, queue: QueueName): Promise<void> {
  const owner = eventOwner[event.type];
  await services[owner].call(endpoints[owner], { params: { eventId: event.id }, body: { queue } });
}
