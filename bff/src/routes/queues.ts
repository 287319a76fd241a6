import type { ResponseOf } from '@shopwright/contracts/endpoint';
import { listQueues } from '@shopwright/contracts/http/queues';
import { AppError } from '@shopwright/service-kit/errors';
import { readQueues } from '@shopwright/service-kit/messaging/queue-metrics';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { authorize, identify } from '../session/authorize';

const waitMs = 2000;
const hourMs = 3_600_000;

/** Serves the state of the queues to operators, from Redis itself. */
export function queueRoutes(app: Express, deps: BffDeps): void {
  app.get(`/api${listQueues.path}`, async (req, res) => {
    await authorize(deps, req, await identify(deps, req), listQueues);
    const states = await withDeadline(readStates(deps), waitMs, 'redis').catch((cause: unknown) => {
      throw new AppError('unavailable', 'Redis does not answer', { cause });
    });
    res.set('Cache-Control', 'no-store').json(states);
  });
}

async function readStates({ queues, redis }: BffDeps): Promise<ResponseOf<typeof listQueues>> {
  const since = Date.now() - hourMs;
  const [counts, rest] = await Promise.all([
    readQueues(queues),
    Promise.all(
      queues
        .all()
        .map((queue) => Promise.all([queue.isPaused(), redis.zcount(queue.toKey('completed'), since, '+inf')])),
    ),
  ]);
  return counts.map(({ queue, waiting, active, delayed, oldestAt }, index) => {
    const [isPaused = false, finished = 0] = rest[index] ?? [];
    const oldest = oldestAt === undefined ? null : new Date(oldestAt).toISOString();
    return { queue, isPaused, waiting, active, delayed, finished, oldestAt: oldest };
  });
}
