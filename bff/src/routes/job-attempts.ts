import { type JobAttempts, jobsQuery, listJobAttempts } from '@shopwright/contracts/http/x-ray';
import { invalidRequest } from '@shopwright/service-kit/errors';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { authorize, identify } from '../session/authorize';

const waitMs = 2000;

/** Serves the attempts of jobs to staff, from the queues themselves. Throws where Redis is away. */
export function jobAttemptRoutes(app: Express, deps: BffDeps): void {
  app.get(`/api${listJobAttempts.path}`, async (req, res) => {
    await authorize(deps, req, await identify(deps, req), listJobAttempts);
    const query = jobsQuery.safeParse(req.query);
    if (!query.success) throw invalidRequest(query.error, 'query');
    const found = await withDeadline(Promise.all(query.data.jobs.map((name) => readJob(deps, name))), waitMs, 'redis');
    res.set('Cache-Control', 'no-store').json(found.flatMap((job) => job ?? []));
  });
}

async function readJob({ queues }: BffDeps, name: string): Promise<JobAttempts | undefined> {
  const [queue = '', eventId = ''] = name.split(':');
  const job = await queues
    .all()
    .find((known) => known.name === queue)
    ?.getJob(eventId);
  if (!job) return undefined;
  return {
    eventId,
    queue,
    state: await job.getState(),
    attempts: job.attemptsMade,
    failure: job.failedReason ?? null,
  };
}
