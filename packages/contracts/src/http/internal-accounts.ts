/** Accounts of customers, for the order service. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { email, id, idParams, timestamp } from '../fields';
import { accountExport } from './account';
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
    points: z.array(pointsEntry),
    newsletter: z.object({ state: z.string(), createdAt: timestamp }).nullable(),
  }),
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

/** 409 `conflict` for the account of staff. */
export const eraseAccountFor = endpoint('auth', 'POST /internal/accounts/:id/erase', {
  access: 'system',
  callers: ['order'],
  params: idParams,
  response: z.object({ erased: z.literal(true) }),
});

/** Erases the subscription and messages of an address without an account. Idempotent. */
export const eraseGuest = endpoint('auth', 'POST /internal/guest-erasures', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ email: email() }),
  response: z.object({ erased: z.literal(true) }),
});
