import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { changePassword as changePasswordEndpoint } from '@shopwright/contracts/http/account';
import type { AuthDeps } from '../deps';
import { revokeOtherSessions } from '../sessions/revoke-sessions';
import type { RequestUser } from '../users/request-user';
import { getAccount } from '../users/user-row';
import { checkPassword, wrongPassword } from './check-password';
import { setPassword } from './set-password';

export async function changePassword(
  deps: AuthDeps,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordEndpoint>,
  { userId, sessionToken, clientAddress }: RequestUser,
): Promise<undefined> {
  const { database, passwords, now } = deps;
  const account = await getAccount(database.db, userId);
  if (!(await checkPassword(deps, account, currentPassword, clientAddress))) throw wrongPassword('currentPassword');
  const passwordHash = await passwords.hash(newPassword);
  await database.transaction(async (tx) => {
    if (!(await setPassword(tx, account, passwordHash, now()))) throw wrongPassword('currentPassword');
    await revokeOtherSessions(tx, userId, sessionToken, now());
  });
  return undefined;
}
