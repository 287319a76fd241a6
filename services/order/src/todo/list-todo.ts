import { orderViews } from '@shopwright/contracts/http/order-desk';
import { type TodoName, type TodoRow, todoKinds } from '@shopwright/contracts/http/todo';
import { builtInRoles, can } from '@shopwright/contracts/permissions';
import type { Role } from '@shopwright/contracts/roles';
import { startOfStoreDay } from '@shopwright/contracts/store-day';
import type { Database } from '@shopwright/service-kit/database/connection';
import { type AnyColumn, count, min, type SQL, sql, sum } from 'drizzle-orm';
import { readDifferences } from '../alerts/read-differences';
import { readJobs } from '../alerts/read-jobs';
import { purchaseOrders } from '../db/purchase-tables';
import { disputes } from '../db/refund-tables';
import { orders } from '../db/schema';
import { threads } from '../db/thread-tables';
import type { OrderDeps } from '../deps';
import { toCondition } from '../desk/order-filters';
import { isUnanswered, returnWaitsSince } from '../orders/desk-order';
import { isUnsent } from '../purchase-orders/list-purchase-orders';
import { readTimeZone } from '../store-time-zone';

interface Found {
  count: number;
  amount?: string | null;
  since?: Date | string | null;
  dueBy?: Date | null;
  firstOrderId?: number | null;
}

const none: Found = { count: 0 };

/** Returns what waits for this role, and how long the oldest of each has waited. Who asks leaves out what a member may not see. */
export async function listTodo(deps: OrderDeps, role: Extract<Role, 'staff' | 'operator'>): Promise<TodoRow[]> {
  const { database } = deps;
  const readers: Partial<Record<TodoName, () => Promise<Found>>> = {
    disputes: () => readDisputes(database),
    failedRefunds: () => readFailedRefunds(database),
    failedPurchaseOrders: () => readFailedPurchaseOrders(database),
    unpaidInvoices: () => readUnpaidInvoices(deps),
    returns: () => readReturns(database),
    messages: () => readMessages(database),
    toShip: () => readToShip(database),
    differences: () => readLasting(deps),
    parkedJobs: () => readParked(deps),
  };
  const most = { role, permissions: builtInRoles.manager };
  const kinds = (Object.keys(readers) as TodoName[]).filter((kind) => can(most, todoKinds[kind].permission));
  const found = await Promise.all(kinds.map(async (kind) => toRow(kind, (await readers[kind]?.()) ?? none)));
  return found.filter((row) => row.count > 0);
}

const toRow = (kind: TodoName, { count: rows, amount, since, dueBy, firstOrderId }: Found): TodoRow => ({
  kind,
  count: rows,
  amount: amount ?? null,
  since: since ? new Date(since).toISOString() : null,
  dueBy: dueBy?.toISOString() ?? null,
  firstOrderId: firstOrderId ?? null,
});

const firstOf = (orderId: AnyColumn, order: SQL) => sql<number | null>`(array_agg(${orderId} order by ${order}))[1]`;

async function readDisputes({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({
      count: count(),
      amount: sum(disputes.amount),
      since: min(disputes.createdAt),
      dueBy: min(disputes.dueBy),
      firstOrderId: firstOf(disputes.orderId, sql`${disputes.dueBy}, ${disputes.createdAt}`),
    })
    .from(disputes)
    .where(isUnanswered);
  return row ?? none;
}

// Plain names: drizzle leaves the table out of a column's name where a query reads one table.
const lastFailed = (column: 'amount' | 'created_at') =>
  sql`(select refunds.${sql.raw(column)} from refunds
    where refunds.order_id = orders.id and refunds.state = 'failed' order by refunds.id desc limit 1)`;

async function readFailedRefunds({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({
      count: count(),
      amount: sql<string | null>`sum(${lastFailed('amount')})`,
      since: sql<string | null>`min(${lastFailed('created_at')})`,
      firstOrderId: firstOf(orders.id, lastFailed('created_at')),
    })
    .from(orders)
    .where(toCondition(orderViews.refundFailed));
  return row ?? none;
}

/** Since they were last to be sent. */
async function readFailedPurchaseOrders({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({
      count: count(),
      since: sql<string | null>`min(coalesce(${purchaseOrders.sendStartedAt}, ${purchaseOrders.createdAt}))`,
    })
    .from(purchaseOrders)
    .where(isUnsent);
  return row ?? none;
}

async function readReturns({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({
      count: count(),
      since: sql<string | null>`min(${returnWaitsSince})`,
      firstOrderId: firstOf(orders.id, returnWaitsSince),
    })
    .from(orders)
    .where(toCondition(orderViews.returns));
  return row ?? none;
}

/** The customers owe `amount`. The next day by which one is due may be over. */
async function readUnpaidInvoices(deps: OrderDeps): Promise<Found> {
  const { db } = deps.database;
  const dueOn = sql`(select due_on from offline_payments where offline_payments.order_id = orders.id)`;
  const [row] = await db
    .select({
      count: count(),
      amount: sql<string | null>`sum(${orders.total} - ${orders.reducedTotal})`,
      since: min(orders.placedAt),
      dueBy: sql<string | null>`min(${dueOn})`,
      firstOrderId: firstOf(orders.id, dueOn),
    })
    .from(orders)
    .where(toCondition(orderViews.unpaidInvoices));
  if (!row?.dueBy) return row ? { ...row, dueBy: null } : none;
  // Noon of the store's day, so that it is that day for readers in other zones too.
  const dueBy = new Date(startOfStoreDay(row.dueBy, await readTimeZone(deps)).getTime() + 12 * 3_600_000);
  return { ...row, dueBy };
}

async function readMessages({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({ count: count(), since: min(threads.waitingSince) })
    .from(threads)
    .where(sql`threads.is_open`);
  return row ?? none;
}

async function readToShip({ db }: Database): Promise<Found> {
  const [row] = await db
    .select({ count: count(), amount: sum(orders.total), since: min(orders.placedAt) })
    .from(orders)
    .where(toCondition(orderViews.open));
  return row ?? none;
}

/** Those that the store had the time to repair by itself, and did not. */
async function readLasting({ database, now }: OrderDeps): Promise<Found> {
  const { payments, differences } = await readDifferences(database.db, now());
  const [oldest] = [payments, differences].filter((seen) => seen.count > 0).map(({ since }) => since);
  return { count: payments.count + differences.count, since: oldest };
}

async function readParked(deps: OrderDeps): Promise<Found> {
  const { parked } = await readJobs(deps, deps.now());
  return { count: parked?.count ?? 0 };
}
