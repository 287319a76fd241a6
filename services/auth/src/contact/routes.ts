import * as contact from '@shopwright/contracts/http/contact';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { handleMessage } from './handle-message';
import { listMessages } from './list-messages';
import { sendMessage } from './send-message';

export function contactRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(contact.sendContactMessage, ({ body, actor }) => sendMessage(deps, body, actor.userId));
  routes.bind(contact.listContactMessages, ({ query }) => listMessages(deps.database, query));
  routes.bind(contact.handleContactMessage, ({ params, body }) =>
    handleMessage(deps.database, params.id, body.isHandled),
  );
}
