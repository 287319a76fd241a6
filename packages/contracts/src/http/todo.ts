/** What waits for staff. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { pages } from '../pages';
import type { Permission } from '../permissions';

interface TodoKind {
  /** What its screen needs. */
  permission: Permission;
  /** The screen that handles it. */
  path: string;
}

/** What costs most to wait comes first. */
export const todoKinds = {
  /** Disputes that wait for evidence. */
  disputes: { permission: 'orders:read', path: `${pages.orders}?dispute=unanswered` },
  failedRefunds: { permission: 'orders:read', path: `${pages.orders}?refund=failed` },
  /** Customers owe them. */
  unpaidInvoices: { permission: 'orders:read', path: `${pages.orders}?invoice=unpaid` },
  /** Suppliers refused them, or have no address. */
  failedPurchaseOrders: { permission: 'suppliers:read', path: `${pages.dropshipping}?tab=purchases&po=unsent` },
  returns: { permission: 'orders:read', path: `${pages.orders}?returns=open` },
  messages: { permission: 'messages:read', path: pages.messages },
  toShip: { permission: 'orders:read', path: `${pages.orders}?status=open&sort=oldest` },
  differences: { permission: 'payments:read', path: pages.reconciliation },
  parkedJobs: { permission: 'operations:read', path: pages.jobs },
  lowStock: { permission: 'inventory:read', path: `${pages.inventory}#alerts` },
  /** The newest backup is too old, or the last one failed. */
  backups: { permission: 'operations:read', path: `${pages.office}#backups` },
} as const satisfies Record<string, TodoKind>;
export type TodoName = keyof typeof todoKinds;
export const todoNames = Object.keys(todoKinds) as [TodoName, ...TodoName[]];

export const todoRow = z.object({
  kind: z.enum(todoNames),
  count: z.number(),
  /** The money that it is about. */
  amount: z.string().nullable(),
  /** The time of the oldest. */
  since: timestamp.nullable(),
  /** The next deadline. */
  dueBy: timestamp.nullable(),
  /** The order to begin with: of the next deadline, else of the oldest. Null where the work is not done order by order. */
  firstOrderId: z.number().nullable().default(null),
});
export type TodoRow = z.infer<typeof todoRow>;

/** `missing` names the services that did not answer: their rows are left out. */
export const getTodo = endpoint('bff', 'GET /todo', {
  summary: 'Lists what waits for staff',
  access: 'staff',
  permission: 'home:read',
  isAnsweredByBff: true,
  response: z.object({ rows: z.array(todoRow), missing: z.array(z.enum(['order', 'catalog', 'traces'])) }),
});
