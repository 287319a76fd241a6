import * as endpoints from '@shopwright/contracts/http/api-keys';
import * as internal from '@shopwright/contracts/http/internal-api-keys';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { withSecurityLog } from '../security-log';
import { readRequestUser } from '../users/user-row';
import { createApiKey, revokeApiKey } from './change-api-keys';
import { listApiKeys } from './list-api-keys';
import { beginRepeatableCall, finishRepeatableCall } from './repeatable-calls';
import { resolveApiKey } from './resolve-api-key';

export function apiKeyRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(endpoints.listApiKeys, () => listApiKeys(deps));
  routes.bind(endpoints.createApiKey, (call) => {
    // Else a leaked key could outlive its own revocation.
    if (call.actor.apiKey) throw new AppError('forbidden', 'An API key cannot create another one. Sign in to do this.');
    const user = readRequestUser(call);
    return withSecurityLog(
      deps,
      'api-key-created',
      { userId: user.userId },
      createApiKey(deps, call.body, user, call.actor),
    );
  });
  routes.bind(endpoints.revokeApiKey, (call) => {
    const user = readRequestUser(call);
    return withSecurityLog(deps, 'api-key-revoked', { userId: user.userId }, revokeApiKey(deps, call.params.id, user));
  });
  routes.bind(internal.resolveApiKey, ({ body }) => resolveApiKey(deps, body.key));
  routes.bind(internal.beginRepeatableCall, ({ body }) => beginRepeatableCall(deps, body));
  routes.bind(internal.finishRepeatableCall, ({ body }) => finishRepeatableCall(deps, body));
}
