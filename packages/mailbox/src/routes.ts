import * as mail from '@shopwright/contracts/http/mail';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { MailboxDeps } from './deps';

const defaultLimit = 100;

export function emailRoutes(routes: RouteTable, { archive }: MailboxDeps): void {
  routes.bind(mail.listMails, async ({ query }) => archive.list(query.limit ?? defaultLimit, query.cursor));
  routes.bind(mail.getMail, async ({ params }) => {
    const found = await archive.read(params.mailId);
    if (!found) throw new AppError('not_found', 'The email does not exist');
    return found;
  });
}
