import { sellingPriceCents } from './price-rules';

/** How the price of a feed's product is rounded: up to the next .99 or .95, up to whole units, or not at all. */
export const feedRoundings = ['none', '99', '95', 'whole'] as const;
export type FeedRounding = (typeof feedRoundings)[number];

/** A larger change of a price waits for staff. */
const priceGuardPercent = 30;

/** What ends a price, in cents. */
const endings: Record<Exclude<FeedRounding, 'none'>, number> = { '99': 99, '95': 95, whole: 0 };

/** Returns cost plus markup, rounded up: never less than the markup asks for. */
export function feedPriceCents(costCents: number, markupPercent: number, rounding: FeedRounding): number {
  const cents = sellingPriceCents(costCents, markupPercent);
  if (rounding === 'none' || cents <= 0) return cents;
  const ending = endings[rounding];
  return Math.ceil((cents - ending) / 100) * 100 + ending;
}

/** Says whether a price is cost plus markup, rounded in any way that a feed may. */
export const isFeedPrice = (cents: number, costCents: number, markupPercent: number): boolean =>
  feedRoundings.some((rounding) => feedPriceCents(costCents, markupPercent, rounding) === cents);

/** Says whether a change is so large that it may be a mistake of the supplier. */
export const isGuarded = (beforeCents: number, afterCents: number): boolean =>
  beforeCents > 0 && Math.abs(afterCents - beforeCents) * 100 > beforeCents * priceGuardPercent;
