import * as z from 'zod';
import { endpoint } from '../endpoint';
import { email, language, languages, line, reachableEmail, requiredLine, text, timestamp } from '../fields';
import { builtInRoleNames, permission } from '../permissions';
import { roles } from '../roles';
import { atMostMessage, validationMessages } from '../validation-messages';

/** The role that a member of the staff has in the team. `key` is null for one of the store's own. */
export const teamRole = z.object({ id: z.number(), key: z.enum(builtInRoleNames).nullable(), name: z.string() });
export type TeamRole = z.infer<typeof teamRole>;

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
  /** Null for shoppers and operators. */
  teamRole: teamRole.nullable().default(null),
  /** What a member of the team may do. */
  permissions: z.array(permission).default([]),
  /** What the member may give back in a day of the store. Null without a limit. */
  refundLimit: z.string().nullable().default(null),
  loyaltyPoints: z.number(),
  totalSpent: z.string(),
  lastLoginAt: timestamp.nullable(),
  preferredLanguage: z.enum(languages),
  marketingOptIn: z.boolean(),
  /** True once the user followed the link in the verification email. */
  emailVerified: z.boolean(),
  /** Replaces `email` once its link is followed. */
  pendingEmail: z.string().nullable().default(null),
  hasTwoFactor: z.boolean().default(false),
  /** True where the store requires a second factor. `role` is 'shopper' until it is set up. */
  mustSetUpTwoFactor: z.boolean().default(false),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.infer<typeof user>;

export const password = z
  .string()
  .min(6, validationMessages.password_min)
  .max(128, atMostMessage(128, 'Password must'));

/** The first password that a process checks loads the list of common ones. */
export const newPasswordTimeoutMs = 8000;

const firstName = requiredLine(2, 100, 'first_name');
const lastName = requiredLine(2, 100, 'last_name');

export const loginForm = z.strictObject({ email: email(), password });
export const registerForm = z.strictObject({
  firstName,
  lastName,
  email: reachableEmail(),
  password,
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

export const editedProfile = profileForm.partial();

/** 401 if no user is signed in. */
export const me = endpoint('auth', 'GET /auth/me', {
  summary: 'Retrieves the signed-in user',
  access: 'public',
  response: user,
  isAnsweredByBff: true,
});

/** The BFF turns the token into a cookie. A device cookie counts while `passwordMark` is the same. */
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

/** The browser's side of a call that starts a session. */
export const fromBrowser = { access: 'public', response: user, rateLimit: 'signIn', isAnsweredByBff: true } as const;

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
 * A new email becomes `pendingEmail`, whether or not it has an account. 429 names `email` after several such emails in
 * an hour.
 */
export const updateProfile = endpoint('auth', 'PUT /auth/profile', {
  summary: 'Updates the profile',
  access: 'shopper',
  rateLimit: 'strict',
  body: editedProfile,
  response: user,
});
