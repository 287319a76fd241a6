import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/store-settings';
import { type ExchangeRate, type ForeignCurrency, foreignCurrencies } from '@shopwright/contracts/http/store-settings';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { inArray } from 'drizzle-orm';
import { storeSettings } from '../db/store-settings';
import { lockSettings, upsertSettings } from './write-settings';

const toKey = (currency: ForeignCurrency) => `exchangeRate.${currency}`;

/** Returns the row of a rate, whose date is when it was set. */
export const toRateRow = (currency: ForeignCurrency, rate: string, asOf: Date) => ({
  key: toKey(currency),
  // Without the zeros that change nothing.
  value: String(Number(rate)),
  updatedAt: asOf,
});

/** Returns the rates that the merchant has set, in the order of the contract. */
export async function listExchangeRates(db: Executor): Promise<ExchangeRate[]> {
  const rows = await db
    .select()
    .from(storeSettings)
    .where(inArray(storeSettings.key, foreignCurrencies.map(toKey)));
  return foreignCurrencies.flatMap((currency) => {
    const row = rows.find(({ key }) => key === toKey(currency));
    return row?.value ? [{ currency, rate: row.value, asOf: row.updatedAt.toISOString() }] : [];
  });
}

/** Stores all rates or none. Throws `conflict` if one of them was set after `basedOn`. */
export function putExchangeRates(
  database: Database,
  { rates, basedOn }: BodyOf<typeof endpoints.putExchangeRates>,
): Promise<ExchangeRate[]> {
  return database.transaction(async (tx) => {
    const keys = rates.map(({ currency }) => toKey(currency));
    const asOf = await lockSettings(tx, keys, basedOn);
    await upsertSettings(
      tx,
      rates.map(({ currency, rate }) => toRateRow(currency, rate, asOf)),
    );
    return listExchangeRates(tx);
  });
}
