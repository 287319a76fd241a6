import * as endpoints from '@shopwright/contracts/http/draft-orders';
import * as links from '@shopwright/contracts/http/payment-links';
import { clientAddressHeader } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { asSeenByReader, getDraftRow, toDraftOrder } from './draft-row';
import { listDrafts } from './list-drafts';
import { markDraftPaid } from './mark-draft-paid';
import { openPaymentLink, recordLinkPayment } from './pay-link';
import { quoteDraft } from './price-draft';
import { readPaymentLink } from './read-payment-link';
import { createDraft, deleteDraft, updateDraft } from './save-draft';
import { readPaymentLinkEmail, revokePaymentLink, sendPaymentLink } from './send-payment-link';

export function draftOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.listDraftOrders, ({ query, actor }) => listDrafts(deps, query, actor));
  routes.bind(endpoints.createDraftOrder, ({ body, actor }) => createDraft(deps, body, actor.userId));
  routes.bind(endpoints.quoteDraftOrder, ({ body }) => quoteDraft(deps, body));
  routes.bind(endpoints.getDraftOrder, async ({ params, actor }) =>
    asSeenByReader(toDraftOrder(deps, await getDraftRow(deps.database.db, params.id)), actor),
  );
  routes.bind(endpoints.updateDraftOrder, ({ params, body }) => updateDraft(deps, params.id, body));
  routes.bind(endpoints.deleteDraftOrder, ({ params }) => deleteDraft(deps, params.id));
  routes.bind(endpoints.createPaymentLink, ({ params, body }) => sendPaymentLink(deps, params.id, body));
  routes.bind(endpoints.revokePaymentLink, ({ params }) => revokePaymentLink(deps, params.id));
  routes.bind(links.readPaymentLink, ({ body }) => readPaymentLink(deps, body));
  routes.bind(links.openPaymentLink, ({ body, actor, req }) =>
    openPaymentLink(deps, body, { actor, clientAddress: req.get(clientAddressHeader) }),
  );
  routes.bind(links.recordLinkPayment, async ({ body, actor, res }) => {
    const recorded = await recordLinkPayment(deps, body, actor);
    if (recorded.status === 'pending') res.status(202);
    return recorded;
  });
  routes.bind(links.getPaymentLinkEmail, ({ params }) => readPaymentLinkEmail(deps, params));
  routes.bind(endpoints.markDraftPaid, ({ params, body, actor }) => markDraftPaid(deps, params.id, body, actor.userId));
}
