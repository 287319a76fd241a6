import { randomUUID } from 'node:crypto';
import { currentRequest, runInRequest } from '@shopwright/service-kit/http/request-context';
import type { RequestHandler } from 'express';

/** Longer than any endpoint may take, and shorter than a browser's patience. */
const requestBudgetMs = 18_000;

/** Gives each request its id and its deadline; what the outside says about either is not heard. */
export const publicRequestScope: RequestHandler = (_req, res, next) => {
  const requestId = randomUUID();
  res.set('X-Request-Id', requestId);
  runInRequest({ requestId, deadlineAt: performance.now() + requestBudgetMs }, next);
};

/** Work that does not pay for what its request has spent so far: waiting for a body, or being one of many who ask. */
export const inOwnBudget = <T>(work: () => T, budgetMs = requestBudgetMs): T =>
  runInRequest(
    { requestId: currentRequest()?.requestId ?? randomUUID(), deadlineAt: performance.now() + budgetMs },
    work,
  );
