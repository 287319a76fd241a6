import type { Language } from '@shopwright/contracts/fields';
import { defaultTimeZone, getStaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { toStoreDay } from '@shopwright/contracts/store-day';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import type { creditNoteSeries } from '../db/credit-note-tables';
import type { invoiceSeries, Seller } from '../db/invoice-tables';
import type { OrderDeps } from '../deps';

/** The documents of one transaction. */
export const batchMax = 200;

interface Place {
  year: number;
  number: number;
}

/** The parts that the documents of a batch share. */
export interface Issuer {
  issuedAt: Date;
  seller: Seller;
  /** The language of the store, which is the second one of its documents. */
  language: Language;
}

export async function readIssuer({ catalog }: OrderDeps): Promise<Omit<Issuer, 'issuedAt'>> {
  const settings = await catalog.call(getStaffStoreSettings);
  const { name, address, taxNumber, vatNumber, phone, country, contactEmail, timeZone, language } = settings;
  const { logo, accentColor } = settings;
  const seller = {
    name,
    address: address ?? '',
    taxNumber: taxNumber ?? '',
    ...(vatNumber && { vatNumber }),
    ...(phone && { phone }),
    ...(country && { country }),
    ...(logo && { logo }),
    ...(accentColor && { accentColor }),
    emailAddress: contactEmail,
    timeZone,
  };
  return { seller, language };
}

/** Lets one transaction at a time issue documents, so that they follow each other in the order of what they are about. */
export const lockSeries = (tx: Executor) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoices'))`);

/** Returns the next number, of the year by the store's days. Locks its row until the transaction ends: one that fails takes its number back. */
export async function takeNumber(
  tx: Executor,
  series: typeof invoiceSeries | typeof creditNoteSeries,
  { issuedAt, seller }: Issuer,
): Promise<Place> {
  const year = Number(toStoreDay(issuedAt, seller.timeZone ?? defaultTimeZone).slice(0, 4));
  const [taken] = await tx
    .insert(series)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: series.year, set: { lastNumber: sql`${series.lastNumber} + 1` } })
    .returning({ number: series.lastNumber });
  invariant(taken, 'an upsert returns its row');
  return { year, number: taken.number };
}
