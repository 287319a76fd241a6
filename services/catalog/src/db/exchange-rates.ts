import { foreignCurrencies } from '@shopwright/contracts/http/exchange-rates';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The units of a currency that one dollar buys, for display beside prices. Owned by staff. Holds one row per currency
 * with its newest rate, and is always read whole.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text('currency', { enum: foreignCurrencies }).primaryKey(),
    rate: numeric('rate', { precision: 12, scale: 6 }).notNull(),
    asOf: timestamptz('as_of').notNull().defaultNow(),
  },
  () => [check('exchange_rates_rate_positive', sql`rate > 0`)],
);
