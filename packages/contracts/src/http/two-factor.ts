import * as z from 'zod';
import { endpoint } from '../endpoint';
import { copiedCode, requiredLine, timestamp } from '../fields';
import { validationMessages } from '../validation-messages';
import { fromBrowser, sessionGrant } from './auth';

/** The token of a sign-in or registration that has begun. */
const token = z.string().regex(/^[\w-]{43}$/, 'This sign-in is not valid');

/** A code of the app, or a recovery code. Ignores spaces and hyphens. */
const code = copiedCode().min(1, validationMessages.required).max(40);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const twoFactor = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
  /** True where the store requires a second factor of this account. */
  isRequired: z.boolean(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

export const getTwoFactor = endpoint('auth', 'GET /auth/two-factor', {
  summary: 'Retrieves the two-factor settings',
  access: 'shopper',
  response: twoFactor,
});

/**
 * For 15 minutes. Calls that change the protection respond 403 `confirmation_required` without it. 400 names
 * `password`.
 */
export const confirmIdentity = endpoint('auth', 'POST /auth/confirm', {
  summary: 'Confirms the identity of the user',
  access: 'shopper',
  rateLimit: 'strict',
  body: z.strictObject({ password: z.string().min(1, validationMessages.required).max(128) }),
  response: z.undefined(),
});

/** Counts once confirmed. 409 if there is one. */
export const startTotp = endpoint('auth', 'POST /auth/two-factor/totp', {
  summary: 'Starts the setup of an authenticator app',
  access: 'shopper',
  rateLimit: 'strict',
  response: z.object({ secret: z.string(), uri: z.string() }),
});

/** Shown once; null unless this is the first factor. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** 400 names `code`. The first factor ends the other sessions. */
export const confirmTotp = endpoint('auth', 'PUT /auth/two-factor/totp', {
  summary: 'Sets up an authenticator app',
  access: 'shopper',
  rateLimit: 'strict',
  body: z.strictObject({ code }),
  response: newRecoveryCodes,
});

/** Idempotent. Ends the recovery codes with the last factor. */
export const removeTotp = endpoint('auth', 'DELETE /auth/two-factor/totp', {
  summary: 'Removes the authenticator app',
  access: 'shopper',
  response: z.undefined(),
});

/** Ends the previous ones. 409 without a second factor. */
export const createRecoveryCodes = endpoint('auth', 'POST /auth/two-factor/recovery-codes', {
  summary: 'Creates new recovery codes',
  access: 'shopper',
  rateLimit: 'strict',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** JSON of the Web Authentication API, for the library. */
const webAuthnJson = z.looseObject({});
const passkeyResponse = z.looseObject({ id: z.string().max(1400) });

export const startPasskey = endpoint('auth', 'POST /auth/two-factor/passkeys/options', {
  summary: 'Starts the registration of a passkey',
  access: 'shopper',
  rateLimit: 'strict',
  response: z.object({ token, options: webAuthnJson }),
});

export const passkeyName = requiredLine(1, 60, 'required');

/** 422 if it does not fit, 409 for too many. */
export const addPasskey = endpoint('auth', 'POST /auth/two-factor/passkeys', {
  summary: 'Adds a passkey',
  access: 'shopper',
  rateLimit: 'strict',
  body: z.strictObject({ token, name: passkeyName, response: passkeyResponse }),
  response: newRecoveryCodes,
});

export const removePasskey = endpoint('auth', 'DELETE /auth/two-factor/passkeys/:passkeyId', {
  summary: 'Removes a passkey',
  access: 'shopper',
  params: z.strictObject({ passkeyId: z.string().regex(/^[\w-]{1,1400}$/, 'Must be an id') }),
  response: z.undefined(),
});

/** `details` of 401 `second_factor_required`. */
export const secondFactorDetails = z.object({ token, hasTotp: z.boolean(), hasPasskey: z.boolean() });
export type SecondFactorDetails = z.infer<typeof secondFactorDetails>;

const grantsSession = { access: 'system', response: sessionGrant } as const;

/** 400 names a wrong or used `code`; 401 after 5 minutes. */
export const enterCode = endpoint('auth', 'POST /auth/login/code', {
  ...grantsSession,
  body: z.strictObject({ token, code }),
});

/** Begins the second step with `token`, else a sign-in by passkey alone. */
export const startPasskeySignIn = endpoint('auth', 'POST /auth/login/passkey-options', {
  summary: 'Starts a sign-in with a passkey',
  access: 'public',
  rateLimit: 'strict',
  body: z.strictObject({ token: token.optional() }),
  response: z.object({ token, options: webAuthnJson }),
});

/** 401 if it is unknown or does not fit. */
export const usePasskey = endpoint('auth', 'POST /auth/login/passkey', {
  ...grantsSession,
  body: z.strictObject({ token, response: passkeyResponse }),
});

/** As the browser calls them. */
export const signInWithCode = { ...enterCode, ...fromBrowser, summary: 'Signs in with a code, as the second step' };
export const signInWithPasskey = { ...usePasskey, ...fromBrowser, summary: 'Signs in with a passkey' };
