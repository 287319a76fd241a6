/** What the auth service has to say by mail, for the worker that sends it. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language } from '../languages';

export const accountEmailKinds = [
  'verify-email',
  'reset-password',
  'password-changed',
  'email-changed',
  'confirm-newsletter',
  'contact-received',
  'contact-for-store',
] as const;
export type AccountEmailKind = (typeof accountEmailKinds)[number];

/** What a mail about an account, the newsletter or a message says. `path` is the page of its link, token included. */
export const accountEmail = z.object({
  kind: z.enum(accountEmailKinds),
  /** Null for a mail to the store itself. */
  to: z.string().nullable(),
  replyTo: z.string().nullable(),
  language,
  name: z.string().nullable(),
  path: z.string().nullable(),
  unsubscribePath: z.string().nullable(),
  contact: z
    .object({
      reference: z.string(),
      email: z.string(),
      /** What was written; null where the mail must not repeat it. */
      words: z.object({ subject: z.string(), message: z.string() }).nullable(),
    })
    .nullable(),
});
export type AccountEmail = z.infer<typeof accountEmail>;

/** 404 once nobody should get the mail any more (used, replaced, erased). */
export const getAccountEmail = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/internal/account-mails/:mailId',
  access: 'system',
  params: z.strictObject({ mailId: z.uuid() }),
  reply: accountEmail,
});
