import * as accountEmails from '@shopwright/contracts/http/account-emails';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { getAccountEmail } from './get-account-email';

export function emailRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(accountEmails.getAccountEmail, ({ params }) => getAccountEmail(deps, params.mailId));
}
