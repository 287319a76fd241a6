/** A one-time link opens the first account. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { atMostMessage, validationMessages } from '../validation-messages';
import { fromBrowser, newPasswordTimeoutMs, registerForm, sessionGrant } from './auth';

export const staffPassword = z
  .string()
  .min(12, validationMessages.password_min_staff)
  .max(128, atMostMessage(128, 'Password must'));

const token = z.string().max(200);

export const ownerForm = registerForm.extend({ password: staffPassword });

/** 404 for an unknown link, 410 if used or expired, 409 if the store has an owner. */
export const checkSetupLink = endpoint('auth', 'POST /setup/check', {
  summary: 'Checks a setup link',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token }),
  response: z.object({ expiresAt: timestamp }),
});

/** Fails like `checkSetupLink`. Of two concurrent calls, one succeeds. */
export const createOwner = endpoint('auth', 'POST /setup/owner', {
  access: 'system',
  body: ownerForm.extend({ token }),
  response: sessionGrant,
  timeoutMs: newPasswordTimeoutMs,
  statuses: [201],
});

/** As the browser calls it. */
export const openStore = { ...createOwner, ...fromBrowser, summary: "Creates the owner's account" };
