import { randomUUID } from 'node:crypto';
import { defaultTimeoutMs } from '@shopwright/contracts/endpoint';
import { type Envelope, eventOwner } from '@shopwright/contracts/events';
import {
  acknowledgeEvents,
  type EventJob,
  jobsMax,
  type OwnedEvent,
  parkEvent,
  readEvents,
} from '@shopwright/contracts/http/event-jobs';
import type { EventOwner } from '@shopwright/contracts/http/jobs';
import type { QueueName } from '@shopwright/contracts/queues';
import { runInRequest } from '@shopwright/service-kit/http/request-context';
import type { EventSource } from '@shopwright/service-kit/messaging/worker';
import { gather } from './gather';
import type { Services } from './services';

/**
 * Reads events from the service that owns a job's event, and reports them as handled. Until then, that service sends the
 * event again. Jobs that run at the same time share a call, which is in the trace of the first of them.
 */
export function createEventSource(services: Services): EventSource {
  const byOwner = {
    catalog: askOwner(services, 'catalog'),
    order: askOwner(services, 'order'),
    auth: askOwner(services, 'auth'),
  };
  const toJob = ({ id }: Envelope, queue: QueueName): EventJob => ({ eventId: id, queue });
  return {
    read: (event, queue) => byOwner[eventOwner[event.type]].read(toJob(event, queue)),
    acknowledge: (event, queue) => byOwner[eventOwner[event.type]].acknowledge(toJob(event, queue)),
    async park(event, queue, reason) {
      const owner = eventOwner[event.type];
      await services[owner].call(parkEvent[owner], { params: { eventId: event.id }, body: { queue, reason } });
    },
  };
}

function askOwner(services: Services, owner: EventOwner) {
  return {
    read: gather(
      jobsMax,
      (jobs: EventJob[]): Promise<(OwnedEvent | null)[]> =>
        forAll(async () => (await services[owner].call(readEvents[owner], { body: { jobs } })).events),
    ),
    acknowledge: gather(
      jobsMax,
      (jobs: EventJob[]): Promise<undefined[]> =>
        forAll(async () => {
          await services[owner].call(acknowledgeEvents[owner], { body: { jobs } });
          return jobs.map(() => undefined);
        }),
    ),
  };
}

/** Gives a call a deadline of its own: that of the job which asked first may be near, and others wait too. */
const forAll = <T>(call: () => Promise<T>): Promise<T> =>
  runInRequest({ requestId: randomUUID(), deadlineAt: performance.now() + defaultTimeoutMs }, call);
