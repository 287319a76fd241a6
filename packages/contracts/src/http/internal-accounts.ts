/** Accounts of customers, for the order service. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { email, id, idInPath, idParams, language, timestamp } from '../fields';
import { accountExport } from './account';
import { postalAddress } from './addresses';
import { user } from './auth';

/** Lists accounts in the order of change. `after` is the last known `position`. */
export const listChangedAccounts = endpoint('auth', 'POST /internal/changed-accounts', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ after: z.string().max(60).optional(), limit: z.number().int().min(1).max(500) }),
  response: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      name: z.string(),
      createdAt: timestamp,
      /** Has neither name nor address any more. */
      isErased: z.boolean(),
      emailVerified: z.boolean(),
      position: z.string(),
    }),
  ),
});

export const pointsEntry = z.object({
  kind: z.string(),
  points: z.number(),
  amount: z.string(),
  orderId: z.number().nullable(),
  createdAt: timestamp,
});

/** Returns the account of a customer, its newest points, and the consents of its address. */
export const getCustomerAccount = endpoint('auth', 'POST /internal/customer-accounts', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ userId: id.optional(), email: z.string() }),
  response: z.object({
    account: user.nullable(),
    /** The address is the account's: verified, or of an import that nobody has signed in to yet. */
    hasProvedAddress: z.boolean(),
    points: z.array(pointsEntry),
    newsletter: z.object({ state: z.string(), createdAt: timestamp }).nullable(),
  }),
});

/** At most this many, so that a batch is one call. */
export const exportedCustomersMax = 500;

/**
 * What an export of customers adds to the rows of the order service, in their order. Without `userId`, the consent of the
 * address alone. `account` is null for a guest, and for an account that is gone; a member of the team has neither phone nor address.
 */
export const listCustomerProfiles = endpoint('auth', 'POST /internal/customer-profiles', {
  access: 'system',
  callers: ['order'],
  maxBodyBytes: 256 * 1024,
  body: z.strictObject({
    customers: z.array(z.strictObject({ userId: id.optional(), email: z.string().max(320) })).max(exportedCustomersMax),
  }),
  response: z.array(
    z.object({
      account: z
        .object({
          firstName: z.string(),
          lastName: z.string(),
          phone: z.string().nullable(),
          language,
          loyaltyPoints: z.number(),
          /** The default one of the address book. */
          savedAddress: postalAddress.nullable(),
          /** Of the profile, as its user wrote it. */
          address: z.string().nullable(),
          city: z.string().nullable(),
          postalCode: z.string().nullable(),
          country: z.string().nullable(),
        })
        .nullable(),
      /** The address confirmed the newsletter. */
      acceptsMarketing: z.boolean(),
      consentAt: timestamp.nullable(),
    }),
  ),
});

export const accountLinks = ['verify-email', 'reset-password'] as const;

/** Sends at most three an hour. 409 `conflict` for a verified address. */
export const sendAccountLink = endpoint('auth', 'POST /internal/accounts/:id/links', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  body: z.strictObject({ kind: z.enum(accountLinks) }),
  response: z.object({ sent: z.literal(true) }),
});

export const exportAccountFor = endpoint('auth', 'GET /internal/accounts/:id/export', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  response: accountExport,
});

/** 409 `conflict` for the account of staff. The query says which member acts. */
export const eraseAccountFor = endpoint('auth', 'POST /internal/accounts/:id/erase', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  query: z.strictObject({ actorUserId: idInPath.optional() }),
  response: z.object({ erased: z.literal(true) }),
});

/** Erases the subscription and messages of an address without an account. Idempotent. */
export const eraseGuest = endpoint('auth', 'POST /internal/guest-erasures', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ email: email() }),
  response: z.object({ erased: z.literal(true) }),
});
