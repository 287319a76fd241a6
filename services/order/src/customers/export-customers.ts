import { findCountryCode } from '@shopwright/contracts/country-names';
import type { QueryOf, ResponseOf } from '@shopwright/contracts/endpoint';
import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import {
  type CustomerRow,
  type ExportedCustomer,
  type exportCustomers as endpoint,
  exportedCustomer,
} from '@shopwright/contracts/http/customers';
import { exportedCustomersMax as batchSize, listCustomerProfiles } from '@shopwright/contracts/http/internal-accounts';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { customers, taxExemptions } from '../db/customer-tables';
import { orders } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { syncNewestAccounts } from '../desk/sync-accounts';
import { selectCustomers } from './list-customers';

type Query = QueryOf<typeof endpoint>;
const columns = Object.keys(exportedCustomer.shape) as (keyof ExportedCustomer)[];

/**
 * Yields the customers of a view, newest first. Each batch asks auth once for what only it knows. Where auth is away there is no file,
 * rather than one without consents.
 */
export async function* exportCustomers(deps: OrderDeps, { format, ...filters }: Query): AsyncGenerator<string> {
  await syncNewestAccounts(deps);
  yield* writeExport(readBatches(deps, filters), { format, columns: columnsOf<ExportedCustomer>(columns) });
}

async function* readBatches(deps: OrderDeps, filters: Omit<Query, 'format'>): AsyncGenerator<ExportedCustomer[]> {
  const { db } = deps.database;
  const batches = inBatches<CustomerRow>(batchSize, (last) =>
    selectCustomers(db, { ...filters, ...(last && { cursor: last.id }) }, batchSize),
  );
  for await (const rows of batches) {
    const asked = rows.map(({ userId, email }) => ({ email, ...(userId !== null && { userId }) }));
    const [profiles, orderOf, exemptionOf] = await Promise.all([
      asked.length === 0 ? [] : deps.auth.call(listCustomerProfiles, { body: { customers: asked } }),
      readNewestOrders(
        db,
        rows.flatMap(({ id, kind }) => (kind === 'guest' ? id : [])),
      ),
      readExemptions(
        db,
        rows.flatMap(({ userId }) => userId ?? []),
      ),
    ]);
    yield rows.flatMap((row, at) => {
      const profile = profiles[at];
      // An account that was erased since the batch was read.
      if (!profile || (row.userId !== null && !profile.account)) return [];
      const exemption = row.userId === null ? undefined : exemptionOf.get(row.userId);
      return { ...toExported(row, profile, { order: orderOf.get(row.id), exemption }) };
    });
  }
}

type Profile = ResponseOf<typeof listCustomerProfiles>[number];
type NewestOrder = Awaited<ReturnType<typeof selectNewestOrders>>[number];

function toExported(
  row: CustomerRow,
  profile: Profile,
  { order, exemption }: { order: NewestOrder | undefined; exemption: string | null | undefined },
): ExportedCustomer {
  const { account } = profile;
  const { firstName, lastName } = account ?? splitName(row.name);
  const address = account ? toAccountAddress(account) : toColumns(order?.address);
  return {
    email: row.email,
    firstName,
    lastName,
    phone: account?.phone || address.phone,
    language: account?.language ?? order?.language ?? 'en',
    acceptsMarketing: profile.acceptsMarketing,
    consentAt: profile.consentAt,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    region: address.region,
    postalCode: address.postalCode,
    country: address.country,
    createdAt: row.since,
    orders: row.orders,
    totalSpent: row.spent,
    loyaltyPoints: account?.loyaltyPoints ?? 0,
    taxExempt: exemption ?? '',
  };
}

/** "Ada King Lovelace" → "Ada King", "Lovelace". */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName: words.slice(1).at(-1) ?? '' };
}

const toColumns = (address: PostalAddress | null | undefined) => ({
  address1: address?.line1 ?? '',
  address2: address?.line2 ?? '',
  city: address?.locality ?? '',
  region: address?.region ?? '',
  postalCode: address?.postalCode ?? '',
  country: address?.country ?? '',
  phone: address?.phone ?? '',
});

/** The profile has an address of an account without an address book. It may be one text, whose last line is the country. */
function toAccountAddress(account: NonNullable<Profile['account']>): ReturnType<typeof toColumns> {
  if (account.savedAddress) return toColumns(account.savedAddress);
  const lines = (account.address ?? '').split('\n').flatMap((line) => line.trim() || []);
  const lastCode = lines.length > 1 ? findCountryCode(lines.at(-1) ?? '') : undefined;
  const named = account.country ?? '';
  return {
    ...toColumns(null),
    address1: (lastCode ? lines.slice(0, -1) : lines).join(', '),
    city: account.city ?? '',
    postalCode: account.postalCode ?? '',
    country: named ? (findCountryCode(named) ?? named) : (lastCode ?? ''),
  };
}

async function readNewestOrders(db: Executor, customerIds: number[]): Promise<Map<number, NewestOrder>> {
  if (customerIds.length === 0) return new Map();
  const rows = await selectNewestOrders(db, customerIds);
  return new Map(rows.map((row) => [row.customerId, row]));
}

async function readExemptions(db: Executor, userIds: number[]): Promise<Map<number, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select().from(taxExemptions).where(inArray(taxExemptions.userId, userIds));
  return new Map(rows.map(({ userId, reason }) => [userId, reason]));
}

/** Finds the newest order of each guest by its time, which has an index; the address has none. */
const selectNewestOrders = (db: Executor, customerIds: number[]) =>
  db
    .selectDistinctOn([customers.id], {
      customerId: customers.id,
      language: orders.language,
      address: orderQuotes.address,
    })
    .from(customers)
    .innerJoin(
      orders,
      and(
        eq(orders.placedAt, customers.lastOrderAt),
        isNull(orders.userId),
        sql`lower(${orders.customerEmail}) = lower(${customers.email})`,
      ),
    )
    .leftJoin(orderQuotes, eq(orderQuotes.orderId, orders.id))
    .where(inArray(customers.id, customerIds))
    .orderBy(customers.id, desc(orders.id));
