import * as account from '@shopwright/contracts/http/account';
import * as auth from '@shopwright/contracts/http/auth';
import * as internal from '@shopwright/contracts/http/internal';
import { sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { readRequestUser } from '../users/request-user';
import { listSessions } from './list-sessions';
import { resolveSession } from './resolve-session';
import { revokeOtherSessions, revokeSession, revokeSessionById } from './revoke-sessions';

export function sessionRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(internal.resolveSession, ({ body }) => resolveSession(deps, body.token));
  routes.bind(auth.logout, async ({ req }) => {
    const token = req.get(sessionTokenHeader);
    if (token) await revokeSession(deps.database.db, token, deps.now());
    return undefined;
  });
  routes.bind(account.listSessions, (call) => listSessions(deps, readRequestUser(call)));
  routes.bind(account.endSession, (call) =>
    revokeSessionById(deps, readRequestUser(call).userId, call.params.sessionId),
  );
  routes.bind(account.endOtherSessions, async (call) => {
    const { userId, sessionToken } = readRequestUser(call);
    await revokeOtherSessions(deps.database.db, userId, sessionToken, deps.now());
    return undefined;
  });
}
