import type { AccountEmailKind } from '@shopwright/contracts/http/account-emails';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface EmailRule {
  /** How long its link is valid or, without a link, how long it is worth sending. */
  lifetimeMs: number;
  /** Limits how many an address gets, because anyone can request it for any address. */
  isLimited: boolean;
  /** Invalidates the links of earlier ones. */
  isLatestOnly: boolean;
}

export const emailRules: Record<AccountEmailKind, EmailRule> = {
  'verify-email': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'reset-password': { lifetimeMs: hourMs, isLimited: true, isLatestOnly: true },
  'password-changed': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'email-changed': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'confirm-newsletter': { lifetimeMs: 30 * dayMs, isLimited: true, isLatestOnly: true },
  'contact-received': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'contact-for-store': { lifetimeMs: 30 * dayMs, isLimited: false, isLatestOnly: false },
};

/** How many emails of a kind an address may get within `limitWindowMs`. */
export const emailsPerWindow = 3;
export const limitWindowMs = hourMs;

/** How long a user waits before another verification email. */
export const verificationPauseMs = 60_000;

/** Longer than any link is valid, except unsubscribe links, which need no row of this table. */
export const keepEmailsMs = 90 * dayMs;
