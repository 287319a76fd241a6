import * as internal from '@shopwright/contracts/http/internal-webhooks';
import * as endpoints from '@shopwright/contracts/http/webhooks';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { createEndpoint, deleteEndpoint, rotateSecret, updateEndpoint } from './change-endpoints';
import { claimDeliveries } from './claim-deliveries';
import { addTestDelivery } from './fill-deliveries';
import { getDelivery, listDeliveries } from './list-deliveries';
import { getEndpoint, listEndpoints, lockEndpoint } from './list-endpoints';
import { recordOutcome } from './record-outcome';
import { redeliver, redeliverSpan } from './redeliver';
import { skipDelivery } from './skip-delivery';

export function webhookRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.listWebhookEndpoints, () => listEndpoints(deps));
  routes.bind(endpoints.createWebhookEndpoint, async ({ body, res }) => {
    res.status(201);
    return createEndpoint(deps, body);
  });
  routes.bind(endpoints.updateWebhookEndpoint, ({ params, body }) => updateEndpoint(deps, params.id, body));
  routes.bind(endpoints.deleteWebhookEndpoint, ({ params }) => deleteEndpoint(deps, params.id));
  routes.bind(endpoints.rotateWebhookSecret, ({ params }) => rotateSecret(deps, params.id));
  routes.bind(endpoints.listWebhookDeliveries, ({ params, query }) => listDeliveries(deps, params.id, query));
  routes.bind(endpoints.getWebhookDelivery, ({ params }) => getDelivery(deps, params.id));
  routes.bind(endpoints.redeliverWebhook, ({ params }) => redeliver(deps, params.id));
  routes.bind(endpoints.skipWebhook, ({ params }) => skipDelivery(deps, params.id));
  routes.bind(endpoints.redeliverWebhooks, ({ params, body }) => redeliverSpan(deps, params.id, body));
  routes.bind(endpoints.testWebhookEndpoint, ({ params }) => sendTestEvent(deps, params.id));
  routes.bind(internal.claimWebhooks, ({ body }) => claimDeliveries(deps, body.max));
  routes.bind(internal.recordWebhook, ({ params, body }) => recordOutcome(deps, params.id, body));
  routes.bind(internal.getPausedEndpoint, ({ params }) => getEndpoint(deps, params.id));
}

async function sendTestEvent(deps: OrderDeps, endpointId: number): Promise<endpoints.WebhookDelivery> {
  const id = await deps.database.transaction(async (tx) => {
    await lockEndpoint(tx, endpointId);
    return addTestDelivery(tx, endpointId, deps.now());
  });
  return getDelivery(deps, id);
}
