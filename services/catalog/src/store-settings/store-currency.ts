import { type Currency, currencyCodes, defaultCurrency, isPayable } from '@shopwright/contracts/currencies';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { type Executor, postgresCode } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { reservations } from '../db/stock';
import { storeSettings } from '../db/store-settings';

const lockName = sql`hashtext('store currency')`;

/** Returns the store's currency. The lock keeps it until the transaction ends: nothing is sold in two currencies. */
export async function keepCurrency(tx: Executor): Promise<Currency> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName})`);
  return readCurrency(tx);
}

export async function readCurrency(rows: Executor): Promise<Currency> {
  const [row] = await rows
    .select({ value: storeSettings.value })
    .from(storeSettings)
    .where(eq(storeSettings.key, 'currency'));
  return currencyCodes.find((code) => code === row?.value) ?? defaultCurrency;
}

/**
 * Is shorter than the caller's deadline, so that an operator learns what keeps the currency, not that the store is
 * unavailable.
 */
const waitMs = 1500;

/**
 * Throws `conflict` unless the store may change to this currency: before its first checkout, which reserves stock, and
 * with prices that exist in it. Waits for checkouts that are being opened, but not for the orders of the demonstration,
 * which take seconds.
 */
export async function assertCurrencyMayChange(tx: Executor, current: Currency, next: Currency): Promise<void> {
  if (current === next) return;
  await lockCurrency(tx);
  const [sold] = await tx.select({ reference: reservations.reference }).from(reservations).limit(1);
  if (sold) throw fieldError('conflict', 'currency', validationMessages.currency_fixed);
  const isWhole = sql`(${products.price} = trunc(${products.price})
    and (${products.compareAtPrice} = trunc(${products.compareAtPrice})) is not false)`;
  const [fraction] = await tx.select({ id: products.id }).from(products).where(sql`not ${isWhole}`).limit(1);
  if (fraction && !isPayable(1, next)) throw fieldError('conflict', 'currency', validationMessages.currency_prices);
}

async function lockCurrency(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(waitMs)}, true)`);
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockName})`);
  } catch (error) {
    if (postgresCode(error) !== '55P03') throw error;
    throw fieldError('conflict', 'currency', validationMessages.currency_busy);
  }
}

/** Throws `invalid_request` for a price that does not exist in the store's currency, such as a part of a yen. */
export async function checkPriceExists(
  tx: Executor,
  price: string | null | undefined,
  field: 'price' | 'compareAtPrice' = 'price',
): Promise<void> {
  if (!price || isPayable(centsFromDecimal(price), await keepCurrency(tx))) return;
  throw fieldError('invalid_request', field, validationMessages.whole_number);
}
