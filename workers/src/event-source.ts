import { type Envelope, eventOwner } from '@shopwright/contracts/events';
import { parkEvent, readEvent } from '@shopwright/contracts/http/event-jobs';
import { acknowledgeEvent } from '@shopwright/contracts/queues';
import type { EventSource } from '@shopwright/service-kit/messaging/worker';
import type { Services } from './services';

/**
 * Reads events from the service that owns a job's event, and reports them as handled. Until then, that service sends the
 * event again.
 */
export function createEventSource(services: Services): EventSource {
  const ownerOf = ({ type }: Envelope) => eventOwner[type];
  const paramsOf = ({ id }: Envelope) => ({ eventId: id });
  return {
    async read(event, queue) {
      const owner = ownerOf(event);
      return (await services[owner].call(readEvent[owner], { params: paramsOf(event), query: { queue } })).event;
    },
    async acknowledge(event, queue) {
      const owner = ownerOf(event);
      await services[owner].call(acknowledgeEvent[owner], { params: paramsOf(event), body: { queue } });
    },
    async park(event, queue, reason) {
      const owner = ownerOf(event);
      await services[owner].call(parkEvent[owner], { params: paramsOf(event), body: { queue, reason } });
    },
  };
}
