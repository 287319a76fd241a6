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
  catalog_away: { permission: 'operations:read', page: pages.ops },
  auth_away: { permission: 'operations:read', page: pages.ops },
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

const alertRule = z.object({
  alert: z.enum(alertNames),
  /**
   * What the rule looks at, raised or not: payments, differences or jobs, orders without a webhook, services with an altered
   * audit log; of a service that is away, the seconds since its last response. Null where it is not known.
   */
  value: z.number().nullable(),
  /** Since when the alert is open; null where it is not. */
  openSince: timestamp.nullable(),
});
export type AlertRule = z.infer<typeof alertRule>;

/** Every rule, raised or not, with what a check would see now. */
export const listAlertRules = endpoint('order', 'GET /operations-alerts/rules', {
  summary: 'Lists alert rules with their current values',
  access: 'operator',
  permission: 'operations:read',
  response: z.object({
    /** The last check; null before the first. They are half a minute apart. */
    checkedAt: timestamp.nullable(),
    rules: z.array(alertRule),
  }),
  // Catalog and auth are asked for their jobs, and may be the ones that are away.
  timeoutMs: 6000,
});
