import { randomUUID } from 'node:crypto';
import { runInRequest } from '@shopwright/service-kit/request-context';
import type { RequestHandler } from 'express';

/** Longer than any endpoint may take, and shorter than a browser's patience. */
const budgetMs = 18_000;

/** Gives each request its id and its deadline; what the outside says about either is not heard. */
export const publicRequestScope: RequestHandler = (_req, res, next) => {
  const requestId = randomUUID();
  res.set('X-Request-Id', requestId);
  runInRequest({ requestId, deadlineAt: performance.now() + budgetMs }, next);
};
