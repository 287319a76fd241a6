import * as mailbox from '@shopwright/contracts/http/mailbox';
import { AppError } from '@shopwright/service-kit/errors';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { MailboxDeps } from './deps';

const defaultLimit = 100;

export function emailRoutes(routes: RouteTable, { archive }: MailboxDeps): void {
  routes.bind(mailbox.listEmails, async ({ query }) => archive.list(query.limit ?? defaultLimit, query.cursor));
  routes.bind(mailbox.getEmail, async ({ params }) => {
    const found = await archive.read(params.mailId);
    if (!found) throw new AppError('not_found', 'The email does not exist');
    return found;
  });
}
