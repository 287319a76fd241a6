import { randomUUID } from 'node:crypto';
import { currentRequest, runInRequest } from '@shopwright/service-kit/http/request-context';
import { beginRequest } from '@shopwright/service-kit/metrics/requests';
import { routeOf } from '@shopwright/service-kit/metrics/route-of';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { RequestHandler } from 'express';
import type { Admission } from './admission';

/** Longer than the timeout of any endpoint, and shorter than a browser's. A download has a budget of its own. */
const requestBudgetMs = 18_000;

/** Gives each request an id, a deadline and its priority, ignoring those that a client sends. */
export const publicRequestScope =
  ({ priorityOf }: Admission): RequestHandler =>
  (req, res, next) => {
    const requestId = randomUUID();
    res.set('X-Request-Id', requestId);
    const deadlineAt = performance.now() + requestBudgetMs;
    runInRequest({ requestId, deadlineAt, priority: priorityOf(req) }, next);
  };

/** Runs work with a deadline of its own, independent of the time that its request has already spent. */
export const inOwnBudget = <T>(work: () => T, budgetMs = requestBudgetMs): T =>
  runInRequest({ requestId: randomUUID(), ...currentRequest(), deadlineAt: performance.now() + budgetMs }, work);

const slowMs = 1000;

/** Measures each request, and logs one line of it, with the route's pattern and never a query, cookie or body. */
export function accessLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const end = beginRequest();
    res.once('close', () => {
      end(req, res);
      const ms = Math.round(performance.now() - startedAt);
      const isNotable = res.statusCode >= 500 || ms > slowMs;
      logger[isNotable ? 'info' : 'debug'](
        {
          requestId: res.get('X-Request-Id'),
          method: req.method,
          route: routeOf(req) ?? 'other',
          status: res.statusCode,
          isComplete: res.writableFinished,
          ms,
        },
        'request',
      );
    });
    next();
  };
}
