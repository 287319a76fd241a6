import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { type QueueName, queueNames } from '../queues';

/** Redis keeps no more finished jobs of a queue, so that it cannot count more. */
export const finishedJobsMax = 5000;

const queueState = z.object({
  queue: z.enum(queueNames as [QueueName, ...QueueName[]]),
  isPaused: z.boolean(),
  /** Could run now. */
  waiting: z.number(),
  active: z.number(),
  /** Wait for their next attempt. */
  delayed: z.number(),
  /** Finished within the last hour, at most `finishedJobsMax`. */
  finished: z.number(),
  /** When the oldest waiting job was added; null where none waits. */
  oldestAt: timestamp.nullable(),
});
export type QueueState = z.infer<typeof queueState>;

/** In the order of `listeners`. Fails where Redis is away. */
export const listQueues = endpoint('bff', 'GET /ops/queues', {
  summary: 'Lists the queues, and how many jobs of each wait, run and finished',
  access: 'operator',
  permission: 'operations:read',
  isAnsweredByBff: true,
  response: z.array(queueState),
});
