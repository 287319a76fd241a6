/** Calls about an event's jobs between the workers and the service that owns the event. Their access is `system`. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { type EventType, eventPayloads } from '../events';
import { type QueueName, queueNames } from '../queues';

const queue = z.enum(queueNames as [QueueName, ...QueueName[]]);
const params = z.strictObject({ eventId: z.uuid() });

const ownedEvent = z.object({
  type: z.enum(Object.keys(eventPayloads) as [EventType, ...EventType[]]),
  payload: z.unknown(),
  /** True once the queue has acknowledged the event. Its job then has nothing left to do. */
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

/** Returns the event as its owner wrote it for a queue, null where there is none. A job only names its event. */
export const readEvent = { catalog: readingBy('catalog'), order: readingBy('order'), auth: readingBy('auth') };

const parkingBy = (service: 'catalog' | 'order' | 'auth') =>
  endpoint(service, 'POST /internal/events/:eventId/parked', {
    access: 'system',
    callers: ['workers'],
    params,
    body: z.strictObject({ queue, reason: z.string().max(500) }),
    response: z.object({ parked: z.boolean() }),
  });

/** Stops the retries of an event's job, for good or until an operator retries it. An event that was handled stays so. */
export const parkEvent = { catalog: parkingBy('catalog'), order: parkingBy('order'), auth: parkingBy('auth') };
