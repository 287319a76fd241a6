import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { pages } from '../pages';
import type { Role } from '../roles';

interface AlertKind {
  /** The lowest role that may see it. */
  least: Extract<Role, 'staff' | 'operator'>;
  page: (typeof pages)[keyof typeof pages];
}

/** Problems that need a person, most important first. */
export const operationsAlerts = {
  /** Payments, refunds and orders do not agree. */
  payments: { least: 'staff', page: pages.reconciliation },
  /** Points or stock do not agree with the orders. */
  differences: { least: 'staff', page: pages.reconciliation },
  catalog_away: { least: 'operator', page: pages.jobs },
  auth_away: { least: 'operator', page: pages.jobs },
  /** The store asks Stripe instead, and later. */
  webhooks_missing: { least: 'operator', page: pages.traces },
  parked_jobs: { least: 'operator', page: pages.jobs },
  late_jobs: { least: 'operator', page: pages.jobs },
} as const satisfies Record<string, AlertKind>;
export type AlertName = keyof typeof operationsAlerts;
export const alertNames = Object.keys(operationsAlerts) as [AlertName, ...AlertName[]];

const openAlert = z.object({
  alert: z.enum(alertNames),
  /** Counts payments, differences or jobs; 1 for a service and for webhooks. */
  count: z.number(),
  since: timestamp,
});
export type OpenAlert = z.infer<typeof openAlert>;

export const listOperationsAlerts = endpoint('order', 'GET /operations-alerts', {
  summary: 'Lists what needs a person to repair it',
  access: 'staff',
  response: z.object({ alerts: z.array(openAlert) }),
});
