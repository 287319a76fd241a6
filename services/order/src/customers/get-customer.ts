import type { CustomerDetail, CustomerRow } from '@shopwright/contracts/http/customers';
import { getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { customerNotes, customers } from '../db/customer-tables';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { readOrders } from '../desk/list-orders';
import type { Author } from '../orders/record-event';
import { readTaxExemption } from '../selling/read-tax-exemption';
import { getCustomerRow } from './list-customers';

const recentMax = 20;

export async function getCustomer(deps: OrderDeps, id: number): Promise<CustomerDetail> {
  const { db } = deps.database;
  const customer = await getCustomerRow(db, id);
  const { userId, email } = customer;
  const [{ hasProvedAddress: _proved, ...known }, notes, orderIds, taxExemption] = await Promise.all([
    deps.auth.call(getCustomerAccount, { body: { email, ...(userId !== null && { userId }) } }),
    listNotes(db, id),
    listOrderIdsOf(db, customer, recentMax),
    readTaxExemption(db, userId),
  ]);
  return { ...customer, ...known, taxExemption, notes, recentOrders: await readOrders(deps.database, orderIds) };
}

/** The orders that a guest of this address placed. */
export const isGuestOrderOf = (email: string): SQL | undefined =>
  and(isNull(orders.userId), sql`lower(${orders.customerEmail}) = lower(${email})`);

/** The orders of the guest's address, or those of the account and, where it verified its address, those of the address. */
export function isOrderOf({ userId, email }: Pick<CustomerRow, 'userId' | 'email'>): SQL | undefined {
  const ofAddress = isGuestOrderOf(email);
  if (userId === null) return and(isNotNull(orders.placedAt), ofAddress);
  const isVerifiedAddress = sql`exists (
    select from ${customers} account where account.user_id = ${userId} and account.email_verified)`;
  return and(isNotNull(orders.placedAt), or(eq(orders.userId, userId), and(ofAddress, isVerifiedAddress)));
}

export const isVerified = (account: CustomerDetail['account'], email: string): boolean =>
  account?.emailVerified === true && account.email.toLowerCase() === email.toLowerCase();

/** Newest first. */
export async function listOrderIdsOf(
  rows: Executor,
  customer: Pick<CustomerRow, 'userId' | 'email'>,
  limit: number,
): Promise<number[]> {
  const found = await rows
    .select({ id: orders.id })
    .from(orders)
    .where(isOrderOf(customer))
    .orderBy(desc(orders.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

export async function listNotes(rows: Executor, customerId: number): Promise<CustomerDetail['notes']> {
  const notes = await rows
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(asc(customerNotes.id));
  return notes.map(({ id, body, authorId, createdAt }) => ({
    id,
    body,
    authorId,
    createdAt: createdAt.toISOString(),
  }));
}

/** Adds a note for staff; its customer never sees it. */
export async function addCustomerNote(
  deps: OrderDeps,
  id: number,
  body: string,
  author: Author,
): Promise<CustomerDetail> {
  await getCustomerRow(deps.database.db, id);
  await deps.database.db
    .insert(customerNotes)
    .values({ customerId: id, body, authorId: author.userId ?? null, createdAt: deps.now() });
  return getCustomer(deps, id);
}
