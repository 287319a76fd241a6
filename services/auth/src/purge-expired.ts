import type { AuthDeps } from './deps';
import { purgeEmails } from './emails/request-email';
import { purgeUnconfirmed } from './newsletter/purge-unconfirmed';
import { purgeAttempts } from './passwords/login-attempts';
import { purgeSessions } from './sessions/revoke-sessions';

/** Purges ended sessions, sign-in attempts whose window is over, unconfirmed subscriptions and old emails. */
export async function purgeExpired({ database, now }: AuthDeps): Promise<void> {
  await purgeSessions(database.db, now());
  await purgeAttempts(database, now());
  await purgeUnconfirmed(database, now());
  await purgeEmails(database.db, now());
}
