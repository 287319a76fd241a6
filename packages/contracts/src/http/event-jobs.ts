/** Between the workers and the owner of an event. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { type EventType, eventPayloads } from '../events';
import { type QueueName, queueNames } from '../queues';

export const jobsMax = 100;

const queue = z.enum(queueNames as [QueueName, ...QueueName[]]);
const params = z.strictObject({ eventId: z.uuid() });

const ownedEvent = z.object({
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  payload: z.unknown(),
  /** True once the queue has acknowledged the event. */
  isHandled: z.boolean(),
});
export type OwnedEvent = z.infer<typeof ownedEvent>;

/** Of jobs that run at the same time. */
const jobs = z.strictObject({
  jobs: z
    .array(z.strictObject({ eventId: z.uuid(), queue }))
    .min(1)
    .max(jobsMax),
});
export type EventJob = z.infer<typeof jobs>['jobs'][number];

const readingBy = (service: 'catalog' | 'order' | 'auth') =>
  endpoint(service, 'POST /internal/events/read', {
    access: 'system',
    callers: ['workers'],
    body: jobs,
    response: z.object({ events: z.array(ownedEvent.nullable()) }),
  });

/** The events as their owner wrote them, in the order of the jobs; null where there is none. */
export const readEvents = { catalog: readingBy('catalog'), order: readingBy('order'), auth: readingBy('auth') };

const acknowledgementBy = (service: 'catalog' | 'order' | 'auth') =>
  endpoint(service, 'POST /internal/events/handled', {
    access: 'system',
    callers: ['workers'],
    body: jobs,
    response: z.object({ handled: z.literal(true) }),
  });

/** The owner stops sending the events to these queues. */
export const acknowledgeEvents = {
  catalog: acknowledgementBy('catalog'),
  order: acknowledgementBy('order'),
  auth: acknowledgementBy('auth'),
};

const parkingBy = (service: 'catalog' | 'order' | 'auth') =>
  endpoint(service, 'POST /internal/events/:eventId/parked', {
    access: 'system',
    callers: ['workers'],
    params,
    body: z.strictObject({ queue, reason: z.string().max(500) }),
    response: z.object({ parked: z.boolean() }),
  });

/** Stops the retries until an operator retries the job. Keeps a handled event as it is. */
export const parkEvent = { catalog: parkingBy('catalog'), order: parkingBy('order'), auth: parkingBy('auth') };
