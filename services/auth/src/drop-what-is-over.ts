import { dropOldAttempts } from './accounts/login-attempts';
import type { AuthDeps } from './deps';
import { dropOldMails } from './mails/request-mail';
import { dropOldSessions } from './sessions/revoke-session';

/** What nobody will ask for any more: ended sessions, windows of attempts, mails with their links. */
export async function dropWhatIsOver({ database, now }: AuthDeps): Promise<void> {
  await dropOldSessions(database.db, now());
  await dropOldAttempts(database, now());
  await dropOldMails(database.db, now());
}
