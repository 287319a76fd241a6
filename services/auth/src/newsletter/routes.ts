import * as newsletter from '@shopwright/contracts/http/newsletter';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { AuthDeps } from '../deps';
import { confirmSubscription } from './confirm-subscription';
import { subscribe } from './subscribe';
import { unsubscribe } from './unsubscribe';

export function newsletterRoutes(routes: RouteTable, deps: AuthDeps): void {
  routes.bind(newsletter.subscribe, ({ body }) => subscribe(deps, body));
  routes.bind(newsletter.confirmSubscription, ({ body }) => confirmSubscription(deps, body));
  routes.bind(newsletter.unsubscribe, ({ body }) => unsubscribe(deps, body));
}
