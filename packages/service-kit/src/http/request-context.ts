import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Context, context, propagation, TraceFlags, trace } from '@opentelemetry/api';
import { isTracingSuppressed, parseTraceParent } from '@opentelemetry/core';
import { isPriority, maxPriority, type Priority } from '@shopwright/contracts/priority';
import type { ActorRole } from '@shopwright/contracts/roles';
import type { RequestHandler } from 'express';
import { AppError } from '../errors';
import { noTrace } from '../runtime/trace-budget';
import { clockHeader, deadlineAtHeader } from './clock-offset';

/** Who changes something for the store, and by which call: what the audit log says of each change. */
export interface Acting {
  /** The endpoint's address, such as `PUT /products/:id`, or the name of a job. */
  action: string;
  userId?: number | undefined;
  role?: ActorRole | undefined;
  apiKeyId?: number | undefined;
  apiKeyName?: string | undefined;
  /** The import of a file or of a supplier's feed that makes the change. */
  importId?: string | undefined;
  network?: string | undefined;
  /** The entry that the change undoes. */
  undoes?: number | undefined;
}

interface RequestContext {
  requestId: string;
  /** The end of the caller's wait, in `performance.now()` milliseconds. */
  deadlineAt: number;
  /** Undefined for the store's own work. */
  priority?: Priority;
  /** Set where the audit log records the changes of the request. */
  acting?: Acting | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Does what the store does by itself after a change: the audit log has the change, and none of this. */
export function asStore<T>(work: () => T): T {
  const request = storage.getStore();
  return request?.acting ? storage.run({ ...request, acting: undefined }, work) : work();
}

/** Returns whole milliseconds, at most `limitMs`. */
export function remainingMs(limitMs: number): number {
  const deadlineAt = storage.getStore()?.deadlineAt;
  return deadlineAt === undefined
    ? limitMs
    : Math.max(1, Math.floor(Math.min(limitMs, deadlineAt - performance.now())));
}

/** Returns true once the caller no longer waits. */
export const isDeadlineOver = (): boolean => (storage.getStore()?.deadlineAt ?? Infinity) <= performance.now();

export const priorityHeader = 'x-priority';

/** Returns the higher one of the request's and the call's. */
export const outgoingPriority = (ofCall: Priority): Priority => maxPriority(ofCall, storage.getStore()?.priority);

const defaultDeadlineMs = 10_000;
const requestIdPattern = /^[\w-]{8,64}$/;

/**
 * Takes id and deadline from the caller. Throws `timeout` where it no longer waits: the caller has already reported a
 * failure.
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

/** Null where nothing is traced. */
export function currentTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return toTraceId(carrier.traceparent ?? null) === null ? null : (carrier.traceparent ?? null);
}

export const currentTraceId = (): string | null => toTraceId(currentTraceparent());

/** What jobs of the current work continue: a trace, or explicitly none. Null where the job begins its own. */
export const jobTraceparent = (): string | null =>
  currentTraceparent() ?? (isUntraced(context.active()) ? noTrace : null);

const isUntraced = (active: Context): boolean =>
  isTracingSuppressed(active) || trace.getSpanContext(active) !== undefined;

/** Returns null where the trace is not kept. */
export function toTraceId(traceparent: string | null): string | null {
  const parsed = traceparent === null ? null : parseTraceParent(traceparent);
  return parsed && (parsed.traceFlags & TraceFlags.SAMPLED) !== 0 ? parsed.traceId : null;
}
