import * as z from 'zod';
import { endpoint } from '../endpoint';
import { sentTimestamp, timestamp } from '../fields';

/** The most that a service lists, newest first. */
export const parkedJobsMax = 50;

/** Purged after that. */
export const parkedDays = 30;

const parkedJob = z.object({
  eventId: z.uuid(),
  queue: z.string(),
  type: z.string(),
  orderId: z.number().nullable(),
  /** Who was to get the email, if it has a recipient that is known. */
  recipient: z.string().nullable().default(null),
  /** Null where the request was not traced. Traces are kept for a day. */
  traceId: z.string().nullable().default(null),
  occurredAt: timestamp,
  parkedAt: timestamp,
  reason: z.string(),
});
export type ParkedJob = z.infer<typeof parkedJob>;

const jobsReport = z.object({
  /** All of the service; `jobs` may be fewer. */
  parked: z.number(),
  /** A service of an earlier version leaves it out. */
  parkedByQueue: z.record(z.string(), z.number()).default({}),
  /** Retried, older than five minutes. */
  late: z.number(),
  /** When the oldest of them occurred. */
  lateSince: timestamp.nullable(),
  /** The last check of the service's audit log found it changed. A service of an earlier version leaves it out. */
  hasAuditFault: z.boolean().default(false),
  jobs: z.array(parkedJob),
});
export type JobsReport = z.infer<typeof jobsReport>;

const listing = { access: 'operator', permission: 'operations:read', response: jobsReport } as const;
/** Order counts the jobs of the others for its alerts. */
const countedByOrder = { ...listing, callers: ['bff', 'order'] } as const;

/** @public The BFF serves what is exported here. */
export const listCatalogJobs = endpoint('catalog', 'GET /ops/jobs/catalog', {
  summary: 'Lists the parked jobs of catalog events',
  ...countedByOrder,
});
export const listOrderJobs = endpoint('order', 'GET /ops/jobs/order', {
  summary: 'Lists the parked jobs of order events',
  ...listing,
});
/** @public The BFF serves what is exported here. */
export const listAuthJobs = endpoint('auth', 'GET /ops/jobs/auth', {
  summary: 'Lists the parked jobs of account events',
  ...countedByOrder,
});

const retrying = {
  access: 'operator',
  permission: 'operations:write',
  body: z.union([
    z.strictObject({ eventId: z.uuid(), queue: z.string().max(50) }),
    /** A job that was parked later is seen first. */
    z.strictObject({ parkedUntil: sentTimestamp }),
  ]),
  /** The caller repeats the call while `hasMore`. */
  response: z.object({ retried: z.number(), hasMore: z.boolean() }),
} as const;

export const retryCatalogJobs = endpoint('catalog', 'POST /ops/jobs/catalog/retry', {
  summary: 'Retries one parked job of a catalog event, or all',
  ...retrying,
});
export const retryOrderJobs = endpoint('order', 'POST /ops/jobs/order/retry', {
  summary: 'Retries one parked job of an order event, or all',
  ...retrying,
});
export const retryAuthJobs = endpoint('auth', 'POST /ops/jobs/auth/retry', {
  summary: 'Retries one parked job of an account event, or all',
  ...retrying,
});

const discarding = {
  access: 'operator',
  permission: 'operations:write',
  body: z.strictObject({ eventId: z.uuid(), queue: z.string().max(50) }),
  /** False for a job that is no longer parked. */
  response: z.object({ discarded: z.boolean() }),
} as const;

export const discardCatalogJob = endpoint('catalog', 'POST /ops/jobs/catalog/discard', {
  summary: 'Discards a parked job of a catalog event',
  ...discarding,
});
export const discardOrderJob = endpoint('order', 'POST /ops/jobs/order/discard', {
  summary: 'Discards a parked job of an order event',
  ...discarding,
});
export const discardAuthJob = endpoint('auth', 'POST /ops/jobs/auth/discard', {
  summary: 'Discards a parked job of an account event',
  ...discarding,
});

/** Each owner of events with its calls. */
export const parkedJobs = {
  catalog: { list: listCatalogJobs, retry: retryCatalogJobs, discard: discardCatalogJob },
  order: { list: listOrderJobs, retry: retryOrderJobs, discard: discardOrderJob },
  auth: { list: listAuthJobs, retry: retryAuthJobs, discard: discardAuthJob },
} as const;

export type EventOwner = keyof typeof parkedJobs;
