import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language, reachableEmail } from '../fields';

/** Emails a link. Never reveals who is subscribed. */
export const subscribe = endpoint('auth', 'POST /newsletter', {
  summary: 'Subscribes to the newsletter',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ email: reachableEmail(), language: language.optional() }),
  response: z.object({ sent: z.literal(true) }),
});

const linkToken = z.strictObject({ token: z.string().regex(/^[\w-]{20,200}$/, 'This link is not valid') });

/** Idempotent. 410 `link_expired` after a newer link. */
export const confirmSubscription = endpoint('auth', 'POST /newsletter/confirm', {
  summary: 'Confirms a subscription',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string() }),
});

/** Accepts any newsletter or confirmation link, which never expires. */
export const unsubscribe = endpoint('auth', 'POST /newsletter/unsubscribe', {
  summary: 'Cancels a subscription',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string() }),
});
