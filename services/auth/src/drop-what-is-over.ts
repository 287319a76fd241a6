import { dropOldAttempts } from './accounts/login-attempts';
import type { AuthDeps } from './deps';
import { dropOldMails } from './mails/request-mail';
import { dropUnconfirmed } from './newsletter/drop-unconfirmed';
import { dropOldSessions } from './sessions/revoke-session';

/** What nobody will ask for any more: ended sessions, windows of attempts, unconfirmed subscriptions, mails. */
export async function dropWhatIsOver({ database, now }: AuthDeps): Promise<void> {
  await dropOldSessions(database.db, now());
  await dropOldAttempts(database, now());
  await dropUnconfirmed(database, now());
  await dropOldMails(database.db, now());
}
