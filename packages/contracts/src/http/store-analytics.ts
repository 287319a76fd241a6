import { z } from 'zod';
import { endpoint } from '../endpoint';

/** The campaign a visit came from: `?utm_source=` of the marketing page's links. */
const source = z.string().regex(/^[a-z0-9_-]{1,40}$/);

/** Counts the browser once a day (UTC). A browser without a visitor cookie gets one. */
export const recordVisit = endpoint({
  service: 'order',
  method: 'POST',
  path: '/visits',
  summary: 'Records a visit',
  access: 'public',
  remembersVisitor: true,
  body: z.strictObject({ source: source.optional() }),
  reply: z.undefined(),
});

export const storeAnalytics = z.object({
  visitsToday: z.number(),
  ordersToday: z.number(),
  /** Orders per visit of today in percent, to one decimal; 0 without visits. */
  conversionRate: z.number(),
  revenueToday: z.string(),
  /** The best seller of the last 30 days; null without sales. */
  topProduct: z.object({ productId: z.number(), name: z.string(), quantity: z.number() }).nullable(),
  /** Today's visits by campaign, most first. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
});
export type StoreAnalytics = z.infer<typeof storeAnalytics>;

export const getStoreAnalytics = endpoint({
  service: 'order',
  path: '/marketing/figures',
  summary: "Retrieves today's store analytics",
  access: 'staff',
  reply: storeAnalytics,
});
