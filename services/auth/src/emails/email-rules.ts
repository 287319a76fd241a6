import type { AccountMailKind } from '@shopwright/contracts/http/account-mails';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface EmailRule {
  /** How long its link works, or, without one, how long it is still worth sending. */
  lifetimeMs: number;
  /** Anybody can ask for it with somebody else's address, so an address gets a few of them only. */
  isLimited: boolean;
  /** The link of an earlier one ends with the next. */
  isLatestOnly: boolean;
}

export const emailRules: Record<AccountMailKind, EmailRule> = {
  'verify-email': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'reset-password': { lifetimeMs: hourMs, isLimited: true, isLatestOnly: true },
  'password-changed': { lifetimeMs: 7 * dayMs, isLimited: false, isLatestOnly: false },
  'email-changed': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'confirm-newsletter': { lifetimeMs: 30 * dayMs, isLimited: true, isLatestOnly: true },
  'contact-received': { lifetimeMs: 7 * dayMs, isLimited: true, isLatestOnly: false },
  'contact-for-store': { lifetimeMs: 30 * dayMs, isLimited: false, isLatestOnly: false },
};

/** So many mails of a kind may an address get in `limitWindowMs`. */
export const emailsPerWindow = 3;
export const limitWindowMs = hourMs;

/** A person who asks again for the verification mail waits this long. */
export const verificationPauseMs = 60_000;

/** Longer than any link lives, but for the unsubscribe links, which need no row here. */
export const keepEmailsMs = 90 * dayMs;
