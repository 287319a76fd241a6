import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idParams, text, timestamp } from '../fields';
import { queueNames } from '../queues';
import { movementReasons } from './inventory';
import { orderEvent } from './order-desk';
import { orderStatuses } from './orders';
import { span } from './traces';

const xRayJob = z.object({
  eventId: z.string(),
  queue: z.string(),
  type: z.string(),
  traceId: z.string().nullable(),
  createdAt: timestamp,
  publishedAt: timestamp.nullable(),
  handledAt: timestamp.nullable(),
  /** Discarded by an operator: `handledAt` tells when. */
  isDiscarded: z.boolean().default(false),
});

const xRayEmail = z.object({
  eventId: z.string(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  sentAt: timestamp,
});

export const stockMove = z.object({
  productId: z.number(),
  name: z.string(),
  delta: z.number(),
  resultingQuantity: z.number(),
  reason: z.enum(movementReasons),
  /** The supplier sends it: what is on hand is a number that stands for its stock. */
  isDropshipped: z.boolean().default(false),
  createdAt: timestamp,
});

export const orderPoints = z.object({ kind: z.string(), points: z.number(), createdAt: timestamp });

export const orderXRay = z.object({
  orderId: z.number(),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  hasAccount: z.boolean(),
  paymentIntentId: z.string().nullable(),
  traceIds: z.array(z.string()),
  stripeEvents: z.array(z.object({ id: z.string(), type: z.string(), createdAt: timestamp, receivedAt: timestamp })),
  jobs: z.array(xRayJob),
  emails: z.array(xRayEmail),
  stockMoves: z.array(stockMove),
  points: z.array(orderPoints),
  timeline: z.array(orderEvent.extend({ traceId: z.string().nullable() })),
  /** Did not answer. */
  unavailable: z.array(z.enum(['catalog', 'auth'])),
});
export type OrderXRay = z.infer<typeof orderXRay>;

export const getOrderXRay = endpoint('order', 'GET /orders/:id/x-ray', {
  summary: 'Returns everything that happened to an order, in every part of the store',
  access: 'staff',
  permission: 'orders:read',
  params: idParams,
  response: orderXRay,
  timeoutMs: 10_000,
});

/** Finds by trace, job, email's event, or id of Stripe. 404 without an order. */
export const findOrderOf = endpoint('order', 'GET /x-ray', {
  summary: 'Finds the order of a trace, a job or an object of Stripe',
  access: 'staff',
  permission: 'orders:read',
  query: z.strictObject({ of: text(100) }),
  response: z.object({ orderId: z.number() }),
});

const idsInQuery = (pattern: RegExp, max: number) =>
  z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.string().regex(pattern)).min(1).max(max));

const spannedTrace = z.object({ traceId: z.string(), startedAt: timestamp, spans: z.array(span) });
export type SpannedTrace = z.infer<typeof spannedTrace>;

/** Lists spans from each trace's beginning. Absent after a day. */
export const listSpans = endpoint('traces', 'GET /x-ray/spans', {
  summary: 'Returns the spans of traces',
  access: 'staff',
  permission: 'orders:read',
  query: z.strictObject({ traceIds: idsInQuery(/^[0-9a-f]{32}$/, 20).meta({ examples: ['a'.repeat(32)] }) }),
  response: z.array(spannedTrace),
});

const jobName = new RegExp(`^(${queueNames.join('|')}):[0-9a-f-]{36}$`);

/** `queue:event`. */
export const jobsQuery = z.strictObject({ jobs: idsInQuery(jobName, 50) });

const jobAttempts = z.object({
  eventId: z.string(),
  queue: z.string(),
  state: z.string(),
  attempts: z.number(),
  failure: z.string().nullable(),
});
export type JobAttempts = z.infer<typeof jobAttempts>;

/** Leaves out jobs that the queue has forgotten. */
export const listJobAttempts = endpoint('bff', 'GET /x-ray/jobs', {
  summary: 'Returns the attempts of jobs',
  access: 'staff',
  permission: 'orders:read',
  isAnsweredByBff: true,
  query: jobsQuery,
  response: z.array(jobAttempts),
});

/** Records once per event. */
export const recordOrderEmail = endpoint('order', 'POST /internal/orders/:id/emails', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  body: z.strictObject({
    eventId: z.uuid(),
    kind: z.string().max(50),
    recipient: z.string().max(300),
    subject: z.string().max(1000),
    body: z.string().max(20_000),
  }),
  response: z.object({ recorded: z.boolean() }),
});

/** The movements of the reservation and its restocks. */
export const listSaleMovements = endpoint('catalog', 'GET /internal/reservations/:reference/movements', {
  access: 'system',
  callers: ['order'],
  params: z.strictObject({ reference: z.uuid() }),
  response: z.array(stockMove),
});

export const listOrderPoints = endpoint('auth', 'GET /internal/orders/:id/points', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  response: z.array(orderPoints),
});
