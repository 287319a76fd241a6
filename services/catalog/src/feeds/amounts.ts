import { type Currency, currencies } from '@shopwright/contracts/currencies';
import type { FeedItem } from './feed-item';

/** "19.90 EUR"; "2000 JPY", which has no decimals. */
export const feedAmount = (amount: string, currency: Currency): string =>
  `${Number(amount).toFixed(currencies[currency].decimals)} ${currency.toUpperCase()}`;

/** A reduced item has the price that is struck through, and the one that is charged. */
export function feedPrices({ price, compareAtPrice }: Pick<FeedItem, 'price' | 'compareAtPrice'>, currency: Currency) {
  return compareAtPrice === null
    ? { price: feedAmount(price, currency) }
    : { price: feedAmount(compareAtPrice, currency), sale_price: feedAmount(price, currency) };
}
