import * as z from 'zod';
import { endpoint } from '../endpoint';
import { pages, publicPaths } from '../pages';
import { bucketsMax, vitalNames } from '../vital-buckets';

/** The pages of customers that are measured, where a visit began with one. */
export const measuredPages: readonly [string, ...string[]] = [
  pages.checkout,
  pages.checkoutSuccess,
  pages.login,
  pages.register,
  pages.account,
  pages.customerOrder,
  ...publicPaths,
];

const page = z.enum(measuredPages);
const ms = z.number().min(0).max(600_000);

/** Of one page view, without anything that tells whose. What a browser does not measure is left out. */
export const reportWebVitals = endpoint('bff', 'POST /web-vitals', {
  priority: 'browsing',
  summary: 'Records the web vitals of a page view',
  access: 'public',
  rateLimit: 'measure',
  isAnsweredByBff: true,
  maxBodyBytes: 1024,
  body: z.strictObject({
    page,
    lcp_ms: ms.optional(),
    inp_ms: ms.optional(),
    cls: z.number().min(0).max(1000).optional(),
    ttfb_ms: ms.optional(),
  }),
  response: z.undefined(),
});

const countedVital = z.strictObject({
  page,
  vital: z.enum(vitalNames),
  bucket: z
    .number()
    .int()
    .min(0)
    .max(bucketsMax - 1),
  count: z.number().int().min(1).max(1_000_000),
});
export type CountedVital = z.infer<typeof countedVital>;

/** What a BFF counted in a minute. */
export const storeWebVitals = endpoint('traces', 'POST /internal/web-vitals', {
  access: 'system',
  callers: ['bff'],
  maxBodyBytes: 512 * 1024,
  body: z.strictObject({ counts: z.array(countedVital).max(3000) }),
  response: z.undefined(),
});

const percentile = z.number().nullable();

const pageVitals = z.object({
  page: z.string(),
  /** Views of which at least one value is known. */
  views: z.number(),
  /** The 75th percentile of each; null where no browser measured it. */
  p75: z.object({ lcp_ms: percentile, inp_ms: percentile, cls: percentile, ttfb_ms: percentile }),
});
export type PageVitals = z.infer<typeof pageVitals>;

/** Of the last seven days, the most viewed first. */
export const listWebVitals = endpoint('traces', 'GET /ops/web-vitals', {
  summary: 'Returns web vitals per page',
  access: 'operator',
  permission: 'operations:read',
  response: z.array(pageVitals),
});
