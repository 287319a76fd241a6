/** Between the workers and the owner of an event. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { type EventType, eventPayloads } from '../events';
import { type QueueName, queueNames } from '../queues';

const queue = z.enum(queueNames as [QueueName, ...QueueName[]]);
const params = z.strictObject({ eventId: z.uuid() });

const ownedEvent = z.object({
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  payload: z.unknown(),
  /** True once the queue has acknowledged the event. */
  isHandled: z.boolean(),
});
export type OwnedEvent = z.infer<typeof ownedEvent>;

const readingBy = (service: 'catalog' | 'order' | 'auth') =>
  endpoint(service, 'GET /internal/events/:eventId', {
    access: 'system',
    callers: ['workers'],
    params,
    query: z.strictObject({ queue }),
    response: z.object({ event: ownedEvent.nullable() }),
  });

/** The event as its owner wrote it; null where there is none. */
export const readEvent = { catalog: readingBy('catalog'), order: readingBy('order'), auth: readingBy('auth') };

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
