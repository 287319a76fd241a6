import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { pages } from '../pages';
import type { Permission } from '../permissions';

interface AlertKind {
  /** What its page needs. */
  permission: Permission;
  page: (typeof pages)[keyof typeof pages];
}

/** Problems that need a person, most important first. */
export const operationsAlerts = {
  /** Payments, refunds and orders do not agree. */
  payments: { permission: 'payments:read', page: pages.reconciliation },
  /** Points or stock do not agree with the orders. */
  differences: { permission: 'payments:read', page: pages.reconciliation },
  /** An entry of the audit log was changed, or changes are no longer recorded. */
  audit_log: { permission: 'audit:read', page: pages.audit },
  catalog_away: { permission: 'operations:read', page: pages.jobs },
  auth_away: { permission: 'operations:read', page: pages.jobs },
  /** The store asks Stripe instead, and later. */
  webhooks_missing: { permission: 'operations:read', page: pages.traces },
  parked_jobs: { permission: 'operations:read', page: pages.jobs },
  late_jobs: { permission: 'operations:read', page: pages.jobs },
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
  permission: 'home:read',
  response: z.object({ alerts: z.array(openAlert) }),
});
