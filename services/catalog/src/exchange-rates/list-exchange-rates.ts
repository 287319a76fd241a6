import { type ExchangeRate, foreignCurrencies } from '@shopwright/contracts/http/exchange-rates';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { exchangeRates } from '../db/exchange-rates';

/** Returns the rates that the merchant has set, in the order of the contract. */
export async function listExchangeRates(db: Executor): Promise<ExchangeRate[]> {
  const rows = await db
    .select({
      currency: exchangeRates.currency,
      rate: sql<string>`trim_scale(${exchangeRates.rate})::text`,
      asOf: exchangeRates.asOf,
    })
    .from(exchangeRates);
  const byCurrency = new Map(rows.map((row) => [row.currency, { ...row, asOf: row.asOf.toISOString() }]));
  return foreignCurrencies.flatMap((currency) => byCurrency.get(currency) ?? []);
}
