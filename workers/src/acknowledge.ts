import { type Envelope, eventOwner } from '@shopwright/contracts/events';
import { acknowledgeEvent } from '@shopwright/contracts/http/internal';
import type { QueueName } from '@shopwright/contracts/queues';
import type { Services } from './services';

/** Tells the service that owns the event that this queue has handled it. Until then the service sends it again. */
export async function acknowledge(services: Services, event: Envelope, queue: QueueName): Promise<void> {
  const owner = eventOwner[event.type];
  await services[owner].call(acknowledgeEvent[owner], { params: { eventId: event.id }, body: { queue } });
}
