import * as accountMails from '@shopwright/contracts/http/account-mails';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { getAccountEmail } from './get-account-email';

export function emailRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(accountMails.getAccountMail, ({ params }) => getAccountEmail(deps, params.mailId));
}
