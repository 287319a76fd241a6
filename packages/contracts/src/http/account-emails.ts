/** The emails of the auth service, as the worker reads them. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language } from '../fields';

export const requestedEmailKinds = [
  'verify-email',
  'change-email',
  'reset-password',
  'choose-password',
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'factor-added',
  'factor-removed',
  'recovery-codes-created',
  'access-changed',
  'reward-voided',
  'team-invitation',
  'confirm-newsletter',
  'contact-received',
  'contact-for-store',
] as const;
export type RequestedEmailKind = (typeof requestedEmailKinds)[number];

/** A change to an address that has an account becomes a notice to that account. */
export const accountEmailKinds = [...requestedEmailKinds, 'email-taken'] as const;
export type AccountEmailKind = (typeof accountEmailKinds)[number];

/** `path` is the page that the email links to, with its token. */
export const accountEmail = z.object({
  kind: z.enum(accountEmailKinds),
  /** Null for an email to the store itself. */
  to: z.string().nullable(),
  replyTo: z.string().nullable(),
  language,
  name: z.string().nullable(),
  path: z.string().nullable(),
  /** The name of the operator who invites to the team. */
  inviter: z.string().nullish(),
  unsubscribePath: z.string().nullable(),
  contact: z
    .object({
      reference: z.string(),
      email: z.string(),
      /** The customer's own text; null if the email must not repeat it. */
      words: z.object({ subject: z.string(), message: z.string() }).nullable(),
    })
    .nullable(),
});
export type AccountEmail = z.infer<typeof accountEmail>;

/** 404 if the link is used or replaced, or the account erased. */
export const getAccountEmail = endpoint('auth', 'GET /internal/account-mails/:mailId', {
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({ mailId: z.uuid() }),
  response: accountEmail,
});
