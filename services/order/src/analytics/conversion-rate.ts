/**
 * Returns orders per visit in percent, to one decimal. May exceed 100: a content blocker hides visits, and a visitor may
 * order twice a day.
 */
export const conversionRate = (orders: number, visits: number): number =>
  visits === 0 ? 0 : Math.round((orders * 1000) / visits) / 10;
