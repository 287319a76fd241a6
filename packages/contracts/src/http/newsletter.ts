import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language, reachableEmail } from '../fields';

/** Stores the address as unconfirmed and emails it a link. The response never reveals who is already subscribed. */
export const subscribe = endpoint('auth', 'POST /newsletter', {
  summary: 'Subscribes to the newsletter',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ email: reachableEmail(), language: language.optional() }),
  response: z.object({ sent: z.literal(true) }),
});

const linkToken = z.strictObject({ token: z.string().regex(/^[\w-]{20,200}$/, 'This link is not valid') });

/** Idempotent. 410 `link_expired` if a newer link was sent. */
export const confirmSubscription = endpoint('auth', 'POST /newsletter/confirm', {
  summary: 'Confirms a subscription',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string() }),
});

/** Accepts the link of any newsletter or confirmation email. Such links never expire. */
export const unsubscribe = endpoint('auth', 'POST /newsletter/unsubscribe', {
  summary: 'Cancels a subscription',
  access: 'public',
  body: linkToken,
  response: z.object({ email: z.string() }),
});
