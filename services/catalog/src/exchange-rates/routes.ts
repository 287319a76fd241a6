import type { BodyOf } from '@shopwright/contracts/endpoint';
import * as endpoints from '@shopwright/contracts/http/exchange-rates';
import { type ExchangeRate, foreignCurrencies } from '@shopwright/contracts/http/exchange-rates';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { sql } from 'drizzle-orm';
import { exchangeRates } from '../db/exchange-rates';
import type { CatalogDeps } from '../deps';

export function exchangeRateRoutes(routes: RouteTable, { database }: CatalogDeps): void {
  routes.bind(endpoints.listExchangeRates, () => listExchangeRates(database.db));
  routes.bind(endpoints.putExchangeRates, ({ body }) => putExchangeRates(database, body));
}

/** Returns the rates that the merchant has set, in the order of the contract. */
async function listExchangeRates(db: Executor): Promise<ExchangeRate[]> {
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

/** Stores all rates or none. Sorts them, so that concurrent calls lock the rows in the same order. */
function putExchangeRates(
  database: Database,
  { rates }: BodyOf<typeof endpoints.putExchangeRates>,
): Promise<ExchangeRate[]> {
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
