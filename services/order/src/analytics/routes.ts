import * as storeAnalytics from '@shopwright/contracts/http/store-analytics';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getStoreAnalytics } from './get-store-analytics';
import { recordVisit } from './record-visit';

export function analyticsRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(storeAnalytics.recordVisit, ({ body, actor }) => recordVisit(deps, actor.visitorId, body.source));
  routes.bind(storeAnalytics.getStoreAnalytics, () => getStoreAnalytics(deps));
}
