import { countOrders as countingOrders } from '@shopwright/contracts/http/faults';
import * as endpoints from '@shopwright/contracts/http/operations-alerts';
import { operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { can, type PermissionHolder } from '@shopwright/contracts/permissions';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { isNull } from 'drizzle-orm';
import { alerts } from '../db/alert-tables';
import type { OrderDeps } from '../deps';
import { countOrders } from './count-orders';
import { listAlertRules } from './list-alert-rules';

export function alertRoutes(routes: RouteTable, deps: OrderDeps): void {
  const { database } = deps;
  routes.bind(endpoints.listOperationsAlerts, async ({ actor }) => {
    const open = await database.db.select().from(alerts).where(isNull(alerts.clearedAt));
    return { alerts: listFor(actor, open) };
  });
  routes.bind(countingOrders, () => countOrders(database));
  routes.bind(endpoints.listAlertRules, () => listAlertRules(deps));
}

/** Returns the alerts whose page the caller may open, in the order in which they matter. */
function listFor(caller: PermissionHolder, open: (typeof alerts.$inferSelect)[]) {
  return Object.entries(operationsAlerts).flatMap(([alert, { permission }]) =>
    open
      .filter(({ name }) => name === alert && can(caller, permission))
      .map(({ name, count, since }) => ({ alert: name, count, since: since.toISOString() })),
  );
}
