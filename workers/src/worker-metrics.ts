import type { RunningWorker } from '@shopwright/service-kit/messaging/worker';
import type { Sampler } from '@shopwright/service-kit/metrics/sampler';

/** Counts the consumers that run. Fewer than there are queues means that a queue is not worked on. */
export const sampleWorkers = (workers: readonly RunningWorker[]): Sampler => ({
  name: 'workers',
  read: async () => [
    {
      name: 'queue_workers',
      help: 'Consumers of queues, by whether they run',
      values: [true, false].map((isRunning) => ({
        labels: { state: isRunning ? 'running' : 'stopped' },
        value: workers.filter((worker) => worker.isRunning() === isRunning).length,
      })),
    },
  ],
});
