import * as endpoints from '@shopwright/contracts/http/draft-orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getDraftRow, toDraftOrder } from './draft-row';
import { listDrafts } from './list-drafts';
import { markDraftPaid } from './mark-draft-paid';
import { quoteDraft } from './price-draft';
import { createDraft, deleteDraft, updateDraft } from './save-draft';

export function draftOrderRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.listDraftOrders, ({ query }) => listDrafts(deps, query));
  routes.bind(endpoints.createDraftOrder, ({ body, actor }) => createDraft(deps, body, actor.userId));
  routes.bind(endpoints.quoteDraftOrder, ({ body }) => quoteDraft(deps, body));
  routes.bind(endpoints.getDraftOrder, async ({ params }) =>
    toDraftOrder(await getDraftRow(deps.database.db, params.id), deps.now()),
  );
  routes.bind(endpoints.updateDraftOrder, ({ params, body }) => updateDraft(deps, params.id, body));
  routes.bind(endpoints.deleteDraftOrder, ({ params }) => deleteDraft(deps, params.id));
  routes.bind(endpoints.markDraftPaid, ({ params, body, actor }) => markDraftPaid(deps, params.id, body, actor.userId));
}
