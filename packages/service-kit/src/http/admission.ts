import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Priority } from '@shopwright/contracts/priority';
import type { RequestHandler } from 'express';
import { AppError } from '../errors';
import { recordShed } from '../metrics/requests';
import type { LoadLimiter } from '../runtime/load-limiter';
import type { Logger } from '../runtime/logger';
import { currentRequest } from './request-context';

/** Places each request before its body is read, until its response is sent, or refuses it with 503. */
export function admission(limiter: LoadLimiter): RequestHandler {
  return async (_req, res, next) => {
    const { priority, deadlineAt, requestId } = currentRequest() ?? {};
    const isGone = () => res.destroyed || (deadlineAt ?? Number.POSITIVE_INFINITY) <= performance.now();
    const leave = await limiter.enter(priority ?? 'browsing', isGone);
    if (!leave) return responseOverloaded(res, requestId);
    res.once('close', leave);
    next();
  };
}

export const overloaded = new AppError('unavailable', 'The store is too busy. Please try again.');
/** Spreads retries. */
const retryAfterMaxSeconds = 3;

export function responseOverloaded(res: ServerResponse, requestId: string = randomUUID()): void {
  const body = JSON.stringify(overloaded.toBody(requestId));
  res
    .writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': 1 + Math.floor(Math.random() * retryAfterMaxSeconds),
      'X-Request-Id': requestId,
    })
    .end(body);
}

const loggedEveryMs = 1000;

/** Writes at most one line per second, so that logging does not add to the load. */
export function createOverloadLog(logger: Pick<Logger, 'warn'>): (priority: Priority, ms: number) => void {
  let refused: Partial<Record<Priority, number>> = {};
  let longestMs = 0;
  const write = () => {
    logger.warn({ refused, longestMs: Math.ceil(longestMs) }, 'requests refused: too many concurrent ones');
    refused = {};
    longestMs = 0;
  };
  return (priority, ms) => {
    recordShed(priority);
    if (Object.keys(refused).length === 0) setTimeout(write, loggedEveryMs).unref();
    refused[priority] = (refused[priority] ?? 0) + 1;
    longestMs = Math.max(longestMs, ms);
  };
}
