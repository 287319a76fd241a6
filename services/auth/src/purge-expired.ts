import type { AuthDeps } from './deps';
import { purgeEmails } from './emails/request-email';
import { purgeUnconfirmed } from './newsletter/purge-unconfirmed';
import { purgeAttempts } from './passwords/login-attempts';
import { purgeSessions } from './sessions/revoke-session';

/** What nobody will ask for any more: ended sessions, windows of attempts, unconfirmed subscriptions, mails. */
export async function purgeExpired({ database, now }: AuthDeps): Promise<void> {
  await purgeSessions(database.db, now());
  await purgeAttempts(database, now());
  await purgeUnconfirmed(database, now());
  await purgeEmails(database.db, now());
}
