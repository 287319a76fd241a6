import type { QueryOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/customers';
import type { CustomerRow } from '@shopwright/contracts/http/customers';
import { pageSize } from '@shopwright/contracts/limits';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { plannedForItsValues } from '@shopwright/service-kit/database/repeated-statements';
import { AppError } from '@shopwright/service-kit/errors';
import type { Page } from '@shopwright/service-kit/http/page';
import { toPage } from '@shopwright/service-kit/http/page';
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '../db/customer-tables';
import type { OrderDeps } from '../deps';
import { toPattern, toWords } from '../desk/find-order-ids';
import { syncNewestAccounts } from '../desk/sync-accounts';

const guest = alias(customers, 'guest');

/**
 * Returns one page of customers, newest first. An account that was created a moment ago is listed: the newest accounts are
 * copied first. Where auth is away the list shows those that are known.
 */
export async function listCustomers(
  deps: OrderDeps,
  { limit = pageSize, ...query }: CustomerQuery & { limit?: number },
): Promise<Page<CustomerRow>> {
  await syncNewestAccounts(deps);
  const rows = await selectCustomers(deps.database.db, query, limit + 1);
  return toPage(rows, limit, ({ id }) => id);
}

type CustomerQuery = Omit<QueryOf<typeof endpoints.listCustomers>, 'limit'>;

/** Returns the newest customers of a view that are older than the cursor. */
export function selectCustomers(
  rows: Executor,
  { search = '', kind, cursor }: CustomerQuery,
  limit: number,
): Promise<CustomerRow[]> {
  const document = sql`ascii_text(${customers.email} || ' ' || ${customers.name})`;
  const condition = and(
    isListed,
    cursor === undefined ? undefined : lt(customers.id, cursor),
    kind && (kind === 'account' ? isNotNull(customers.userId) : isNull(customers.userId)),
    ...toWords(search).map((word) => sql`${document} like ${toPattern(word)} ${sql.raw(plannedForItsValues)}`),
  );
  return selectRows(rows, condition, limit);
}

/** Throws `not_found`, also for a guest whose address an account has verified by now. */
export async function getCustomerRow(rows: Executor, id: number): Promise<CustomerRow> {
  const [found] = await selectRows(rows, and(isListed, eq(customers.id, id)), 1);
  if (!found) throw new AppError('not_found', 'No such customer');
  return found;
}

/**
 * A guest whose address an account has verified is that account. One that did not verify it hides no one: anyone may create
 * an account under the address of a guest. The offset keeps Postgres from reading all accounts for a page: each guest's is
 * looked up by the address.
 */
const isListed: SQL = sql`(${customers.userId} is not null or not exists (
  select from ${customers} account where account.user_id is not null and account.email_verified
    and lower(account.email) = lower(${customers.email}) offset 0))`;

/** Added by the database, exactly: the sum may be larger than any price, which the functions of money refuse. */
const spentInAll = sql<string>`${customers.spent} + coalesce(${guest.spent}, 0)`;

async function selectRows(rows: Executor, condition: SQL | undefined, limit: number): Promise<CustomerRow[]> {
  const sameAddress = and(
    isNotNull(customers.userId),
    eq(customers.emailVerified, true),
    isNull(guest.userId),
    sql`lower(${guest.email}) = lower(${customers.email})`,
  );
  const found = await rows
    .select({ customer: customers, guestOrders: guest.orders, spent: spentInAll, guestLast: guest.lastOrderAt })
    .from(customers)
    .leftJoin(guest, sameAddress)
    .where(condition)
    .orderBy(desc(customers.id))
    .limit(limit);
  return found.map(({ customer, guestOrders, spent, guestLast }) => ({
    id: customer.id,
    email: customer.email,
    name: customer.name,
    userId: customer.userId,
    kind: customer.userId === null ? 'guest' : 'account',
    orders: customer.orders + (guestOrders ?? 0),
    spent,
    since: customer.since.toISOString(),
    lastOrderAt: latest(customer.lastOrderAt, guestLast)?.toISOString() ?? null,
  }));
}

const latest = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);
