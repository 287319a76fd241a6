import * as storeFigures from '@shopwright/contracts/http/store-figures';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { getStoreAnalytics } from './get-store-analytics';
import { recordVisit } from './record-visit';

export function analyticsRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(storeFigures.recordVisit, ({ body, actor }) => recordVisit(deps, actor.visitorId, body.source));
  routes.bind(storeFigures.getStoreFigures, () => getStoreAnalytics(deps));
}
