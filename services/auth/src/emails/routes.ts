import * as accountMails from '@shopwright/contracts/http/account-mails';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { getAccountMail } from './get-account-email';

export function mailRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(accountMails.getAccountMail, ({ params }) => getAccountMail(deps, params.mailId));
}
