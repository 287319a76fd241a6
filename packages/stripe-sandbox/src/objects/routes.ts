import type { Route } from '../http/route';
import { balanceTransactionRoutes } from './balance-transactions';
import { chargeRoutes } from './charges';
import { customerRoutes } from './customers';
import { disputeRoutes } from './disputes';
import { eventRoutes } from './events';
import { paymentIntentRoutes } from './payment-intent-routes';
import { paymentMethodRoutes } from './payment-method-routes';
import { refundRoutes } from './refunds';
import { webhookEndpointRoutes } from './webhook-endpoints';

export const routes: Route[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...balanceTransactionRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];
