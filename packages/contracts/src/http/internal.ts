/** Between processes. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idInPath, language, maxInteger } from '../fields';
import { user } from './auth';
import { sellingForm } from './selling';

const erasure = {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({ userId: id }),
  response: z.object({ erased: z.literal(true) }),
} as const;

/** Totals and lines stay. Idempotent. */
export const eraseCustomer = endpoint('order', 'POST /internal/erasures', { ...erasure, timeoutMs: 15_000 });
/** Keeps reviews and reservations without name and account; deletes votes. Idempotent. */
export const eraseReviewer = endpoint('catalog', 'POST /internal/erasures', erasure);

/** Keeps imported reviews of an address without name, address and reply, also where a file brings them later. Idempotent. */
export const eraseImportedReviewer = endpoint('catalog', 'POST /internal/imported-review-erasures', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ email: z.string().min(1).max(320) }),
  response: z.object({ erased: z.literal(true) }),
});

const targetsMax = 60_000;
const perTargets = <T extends z.ZodType>(part: T) =>
  z.strictObject({
    products: z.array(part).max(targetsMax),
    categories: z.array(part).max(targetsMax),
    collections: z.array(part).max(targetsMax),
  });

/** What discounts may be for, by ids or slugs: files name them by slug. */
export const findTargets = endpoint('catalog', 'POST /internal/targets', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ ids: perTargets(id), slugs: perTargets(z.string().max(60_000)) }),
  maxBodyBytes: 8 * 1024 * 1024,
  timeoutMs: 10_000,
  response: perTargets(z.object({ id: z.number(), slug: z.string() })),
});

/** Not JSON, so a path and not an endpoint. */
export const uploadedImagePath = '/internal/uploads/:name';

/** 401 if the session is unknown, expired or revoked. */
export const resolveSession = endpoint('auth', 'POST /internal/sessions/resolve', {
  access: 'system',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ user, expiresAt: z.string() }),
});

/** The names of those who can give permissions, at most 5. */
export const listOwners = endpoint('auth', 'GET /internal/owners', {
  access: 'system',
  response: z.object({ names: z.array(z.string()) }),
});

/**
 * What has changed since `since`, an earlier `position`: the stock of products or, with `isEverything`, anything. With `keepsProducts`
 * too, lists changed and the products that are named; the other products are as they were. Whoever does not know that reads
 * everything again. Reports everything if it cannot know.
 */
export const readChanges = endpoint('catalog', 'GET /internal/changes', {
  priority: 'essential',
  access: 'system',
  query: z.strictObject({ since: z.string().max(4000).optional() }),
  response: z.object({
    position: z.string(),
    isEverything: z.boolean(),
    keepsProducts: z.boolean().optional(),
    products: z.array(z.number()),
    /** With a change, where there is a replica: sent back as `seenHeader`, it keeps reads from one that lacks the change. */
    seen: z.string().optional(),
  }),
  timeoutMs: 900,
});

/** How far Postgres had written when the newest change that the caller knows was read. */
export const seenHeader = 'x-catalog-seen';

export const countSearches = endpoint('catalog', 'POST /internal/searches', {
  priority: 'browsing',
  access: 'system',
  body: z.strictObject({
    searches: z
      .array(z.strictObject({ query: z.string().max(2000), times: z.number().int().positive().max(maxInteger) }))
      .max(500),
  }),
  maxBodyBytes: 1024 * 1024,
  response: z.undefined(),
});

/** Copies the settings of shipping and tax to where responses to visitors are cached. An older version changes nothing. */
export const copySelling = endpoint('catalog', 'PUT /internal/selling', {
  access: 'system',
  callers: ['workers'],
  maxBodyBytes: 512 * 1024,
  body: sellingForm,
  response: z.undefined(),
});

/** The products whose ids lie between two multiples of this are a part of the sitemap. */
export const sitemapPartSize = 4000;

const sitemapRead = { access: 'system', callers: ['bff'], priority: 'browsing', timeoutMs: 15_000 } as const;

/** The parts that have products on sale, each with its latest change. */
export const listSitemapParts = endpoint('catalog', 'GET /internal/sitemap', {
  ...sitemapRead,
  response: z.array(z.object({ part: z.number(), updatedAt: z.string() })),
});

export const sitemapProduct = z.object({
  id: z.number(),
  updatedAt: z.string(),
  images: z.array(z.string()),
  /** By language, with English. */
  names: z.partialRecord(language, z.string()),
});
export type SitemapProduct = z.infer<typeof sitemapProduct>;

/** Some of the products of a part, by id. Fewer than 500 are the last. */
export const listSitemapProducts = endpoint('catalog', 'GET /internal/sitemap/:id', {
  ...sitemapRead,
  params: z.strictObject({ id: idInPath }),
  query: z.strictObject({ after: idInPath.optional() }),
  response: z.array(sitemapProduct),
});
