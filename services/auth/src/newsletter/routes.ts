import {
  confirmSubscription as confirmSubscriptionEndpoint,
  subscribe as subscribeEndpoint,
  unsubscribe as unsubscribeEndpoint,
} from '@shopwright/contracts/http/newsletter';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { confirmSubscription } from './confirm-subscription';
import { subscribe } from './subscribe';
import { unsubscribe } from './unsubscribe';

export function newsletterRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(subscribeEndpoint, ({ body }) => subscribe(deps, body));
  routes.bind(confirmSubscriptionEndpoint, ({ body }) => confirmSubscription(deps, body));
  routes.bind(unsubscribeEndpoint, ({ body }) => unsubscribe(deps, body));
}
