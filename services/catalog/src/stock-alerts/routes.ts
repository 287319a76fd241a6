import * as endpoints from '@shopwright/contracts/http/stock-alerts';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CatalogDeps } from '../deps';
import { listAlertHistory } from './list-alert-history';
import { listStockAlerts } from './list-stock-alerts';
import { recordStockAlert } from './record-stock-alert';
import { snoozeAlert } from './snooze-alert';

export function stockAlertRoutes(routes: RouteTable, { database: { db } }: CatalogDeps): void {
  routes.bind(endpoints.listStockAlerts, ({ query }) => listStockAlerts(db, query));
  routes.bind(endpoints.listAlertHistory, ({ query }) => listAlertHistory(db, query));
  routes.bind(endpoints.snoozeAlert, ({ params, body, actor }) =>
    snoozeAlert(db, { productId: params.id, until: body.until, actorUserId: actor.userId }),
  );
  routes.bind(endpoints.recordStockAlert, ({ body }) => recordStockAlert(db, body));
}
