/** What a person does with their own account besides signing in. All of it belongs to the auth service. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, timestamp } from '../fields';
import { language } from '../languages';
import { validationMessages } from '../validation-messages';
import { password, user } from './auth';
import { reward } from './rewards';

export const updateSettings = endpoint({
  service: 'auth',
  method: 'PUT',
  path: '/auth/settings',
  summary: 'Updates language and newsletter consent',
  access: 'shopper',
  body: z.strictObject({ preferredLanguage: language.optional(), marketingOptIn: z.boolean().optional() }),
  reply: user,
});

const currentPassword = z.string().min(1, validationMessages.required).max(128);

export const passwordForm = z.strictObject({ currentPassword, newPassword: password });

/** Ends every other session of the person and tells them by mail. A wrong `currentPassword` is a 400 that names it. */
export const changePassword = endpoint({
  service: 'auth',
  method: 'PUT',
  path: '/auth/password',
  summary: 'Changes the password and ends every other session',
  access: 'shopper',
  rateLimit: 'strict',
  body: passwordForm,
  reply: z.undefined(),
});

export const session = z.object({
  id: z.uuid(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Where the person is signed in, the most recently seen first. */
export const listSessions = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Lists where the user is signed in',
  access: 'shopper',
  reply: z.array(session),
});

export const endSession = endpoint({
  service: 'auth',
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  summary: 'Ends one session',
  access: 'shopper',
  params: z.strictObject({ sessionId: z.uuid() }),
  reply: z.undefined(),
});

export const endOtherSessions = endpoint({
  service: 'auth',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends every other session',
  access: 'shopper',
  reply: z.undefined(),
});

/** Always the same answer, whether the address has an account or not; the link in the mail lives an hour. */
export const forgotPassword = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Emails a link that resets the password',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ email: email(), language: language.optional() }),
  reply: z.object({ sent: z.literal(true) }),
});

/** What stands in a mailed link. */
const mailedToken = z.string().regex(/^[\w-]{20,200}$/, 'This link is not valid');

/** Works once; ends every session of the person. 410 `link_expired` for a link that is used, replaced or too old. */
export const resetPassword = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a new password by an emailed link',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token: mailedToken, password }),
  reply: z.undefined(),
});

export const verifyEmail = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Verifies an email address by an emailed link',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token: mailedToken }),
  reply: z.object({ email: z.string() }),
});

/** Sends the verification mail again, at most one a minute. */
export const requestVerification = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/auth/verification-mail',
  summary: 'Sends the verification email again',
  access: 'shopper',
  rateLimit: 'strict',
  reply: z.object({ sent: z.literal(true) }),
});

export const accountExport = z.object({
  exportedAt: timestamp,
  user,
  sessions: z.array(session),
  loyaltyEntries: z.array(
    z.object({
      kind: z.string(),
      points: z.number(),
      amount: z.string(),
      orderId: z.number().nullable(),
      createdAt: timestamp,
    }),
  ),
  rewards: z.array(reward),
  newsletter: z.object({ state: z.string(), createdAt: timestamp }).nullable(),
  contactMessages: z.array(z.object({ subject: z.string(), message: z.string(), createdAt: timestamp })),
});

/** Everything this service knows of the asking person. Orders and reviews have calls of their own. */
export const exportAccount = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/auth/export',
  summary: "Returns everything stored about the user's account",
  access: 'shopper',
  reply: accountExport,
});

export const eraseForm = z.strictObject({ password: currentPassword });

/**
 * Closes the account for good: name, address and email are replaced, sessions end, points lapse, and the other
 * services forget the person by the event `account-erased`. What the law wants kept, orders and their totals,
 * stays without a name. A wrong `password` is a 400 that names it.
 */
export const eraseAccount = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/auth/erase',
  summary: 'Erases the account',
  access: 'shopper',
  rateLimit: 'strict',
  endsSession: true,
  body: eraseForm,
  reply: z.undefined(),
});
