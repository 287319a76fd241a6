import { getAccountMail as getAccountMailEndpoint } from '@shopwright/contracts/http/account-mails';
import { acknowledgeAuthEvent } from '@shopwright/contracts/http/internal';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { markHandled } from '@shopwright/service-kit/messaging/relay';
import type { AuthDeps } from '../deps';
import { getAccountMail } from './get-account-mail';

export function mailRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(getAccountMailEndpoint, ({ params }) => getAccountMail(deps, params.mailId));
  routes.bind(acknowledgeAuthEvent, async ({ params, body }) => {
    await markHandled(deps.database, params.eventId, body.queue);
    return { handled: true as const };
  });
}
