/** The first owner of a store: a one-time link opens the account that all others are invited by. */
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { atMostMessage, validationMessages } from '../validation-messages';
import { fromBrowser, newPasswordTimeoutMs, registerForm, sessionGrant } from './auth';

/** The password of an account that runs the store is longer than a shopper's. */
const staffPassword = z
  .string()
  .min(12, validationMessages.password_min_staff)
  .max(128, atMostMessage(128, 'Password must'));

const token = z.string().max(200);

export const ownerForm = registerForm.extend({ password: staffPassword });

/** 404 if the store never made the link, 410 if it is used or expired, 409 if the store has an owner. */
export const checkSetupLink = endpoint('auth', 'POST /setup/check', {
  summary: 'Checks a setup link',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token }),
  response: z.object({ expiresAt: timestamp }),
});

/** Creates the first operator. Fails like `checkSetupLink`; of two owners at once one is created. */
export const createOwner = endpoint('auth', 'POST /setup/owner', {
  access: 'system',
  body: ownerForm.extend({ token }),
  response: sessionGrant,
  timeoutMs: newPasswordTimeoutMs,
  statuses: [201],
});

/** The same as the browser calls it. */
export const openStore = { ...createOwner, ...fromBrowser, summary: "Creates the owner's account" };
