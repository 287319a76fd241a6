import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email } from '../fields';
import { language } from '../languages';

/** Stores the address as unconfirmed and mails it a link. The answer never tells who is subscribed already. */
export const subscribe = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/newsletter',
  summary: 'Subscribes an address to the newsletter',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ email: email(), language: language.optional() }),
  reply: z.object({ sent: z.literal(true) }),
});

const linkToken = z.strictObject({ token: z.string().regex(/^[\w-]{20,200}$/, 'This link is not valid') });

/** Confirming twice is once. 410 `link_expired` for a link that is not the latest. */
export const confirmSubscription = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirms a subscription by an emailed link',
  access: 'public',
  body: linkToken,
  reply: z.object({ email: z.string() }),
});

/** The link of any newsletter or confirmation mail ends the subscription, for ever valid. */
export const unsubscribe = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Ends a subscription by an emailed link',
  access: 'public',
  body: linkToken,
  reply: z.object({ email: z.string() }),
});
