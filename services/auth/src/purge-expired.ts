import type { AuthDeps } from './deps';
import { dropOldMails } from './emails/request-email';
import { dropUnconfirmed } from './newsletter/purge-unconfirmed';
import { dropOldAttempts } from './passwords/login-attempts';
import { dropOldSessions } from './sessions/revoke-session';

/** What nobody will ask for any more: ended sessions, windows of attempts, unconfirmed subscriptions, mails. */
export async function dropWhatIsOver({ database, now }: AuthDeps): Promise<void> {
  await dropOldSessions(database.db, now());
  await dropOldAttempts(database, now());
  await dropUnconfirmed(database, now());
  await dropOldMails(database.db, now());
}
