/** What waits for staff. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { pages } from '../pages';
import type { Role } from '../roles';

interface TodoKind {
  /** The lowest role that may see it. */
  least: Extract<Role, 'staff' | 'operator'>;
  /** The screen that handles it. */
  path: string;
}

/** What costs most to wait comes first. */
export const todoKinds = {
  /** Disputes that wait for evidence. */
  disputes: { least: 'staff', path: `${pages.orders}?dispute=unanswered` },
  failedRefunds: { least: 'staff', path: `${pages.orders}?refund=failed` },
  returns: { least: 'staff', path: `${pages.orders}?returns=open` },
  messages: { least: 'staff', path: pages.messages },
  toShip: { least: 'staff', path: `${pages.orders}?status=open&sort=oldest` },
  differences: { least: 'staff', path: pages.reconciliation },
  parkedJobs: { least: 'operator', path: pages.jobs },
  lowStock: { least: 'staff', path: `${pages.inventory}#alerts` },
  /** The newest backup is too old, or the last one failed. */
  backups: { least: 'operator', path: `${pages.office}#backups` },
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
  isAnsweredByBff: true,
  response: z.object({ rows: z.array(todoRow), missing: z.array(z.enum(['order', 'catalog', 'traces'])) }),
});
