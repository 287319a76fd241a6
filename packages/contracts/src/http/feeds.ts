/** Feeds of products, which Google, Meta and agents fetch at an address that only they know. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { exportTimeoutMs } from '../export-files';
import { idInPath, language, timestamp } from '../fields';
import { page } from '../page';
import { countryCode } from './addresses';

/** Each is the name of a file below `/feeds`. */
export const feedFormats = ['google.xml', 'google.tsv', 'meta.csv', 'acp.jsonl'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Why an item is refused, or shown less. */
export const feedIssueCodes = [
  'title_missing',
  'title_long',
  'description_missing',
  'description_long',
  'image_missing',
  'image_not_https',
  'price_missing',
  'gtin_invalid',
  'brand_missing',
  'brand_long',
  'identifiers_missing',
  'country_missing',
] as const;
export type FeedIssueCode = (typeof feedIssueCodes)[number];

/** `isRefused`: the item is left out, because its reader would refuse it. */
export const feedIssue = z.object({ code: z.enum(feedIssueCodes), isRefused: z.boolean() });
export type FeedIssue = z.infer<typeof feedIssue>;

/** For whom a feed is: its texts, and the shipping that its items have. Without a country, the store's. */
const market = { language: language.default('en'), country: countryCode.optional() };

export const feedFetch = z.object({
  format: z.enum(feedFormats),
  language,
  /** Empty where the address named none. */
  country: z.string(),
  fetchedAt: timestamp,
  items: z.number(),
  refused: z.number(),
});

export const feeds = z.object({
  /** In the address of each feed. Who knows it reads all products on sale. */
  key: z.string(),
  rotatedAt: timestamp,
  /** Variants, and products without options, on sale. */
  items: z.number(),
  /** The latest of each address, newest first. */
  fetches: z.array(feedFetch),
});
export type Feeds = z.infer<typeof feeds>;

export const getFeeds = endpoint('catalog', 'GET /feeds', {
  summary: 'Returns the key of the product feeds, and when they were fetched',
  access: 'staff',
  permission: 'products:read',
  response: feeds,
});

/** The earlier addresses are 404 from then on. */
export const rotateFeedKey = endpoint('catalog', 'POST /feeds/key', {
  summary: 'Replaces the key of the product feeds',
  access: 'staff',
  permission: 'products:write',
  response: feeds,
});

export const feedProblem = z.object({
  id: z.number(),
  /** Of the product to mend: the parent of a variant. */
  productId: z.number(),
  name: z.string(),
  issues: z.array(feedIssue).min(1),
});
export type FeedProblem = z.infer<typeof feedProblem>;

/** By id. A page may have fewer rows than its limit, or none, and yet a next one. */
export const listFeedProblems = endpoint('catalog', 'GET /feeds/problems', {
  summary: 'Lists the items that a feed would refuse or show less, and why',
  access: 'staff',
  permission: 'products:read',
  timeoutMs: 15_000,
  ...page({
    row: feedProblem,
    limitMax: 100,
    cursor: idInPath,
    query: { format: z.enum(feedFormats).default('google.xml'), ...market },
  }),
});

const xml = { type: 'application/xml; charset=utf-8', name: 'google.xml' };

/** The file, for the BFF. 404 for another key. `origin` is the address of the store. */
export const readFeed = endpoint('catalog', 'GET /internal/feeds', {
  access: 'system',
  priority: 'browsing',
  query: z.strictObject({
    format: z.enum(feedFormats),
    key: z.string().max(100).default(''),
    origin: z.url().max(300),
    ...market,
  }),
  response: z.undefined(),
  file: {
    ...xml,
    byFormat: {
      'google.xml': xml,
      'google.tsv': { type: 'text/tab-separated-values; charset=utf-8', name: 'google.tsv' },
      'meta.csv': { type: 'text/csv; charset=utf-8', name: 'meta.csv' },
      'acp.jsonl': { type: 'application/jsonl; charset=utf-8', name: 'acp.jsonl' },
    },
  },
  timeoutMs: exportTimeoutMs,
});
