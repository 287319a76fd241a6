import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

/** The campaign a visit came from: `?utm_source=` of the marketing page's links. */
const source = z.string().regex(/^[a-z0-9_-]{1,40}$/);

/** The campaigns that are counted by their name: the links of the marketing page, and where stores usually advertise. */
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

/** Counts the browser once a day of the store's time zone. A browser without a visitor cookie gets one. */
export const recordVisit = endpoint('order', 'POST /visits', {
  priority: 'browsing',
  summary: 'Records a visit',
  access: 'public',
  remembersVisitor: true,
  body: z.strictObject({ source: source.optional() }),
  response: z.undefined(),
});

const storeAnalytics = z.object({
  visitsToday: z.number(),
  ordersToday: z.number(),
  /** Orders per visit of today in percent, to one decimal; 0 without visits. */
  conversionRate: z.number(),
  revenueToday: z.string(),
  /** The best seller of the last 30 days; null without sales. */
  topProduct: z.object({ productId: z.number(), name: z.string(), quantity: z.number() }).nullable(),
  /** Today's visits by campaign, most first. A campaign outside `visitSources` is `other`. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
});
export type StoreAnalytics = z.infer<typeof storeAnalytics>;

export const getStoreAnalytics = endpoint('order', 'GET /marketing/figures', {
  summary: "Retrieves today's store analytics",
  access: 'staff',
  response: storeAnalytics,
});

/** The lengths of the periods of the back office's home, in days that include today. */
export const periodDays = [1, 7, 30, 90] as const;
export type PeriodDays = (typeof periodDays)[number];

const days = z
  .enum(periodDays.map(String) as `${PeriodDays}`[])
  .transform((text) => Number(text) as PeriodDays)
  .default(7);

const salesTotals = z.object({
  /** The payments for orders that are not cancelled; a refund cancels its order. */
  revenue: z.string(),
  orders: z.number(),
  /** Null without orders. */
  averageOrder: z.string().nullable(),
  visits: z.number(),
  /** Orders per visit in percent, to one decimal; null without visits, and with fewer visits than orders. */
  conversionRate: z.number().nullable(),
});

const sales = z.object({
  /** The period begins with a day of the store's time zone and ends now. The period before ends at the same time, `days` earlier. */
  current: salesTotals,
  previous: salesTotals,
  /** One entry per hour of one day, or per day of several, oldest first. Parts that are still to come are left out. */
  series: z.array(
    z.object({ startsAt: timestamp, revenue: z.string(), orders: z.number(), previousRevenue: z.string() }),
  ),
  /** The products with most revenue in the period, at the prices they were sold for. */
  topProducts: z.array(
    z.object({ productId: z.number(), name: z.string(), quantity: z.number(), revenue: z.string() }),
  ),
});
export type Sales = z.infer<typeof sales>;

export const getSales = endpoint('order', 'GET /analytics/sales', {
  summary: 'Retrieves sales compared with the period before',
  access: 'staff',
  query: z.strictObject({ days }),
  response: sales,
});

const topSearches = z.array(
  z.object({
    query: z.string(),
    searches: z.number(),
    /** The number of products that the latest search found, up to one page of them. */
    results: z.number(),
  }),
);
export type TopSearches = z.infer<typeof topSearches>;

export const listTopSearches = endpoint('catalog', 'GET /analytics/searches', {
  summary: 'Lists what visitors searched for most',
  access: 'staff',
  query: z.strictObject({ days }),
  response: topSearches,
});

/** Orders that are paid and not sent yet. */
export const countWaitingOrders = endpoint('order', 'GET /analytics/waiting/orders', {
  summary: 'Counts orders to ship',
  access: 'staff',
  response: z.object({ toShip: z.number() }),
});

/** Products low in stock, and visible reviews of the last 7 days. */
export const countWaitingCatalog = endpoint('catalog', 'GET /analytics/waiting/catalog', {
  summary: 'Counts stock alerts and new reviews',
  access: 'staff',
  response: z.object({ lowStock: z.number(), newReviews: z.number() }),
});

export const countWaitingMessages = endpoint('auth', 'GET /analytics/waiting/messages', {
  summary: 'Counts open messages',
  access: 'staff',
  response: z.object({ openMessages: z.number() }),
});
