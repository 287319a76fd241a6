import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { context, propagation } from '@opentelemetry/api';
import { isPriority, maxPriority, type Priority } from '@shopwright/contracts/priority';
import type { RequestHandler } from 'express';
import { AppError } from '../errors';
import { clockHeader, deadlineAtHeader } from './clock-offset';

interface RequestContext {
  requestId: string;
  /** The time at which the caller stops waiting, in `performance.now()` milliseconds. */
  deadlineAt: number;
  /** Of the request from outside that this one belongs to; undefined for work that the store does by itself. */
  priority?: Priority;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Returns the time left to respond, at most `limitMs`, in whole milliseconds as `AbortSignal.timeout` requires. */
export function remainingMs(limitMs: number): number {
  const deadlineAt = storage.getStore()?.deadlineAt;
  return deadlineAt === undefined
    ? limitMs
    : Math.max(1, Math.floor(Math.min(limitMs, deadlineAt - performance.now())));
}

/** Tells whether the running request's caller no longer waits. */
export const isDeadlineOver = (): boolean => (storage.getStore()?.deadlineAt ?? Infinity) <= performance.now();

/** The priority of a call between processes, which is refused by it when there are too many. */
export const priorityHeader = 'x-priority';

/** Returns the priority of a call that the running request makes: its own, or that of the call where it is higher. */
export const outgoingPriority = (ofCall: Priority): Priority => maxPriority(ofCall, storage.getStore()?.priority);

const defaultDeadlineMs = 10_000;
const requestIdPattern = /^[\w-]{8,64}$/;

/**
 * Gives each request an id and a deadline, both taken from the caller if it sent them. Throws `timeout` for a request whose
 * caller no longer waits, which happens after this process was frozen or busy: its work would change something that the
 * caller has already reported as failed, or begun again.
 */
export const requestScope: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  const requestId = given && requestIdPattern.test(given) ? given : randomUUID();
  const budgetMs = Math.min(Number(req.get('x-deadline-ms')) || defaultDeadlineMs, 30_000);
  const now = Date.now();
  const leftMs = Math.min(budgetMs, (Number(req.get(deadlineAtHeader)) || Number.POSITIVE_INFINITY) - now);
  res.set({ 'X-Request-Id': requestId, [clockHeader]: String(now) });
  if (leftMs <= 0) throw new AppError('timeout', `${req.path} arrived ${-leftMs} ms after its deadline`);
  const priority = req.get(priorityHeader);
  runInRequest({ requestId, deadlineAt: performance.now() + leftMs, ...(isPriority(priority) && { priority }) }, next);
};

/** Returns the running request's place in its trace, in W3C form, so that later work joins the same trace. */
export function currentTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
