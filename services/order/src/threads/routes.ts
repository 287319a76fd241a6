import { getAnswerForEmail } from '@shopwright/contracts/http/internal-threads';
import * as endpoints from '@shopwright/contracts/http/threads';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { readAnswer } from './get-answer-for-email';
import { templateRoutes } from './message-templates';
import { answerThread } from './send-message';
import { takeNewestMessages } from './take-contact-messages';
import { countThreads, getThread, listThreads } from './thread-rows';
import { updateThread, withFreshThread } from './update-thread';

/** `/threads/counts` comes before `/threads/:id`, which would take it for an id. */
export function threadRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(endpoints.listThreads, async ({ query, actor }) => {
    await takeNewestMessages(deps);
    return listThreads(database, signedIn(actor), query);
  });
  routes.bind(endpoints.countThreads, async ({ actor }) => {
    await takeNewestMessages(deps);
    return countThreads(database, signedIn(actor));
  });
  routes.bind(endpoints.getThread, ({ params }) => getThread(database, params.id));
  routes.bind(endpoints.answerThread, ({ params: { id }, body, actor }) =>
    withFreshThread(deps, id, () =>
      answerThread(deps, id, { ...body, author: { actor: 'staff', userId: signedIn(actor) } }),
    ),
  );
  routes.bind(endpoints.updateThread, ({ params: { id }, body }) =>
    withFreshThread(deps, id, () => updateThread(deps, id, body)),
  );
  routes.bind(getAnswerForEmail, ({ params }) => readAnswer(database, params.id, params.messageId));
  templateRoutes(routes, deps);
}
