import type { CustomerFile, CustomerRow } from '@shopwright/contracts/http/customers';
import { exportAccountFor, getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import { and, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { draftOrders } from '../db/draft-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { toDraftOrder } from '../draft-orders/draft-row';
import { isDraftOf, isDraftOfAccount } from '../draft-orders/erase-drafts';
import { isPastOrderOf, isPastOrderOfAccount } from '../orders/delete-past-orders';
import { getOrderDetail } from '../orders/get-order-detail';
import { listPastOrders } from '../past-orders/list-past-orders';
import { readTaxExemption } from '../selling/read-tax-exemption';
import { isOrderOf, isVerified, listNotes } from './get-customer';
import { getCustomerRow } from './list-customers';

const batchSize = 100;
/** More than anyone has. */
const pastOrdersMax = 5000;

/** Yields a `CustomerFile` as JSON, some orders at a time, so that a customer with many of them needs no memory. */
export async function exportCustomer(deps: OrderDeps, id: number): Promise<AsyncIterable<string>> {
  const { db } = deps.database;
  const customer = await getCustomerRow(db, id);
  const { userId } = customer;
  const head: Omit<CustomerFile, 'orders'> = {
    exportedAt: deps.now().toISOString(),
    customer,
    account: userId === null ? null : await deps.auth.call(exportAccountFor, { params: { id: String(userId) } }),
    taxExemption: await readTaxExemption(db, userId),
    notes: await listNotes(db, id),
    draftOrders: await listDraftsOf(deps, customer),
    pastOrders: (await listPastOrders(db, { limit: pastOrdersMax }, isExportedPastOrder(customer))).rows,
  };
  return toJson(head, listOrders(deps, await isExported(deps, customer)));
}

async function* toJson(head: Omit<CustomerFile, 'orders'>, found: AsyncIterable<object>): AsyncGenerator<string> {
  let start = `${JSON.stringify(head).slice(0, -1)},"orders":[`;
  for await (const order of found) {
    yield start + JSON.stringify(order);
    start = ',';
  }
  yield start.startsWith(',') ? ']}' : `${start}]}`;
}

/** Yields the orders newest first. */
async function* listOrders({ database, now }: OrderDeps, condition: SQL | undefined): AsyncGenerator<object> {
  let before: number | undefined;
  for (;;) {
    const batch = await database.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(condition, before === undefined ? undefined : lt(orders.id, before)))
      .orderBy(desc(orders.id))
      .limit(batchSize);
    for (const { id } of batch) yield await getOrderDetail(database, id, now());
    before = batch.at(-1)?.id;
    if (batch.length < batchSize) return;
  }
}

/** Returns the newest drafts of a customer: more than anyone has. */
async function listDraftsOf(deps: OrderDeps, { userId, email }: CustomerRow) {
  const rows = await deps.database.db
    .select()
    .from(draftOrders)
    .where(userId === null ? isDraftOf(email) : isDraftOfAccount(userId))
    .orderBy(desc(draftOrders.id))
    .limit(pastOrdersMax);
  return rows.map((row) => toDraftOrder(deps, row));
}

/** As of orders, those of an address only after its account verified it. */
const isExportedPastOrder = ({ userId, email }: CustomerRow): SQL =>
  userId === null ? isPastOrderOf(email) : isPastOrderOfAccount(userId);

/**
 * The orders that an export may contain: those of the account, and those of its address only after the account verified
 * it, because anyone may create an account under the address of a guest.
 */
async function isExported({ auth }: OrderDeps, customer: CustomerRow): Promise<SQL | undefined> {
  const { userId, email } = customer;
  if (userId === null) return isOrderOf(customer);
  const { account } = await auth.call(getCustomerAccount, { body: { email, userId } });
  if (isVerified(account, email)) return isOrderOf(customer);
  return and(isNotNull(orders.placedAt), eq(orders.userId, userId));
}
