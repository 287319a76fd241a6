/** The account of the signed-in user. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { email, language, timestamp } from '../fields';
import { validationMessages } from '../validation-messages';
import { newPasswordTimeoutMs, password, user } from './auth';
import { reward } from './rewards';
import { savedAddresses } from './saved-addresses';

export const updateSettings = endpoint('auth', 'PUT /auth/settings', {
  summary: 'Updates the account settings',
  access: 'shopper',
  body: z.strictObject({ preferredLanguage: language.optional(), marketingOptIn: z.boolean().optional() }),
  response: user,
});

const currentPassword = z.string().min(1, validationMessages.required).max(128);

export const passwordForm = z.strictObject({ currentPassword, newPassword: password });

/** Ends every other session and emails the user. 400 names `currentPassword` if it is wrong. */
export const changePassword = endpoint('auth', 'PUT /auth/password', {
  summary: 'Changes the password',
  access: 'shopper',
  rateLimit: 'strict',
  body: passwordForm,
  timeoutMs: newPasswordTimeoutMs,
  response: z.undefined(),
});

export const session = z.object({
  id: z.uuid(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Most recently seen first. */
export const listSessions = endpoint('auth', 'GET /auth/sessions', {
  summary: 'Lists sessions',
  access: 'shopper',
  response: z.array(session),
});

export const endSession = endpoint('auth', 'DELETE /auth/sessions/:sessionId', {
  summary: 'Ends a session',
  access: 'shopper',
  params: z.strictObject({ sessionId: z.uuid() }),
  response: z.undefined(),
});

export const endOtherSessions = endpoint('auth', 'DELETE /auth/sessions', {
  summary: 'Ends all other sessions',
  access: 'shopper',
  response: z.undefined(),
});

/** Responds the same whether or not the address has an account. The link expires after an hour. */
export const forgotPassword = endpoint('auth', 'POST /auth/forgot-password', {
  summary: 'Sends a password reset email',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ email: email(), language: language.optional() }),
  response: z.object({ sent: z.literal(true) }),
});

/** The token of an emailed link. */
const emailedToken = z.string().regex(/^[\w-]{20,200}$/, 'This link is not valid');

/** Ends every session. 410 `link_expired` if the link is used, replaced or expired. */
export const resetPassword = endpoint('auth', 'POST /auth/reset-password', {
  summary: 'Resets the password',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token: emailedToken, password }),
  timeoutMs: newPasswordTimeoutMs,
  response: z.undefined(),
});

/**
 * Also completes a change of address, for which 401 unless the account's session follows the link. 410 `link_expired`
 * if the link is used, replaced or expired, or another account has the address.
 */
export const verifyEmail = endpoint('auth', 'POST /auth/verify-email', {
  summary: 'Verifies an email address',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token: emailedToken }),
  response: z.object({ email: z.string() }),
});

/** Tells which address the link confirms. 410 like `verifyEmail`. */
export const checkVerification = endpoint('auth', 'POST /auth/verify-email/check', {
  summary: 'Says which address a link confirms',
  access: 'public',
  rateLimit: 'strict',
  body: verifyEmail.body,
  response: z.object({ email: z.string(), isConfirmed: z.boolean() }),
});

/** Sends at most one email a minute, to the new address while a change is pending. */
export const requestVerification = endpoint('auth', 'POST /auth/verification-mail', {
  summary: 'Resends the verification email',
  access: 'shopper',
  rateLimit: 'strict',
  response: z.object({ sent: z.literal(true) }),
});

/** Ends the pending link, if any. */
export const cancelEmailChange = endpoint('auth', 'DELETE /auth/email-change', {
  summary: 'Cancels a change of email',
  access: 'shopper',
  response: user,
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
  addresses: savedAddresses.default([]),
  newsletter: z.object({ state: z.string(), createdAt: timestamp }).nullable(),
  contactMessages: z.array(z.object({ subject: z.string(), message: z.string(), createdAt: timestamp })),
  /** The second factor since when, and the passkeys by name. */
  twoFactor: z.object({
    since: timestamp.nullable(),
    passkeys: z.array(z.object({ name: z.string(), createdAt: timestamp })),
  }),
});

/** What auth stores about the user. */
export const exportAccount = endpoint('auth', 'GET /auth/export', {
  summary: 'Exports the account',
  access: 'shopper',
  response: accountExport,
});

export const eraseForm = z.strictObject({ password: currentPassword });

/**
 * Erases name, address, email, sessions and points for good. Orders stay without a name, as the law requires. Other
 * services follow by `account-erased`. 400 names `password` if it is wrong.
 */
export const eraseAccount = endpoint('auth', 'POST /auth/erase', {
  summary: 'Erases the account',
  access: 'shopper',
  rateLimit: 'strict',
  endsSession: true,
  body: eraseForm,
  response: z.undefined(),
});
