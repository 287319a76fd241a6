import { logout as logoutEndpoint } from '@shopwright/contracts/http/auth';
import { resolveSession as resolveSessionEndpoint } from '@shopwright/contracts/http/internal';
import { sessionTokenHeader } from '@shopwright/service-kit/browser-headers';
import type { RouteTable } from '@shopwright/service-kit/http-server';
import type { AuthDeps } from '../deps';
import { resolveSession } from './resolve-session';
import { revokeSession } from './revoke-session';

export function sessionRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(resolveSessionEndpoint, ({ body }) => resolveSession(deps, body.token));
  routes.bind(logoutEndpoint, async ({ req }) => {
    const token = req.get(sessionTokenHeader);
    if (token) await revokeSession(deps.database.db, token, deps.now());
    return undefined;
  });
}
