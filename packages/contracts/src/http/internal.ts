/** Calls between the processes of the store. Their access is `system`: the BFF does not serve them. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, maxInteger } from '../fields';
import { user } from './auth';

const erasure = {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({ userId: id }),
  response: z.object({ erased: z.literal(true) }),
} as const;

/** Removes name, email, address and account from the customer's orders; totals and lines stay. Idempotent. */
export const eraseCustomer = endpoint('order', 'POST /internal/erasures', { ...erasure, timeoutMs: 15_000 });
/** Removes name and account from the user's reviews and reservations, and deletes their votes. Idempotent. */
export const eraseReviewer = endpoint('catalog', 'POST /internal/erasures', erasure);

/** Serves the bytes of an uploaded image to the BFF. Not JSON, so it is a path and not an endpoint. */
export const uploadedImagePath = '/internal/uploads/:name';

/** Returns the user of a session cookie. 401 if it is unknown, expired or revoked. */
export const resolveSession = endpoint('auth', 'POST /internal/sessions/resolve', {
  access: 'system',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ user, expiresAt: z.string() }),
});

/**
 * Returns what visitors read that has changed since `since`, the `position` of an earlier response: the stock of these
 * products or, if `isEverything`, anything at all. Reports everything if it cannot know.
 */
export const readChanges = endpoint('catalog', 'GET /internal/changes', {
  priority: 'essential',
  access: 'system',
  query: z.strictObject({ since: z.string().max(4000).optional() }),
  response: z.object({ position: z.string(), isEverything: z.boolean(), products: z.array(z.number()) }),
  timeoutMs: 900,
});

/** Counts searches that the BFF answered from its cache: the query of each product list, and how often. */
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
