import * as internal from '@shopwright/contracts/http/internal';
import * as orders from '@shopwright/contracts/http/orders';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import express from 'express';
import type { OrderDeps } from '../deps';
import { receiveStripeEvent } from './receive-stripe-event';
import { recordOrder } from './record-order';
import { refundOrder } from './refund-order';
import { syncPayment } from './sync-payment';

const rawBody = express.raw({ type: () => true, limit: '256kb', inflate: false });

export function paymentRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(orders.recordOrder, async ({ body, actor, res }) => {
    const order = await recordOrder(deps, body, actor);
    if (order.status === 'pending') res.status(202);
    return order;
  });
  routes.bind(internal.syncPayment, async ({ params }) => ({
    outcome: await syncPayment(deps, params.paymentIntentId),
  }));
  routes.bind(internal.refundOrder, ({ params }) => refundOrder(deps, params.id));
  // Stripe's signature is over the bytes, so this one is no endpoint of the contract.
  routes.app.post('/webhooks/stripe', rawBody, async (req, res) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await receiveStripeEvent(deps, body, req.get('stripe-signature') ?? '');
    res.json({ received: true });
  });
}
