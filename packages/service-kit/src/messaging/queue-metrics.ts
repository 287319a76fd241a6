import type { Sampler } from '../metrics/sampler';
import type { JobQueues } from './queues';

/** `wait` could run now, `delayed` waits for its next attempt. */
const states = { waiting: 'wait', active: 'active', delayed: 'delayed', failed: 'failed' } as const;

/** Tells also how long the oldest job that could run has waited. */
export const sampleQueues = (queues: Pick<JobQueues, 'all'>): Sampler => ({
  name: 'queues',
  async read() {
    const read = await Promise.all(
      queues.all().map(async (queue) => {
        const [counts, [oldest]] = await Promise.all([
          queue.getJobCounts(...Object.values(states)),
          queue.getJobs(['wait'], 0, 0, true),
        ]);
        return { queue: queue.name, counts, waitedMs: oldest ? Math.max(0, Date.now() - oldest.timestamp) : 0 };
      }),
    );
    return [
      {
        name: 'queue_jobs',
        help: 'Jobs of each queue, by state',
        values: read.flatMap(({ queue, counts }) =>
          Object.entries(states).map(([state, key]) => ({ labels: { queue, state }, value: counts[key] ?? 0 })),
        ),
      },
      {
        name: 'queue_oldest_waiting_seconds',
        help: 'How long the oldest waiting job has waited',
        values: read.map(({ queue, waitedMs }) => ({ labels: { queue }, value: waitedMs / 1000 })),
      },
    ];
  },
});
