import type { QueueName } from '@shopwright/contracts/queues';
import type { Sampler } from '../metrics/sampler';
import type { JobQueues } from './queues';

/** `wait` could run now, `delayed` waits for its next attempt. */
const states = { waiting: 'wait', active: 'active', delayed: 'delayed', failed: 'failed' } as const;

interface QueueState extends Record<keyof typeof states, number> {
  queue: QueueName;
  /** When the oldest job that could run was added. */
  oldestAt: number | undefined;
}

/** Counts the jobs of each queue by state. */
export const readQueues = (queues: Pick<JobQueues, 'all'>): Promise<QueueState[]> =>
  Promise.all(
    queues.all().map(async (queue) => {
      const [counts, [oldest]] = await Promise.all([
        queue.getJobCounts(...Object.values(states)),
        queue.getJobs(['wait'], 0, 0, true),
      ]);
      const count = (state: keyof typeof states) => counts[states[state]] ?? 0;
      return {
        queue: queue.name as QueueName,
        waiting: count('waiting'),
        active: count('active'),
        delayed: count('delayed'),
        failed: count('failed'),
        oldestAt: oldest?.timestamp,
      };
    }),
  );

/** Tells also how long the oldest job that could run has waited. */
export const sampleQueues = (queues: Pick<JobQueues, 'all'>): Sampler => ({
  name: 'queues',
  async read() {
    const read = await readQueues(queues);
    const now = Date.now();
    return [
      {
        name: 'queue_jobs',
        help: 'Jobs of each queue, by state',
        values: read.flatMap(({ queue, ...counts }) =>
          (Object.keys(states) as (keyof typeof states)[]).map((state) => ({
            labels: { queue, state },
            value: counts[state],
          })),
        ),
      },
      {
        name: 'queue_oldest_waiting_seconds',
        help: 'How long the oldest waiting job has waited',
        values: read.map(({ queue, oldestAt = now }) => ({
          labels: { queue },
          value: Math.max(0, now - oldestAt) / 1000,
        })),
      },
    ];
  },
});
