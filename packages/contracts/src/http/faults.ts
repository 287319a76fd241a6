import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

/** What operators can do to a demonstration, and after how many seconds it ends by itself; 0 is over at once. */
export const faultSeconds = {
  /** Webhooks of Stripe that are sent meanwhile are lost for good. */
  drop_webhooks: 60,
  /** Stripe takes two seconds longer for each answer. */
  slow_stripe: 60,
  /** Ends the workers without a warning. */
  kill_worker: 0,
  stop_redis: 20,
} as const;
export type FaultKind = keyof typeof faultSeconds;
export const faultKinds = Object.keys(faultSeconds) as [FaultKind, ...FaultKind[]];

const params = z.strictObject({ kind: z.enum(faultKinds) });

export const faultState = z.object({
  kind: z.enum(faultKinds),
  /** When it ends by itself; null while it is off. */
  endsAt: timestamp.nullable(),
  /** How often it began since the start of the store. */
  times: z.number(),
});
export type FaultState = z.infer<typeof faultState>;

const orderCounts = z.object({
  /** Paid, whatever became of them later. */
  paid: z.number(),
  /** Payments that the store does not know yet. */
  pending: z.number(),
  needsReview: z.number(),
});
const stockCounts = z.object({
  onHand: z.number(),
  reserved: z.number(),
  /** The sum of the stock ledger, which `onHand` must equal. */
  ledger: z.number(),
});

const faults = z.object({
  /** False but in a demonstration on one machine with the Stripe sandbox: `faults` is empty there. */
  isAvailable: z.boolean(),
  /** By the clock that `endsAt` is from. */
  now: timestamp,
  faults: z.array(faultState),
  /** What must agree once a fault is over. Null for a part that cannot be read now. */
  orders: orderCounts.nullable(),
  /** Payments that succeeded at Stripe. */
  payments: z.number().nullable(),
  stock: stockCounts.nullable(),
});
export type Faults = z.infer<typeof faults>;

export const listFaults = endpoint('bff', 'GET /ops/faults', {
  summary: 'Lists the fault switches of a demonstration, with orders, payments and stock',
  access: 'operator',
  permission: 'operations:read',
  isAnsweredByBff: true,
  response: faults,
});

/** One that is on already keeps its end. 404 where there are no switches. */
export const startFault = endpoint('bff', 'POST /ops/faults/:kind', {
  summary: 'Starts a fault, which ends automatically',
  access: 'operator',
  permission: 'operations:write',
  isAnsweredByBff: true,
  params,
  response: faultState,
});

export const endFault = endpoint('bff', 'DELETE /ops/faults/:kind', {
  summary: 'Ends a fault early',
  access: 'operator',
  permission: 'operations:write',
  isAnsweredByBff: true,
  params,
  response: faultState,
});

export const countOrders = endpoint('order', 'GET /internal/order-counts', {
  access: 'system',
  callers: ['bff'],
  response: orderCounts,
});

export const countStock = endpoint('catalog', 'GET /internal/stock-counts', {
  access: 'system',
  callers: ['bff'],
  response: stockCounts,
});
