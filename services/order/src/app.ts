import { auditRoutes } from '@shopwright/service-kit/audit/audit-routes';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import { eventRoutes } from '@shopwright/service-kit/messaging/event-routes';
import type { Express } from 'express';
import { readJobDetails } from './alerts/read-job-details';
import { alertRoutes } from './alerts/routes';
import { analyticsRoutes } from './analytics/routes';
import { orderUndo } from './audit/undo-rules';
import { cartRoutes } from './cart/routes';
import { checkoutRoutes } from './checkout/routes';
import { customerOrderRoutes } from './customer-orders/routes';
import { customerRoutes } from './customers/routes';
import type { OrderDeps } from './deps';
import { deskRoutes } from './desk/routes';
import { documentRoutes } from './documents/routes';
import { draftOrderRoutes } from './draft-orders/routes';
import { fulfillmentRoutes } from './fulfillment/routes';
import { orderEditRoutes } from './order-edits/routes';
import { orderRoutes } from './orders/routes';
import { pastOrderRoutes } from './past-orders/routes';
import { paymentRoutes } from './payments/routes';
import { purchaseOrderRoutes } from './purchase-orders/routes';
import { reconciliationRoutes } from './reconciliation/routes';
import { refundRoutes } from './refunds/routes';
import { returnRoutes } from './returns/routes';
import { sellingRoutes } from './selling/routes';
import { threadRoutes } from './threads/routes';
import { todoRoutes } from './todo/routes';
import { webhookRoutes } from './webhooks/routes';
import { xRayRoutes } from './x-ray/routes';

export function createOrderApp(deps: OrderDeps): Express {
  return createServiceApp({
    logger: deps.logger,
    tokens: deps.tokens,
    readiness: { postgres: deps.database.ping },
    routes: (routes) => {
      cartRoutes(routes, deps);
      sellingRoutes(routes, deps);
      checkoutRoutes(routes, deps);
      paymentRoutes(routes, deps);
      pastOrderRoutes(routes, deps);
      draftOrderRoutes(routes, deps);
      orderRoutes(routes, deps);
      orderEditRoutes(routes, deps);
      refundRoutes(routes, deps);
      fulfillmentRoutes(routes, deps);
      purchaseOrderRoutes(routes, deps);
      customerOrderRoutes(routes, deps);
      returnRoutes(routes, deps);
      threadRoutes(routes, deps);
      todoRoutes(routes, deps);
      documentRoutes(routes, deps);
      deskRoutes(routes, deps);
      customerRoutes(routes, deps);
      reconciliationRoutes(routes, deps);
      xRayRoutes(routes, deps);
      analyticsRoutes(routes, deps);
      alertRoutes(routes, deps);
      auditRoutes(routes, 'order', deps.database, orderUndo(deps));
      webhookRoutes(routes, deps);
      eventRoutes(routes, 'order', deps, readJobDetails(deps.database));
    },
  });
}
