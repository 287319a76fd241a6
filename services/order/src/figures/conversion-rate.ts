/**
 * Orders per visit in percent, to one decimal. Above 100 where it is: some buyers never tell that they visit (a
 * blocker, a second order on the same day), and a figure cut at 100 would hide that.
 */
export const conversionRate = (orders: number, visits: number): number =>
  visits === 0 ? 0 : Math.round((orders * 1000) / visits) / 10;
