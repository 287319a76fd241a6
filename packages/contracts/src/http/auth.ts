import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, language, languages, line, reachableEmail, requiredLine, text, timestamp } from '../fields';
import { roles } from '../roles';
import { atMostMessage, validationMessages } from '../validation-messages';

/** Never contains the password's hash. */
export const user = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
  birthDate: z.string().nullable(),
  role: z.enum(roles),
  loyaltyPoints: z.number(),
  totalSpent: z.string(),
  lastLoginAt: timestamp.nullable(),
  preferredLanguage: z.enum(languages),
  marketingOptIn: z.boolean(),
  /** True once the user followed the link in the verification email. */
  emailVerified: z.boolean(),
  /** The address that replaces `email` once the link sent to it is followed. */
  pendingEmail: z.string().nullable().default(null),
  hasTwoFactor: z.boolean().default(false),
  /** True for a member of the team whom the store requires to set up a second factor. `role` is 'shopper' until then. */
  mustSetUpTwoFactor: z.boolean().default(false),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.infer<typeof user>;

export const password = z
  .string()
  .min(6, validationMessages.password_min)
  .max(128, atMostMessage(128, 'Password must'));

/**
 * The time for which a caller waits after choosing a password. The first one that a process checks loads the list of
 * common passwords.
 */
export const newPasswordTimeoutMs = 8000;

const firstName = requiredLine(2, 100, 'first_name');
const lastName = requiredLine(2, 100, 'last_name');

export const loginForm = z.strictObject({ email: email(), password });
export const registerForm = z.strictObject({
  firstName,
  lastName,
  email: reachableEmail(),
  password,
  /** The language of the interface, used for emails. */
  language: language.optional(),
});
export const profileForm = z.strictObject({
  firstName,
  lastName,
  email: reachableEmail(),
  phone: line(40).optional(),
  address: text(300).optional(),
  city: line(100).optional(),
  country: line(100).optional(),
  zipCode: line(20).optional(),
  marketingOptIn: z.boolean(),
  /** Required only if the email changes. */
  currentPassword: z.string().max(128).optional(),
});

/** Every field that is left out stays as it is, so that an earlier page writes nothing back. */
export const editedProfile = profileForm.partial();

/** 401 if no user is signed in. */
export const me = endpoint('auth', 'GET /auth/me', {
  summary: 'Retrieves the signed-in user',
  access: 'public',
  response: user,
  isAnsweredByBff: true,
});

/**
 * The response of auth to the BFF, which turns the token into a cookie and returns only the user. `passwordMark` changes with
 * the password: the device cookie of a browser is known to the account while its mark is the same.
 */
export const sessionGrant = z.object({ user, token: z.string(), expiresAt: timestamp, passwordMark: z.string() });
export type SessionGrant = z.infer<typeof sessionGrant>;

export const login = endpoint('auth', 'POST /auth/login', {
  access: 'system',
  body: loginForm,
  response: sessionGrant,
});

export const register = endpoint('auth', 'POST /auth/register', {
  access: 'system',
  body: registerForm,
  response: sessionGrant,
  timeoutMs: newPasswordTimeoutMs,
  statuses: [201],
});

/** The browser's side of a call that starts a session: the BFF keeps the token and returns the user. */
export const fromBrowser = { access: 'public', response: user, rateLimit: 'signIn', isAnsweredByBff: true } as const;

/** Sign-in and sign-up as the browser calls them. */
export const signIn = { ...login, ...fromBrowser, summary: 'Signs in' };
export const signUp = {
  ...register,
  ...fromBrowser,
  rateLimit: 'registration',
  summary: 'Creates an account',
} as const;

export const logout = endpoint('auth', 'POST /auth/logout', {
  summary: 'Signs out',
  access: 'public',
  endsSession: true,
  isAnsweredByBff: true,
  response: z.undefined(),
});

/**
 * A new email is not written: the response names it as `pendingEmail`, whether or not it has an account. 429 names `email`
 * if that address got several such emails within the hour.
 */
export const updateProfile = endpoint('auth', 'PUT /auth/profile', {
  summary: 'Updates the profile',
  access: 'shopper',
  rateLimit: 'strict',
  body: editedProfile,
  response: user,
});
