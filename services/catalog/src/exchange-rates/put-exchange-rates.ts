import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { ExchangeRate, putExchangeRates as endpoint } from '@shopwright/contracts/http/exchange-rates';
import type { Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { exchangeRates } from '../db/exchange-rates';
import { listExchangeRates } from './list-exchange-rates';

/** Stores all rates or none. Sorts them, so that concurrent calls lock the rows in the same order. */
export function putExchangeRates(database: Database, { rates }: BodyOf<typeof endpoint>): Promise<ExchangeRate[]> {
  return database.transaction(async (tx) => {
    await tx
      .insert(exchangeRates)
      .values([...rates].sort((a, b) => a.currency.localeCompare(b.currency)))
      .onConflictDoUpdate({
        target: exchangeRates.currency,
        set: { rate: sql`excluded.rate`, asOf: sql`now()` },
      });
    return listExchangeRates(tx);
  });
}
