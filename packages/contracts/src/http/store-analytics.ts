import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

/** `?utm_source=` of the marketing page's links. */
const source = z.string().regex(/^[a-z0-9_-]{1,40}$/);

/** Counted by name. */
export const visitSources = [
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'twitter',
  'whatsapp',
  'telegram',
  'reddit',
  'linkedin',
  'pinterest',
  'snapchat',
  'threads',
  'google',
  'bing',
  'email',
  'newsletter',
  'share',
  'link',
  'affiliate',
] as const;

/** Counts a browser once a day in the store's time zone. Sets a visitor cookie. */
export const recordVisit = endpoint('order', 'POST /visits', {
  priority: 'browsing',
  summary: 'Records a visit',
  access: 'public',
  remembersVisitor: true,
  body: z.strictObject({ source: source.optional() }),
  response: z.undefined(),
});

export const storeAnalytics = z.object({
  visitsToday: z.number(),
  ordersToday: z.number(),
  /** As of `salesTotals`, but 0 before anything was sold. */
  conversionRate: z.number().nullable(),
  revenueToday: z.string(),
  topProduct: z.object({ productId: z.number(), name: z.string(), quantity: z.number() }).nullable(),
  /** Today, most first. `other` for those outside `visitSources`. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
});
export type StoreAnalytics = z.infer<typeof storeAnalytics>;

export const getStoreAnalytics = endpoint('order', 'GET /marketing/figures', {
  summary: "Retrieves today's store analytics",
  access: 'staff',
  permission: 'analytics:read',
  response: storeAnalytics,
});

/** Lengths in days, today included. */
export const periodDays = [1, 7, 30, 90] as const;
export type PeriodDays = (typeof periodDays)[number];

const days = z
  .enum(periodDays.map(String) as `${PeriodDays}`[])
  .transform((text) => Number(text) as PeriodDays)
  .default(7);

/** Of orders that are paid and not cancelled, dated by their payment. */
export const salesMetrics = z.object({
  orders: z.number(),
  /** What was paid, less `refunds`. */
  revenue: z.string(),
  /** Refunds that succeeded, and what disputes took. */
  refunds: z.string(),
  /** Revenue per order; null without orders. */
  averageOrder: z.string().nullable(),
});
export type SalesMetrics = z.infer<typeof salesMetrics>;

const salesTotals = salesMetrics.extend({
  visits: z.number(),
  /** Percent, to one decimal; null without visits, or with fewer visits than orders. */
  conversionRate: z.number().nullable(),
});

export const sales = z.object({
  /** From the beginning of a day in the store's time zone until now. `previous` ends `days` earlier. */
  current: salesTotals,
  previous: salesTotals,
  /** One entry per hour of one day, or per day, oldest first, until now. */
  series: z.array(
    z.object({ startsAt: timestamp, revenue: z.string(), orders: z.number(), previousRevenue: z.string() }),
  ),
  /** Sorted by revenue, at the prices paid. */
  topProducts: z.array(
    z.object({ productId: z.number(), name: z.string(), quantity: z.number(), revenue: z.string() }),
  ),
});
export type Sales = z.infer<typeof sales>;

export const getSales = endpoint('order', 'GET /analytics/sales', {
  summary: 'Retrieves sales compared with the period before',
  access: 'staff',
  permission: 'analytics:read',
  query: z.strictObject({ days }),
  response: sales,
});

export const topSearches = z.array(
  z.object({
    query: z.string(),
    searches: z.number(),
    /** The number found, at most one page. */
    results: z.number(),
  }),
);
export type TopSearches = z.infer<typeof topSearches>;

export const listTopSearches = endpoint('catalog', 'GET /analytics/searches', {
  summary: 'Lists what visitors searched for most',
  access: 'staff',
  permission: 'analytics:read',
  query: z.strictObject({ days }),
  response: topSearches,
});

export const countWaitingOrders = endpoint('order', 'GET /analytics/waiting/orders', {
  summary: 'Counts orders to ship',
  access: 'staff',
  permission: 'orders:read',
  response: z.object({ toShip: z.number() }),
});

/** Low stock, and visible reviews of the last 7 days. */
export const countWaitingCatalog = endpoint('catalog', 'GET /analytics/waiting/catalog', {
  summary: 'Counts stock alerts and new reviews',
  access: 'staff',
  permission: 'home:read',
  callers: ['bff', 'workers'],
  response: z.object({ lowStock: z.number(), newReviews: z.number() }),
});
