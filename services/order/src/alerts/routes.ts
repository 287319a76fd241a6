import * as endpoints from '@shopwright/contracts/http/operations-alerts';
import { operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { type ActorRole, mayCall } from '@shopwright/contracts/roles';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { isNull } from 'drizzle-orm';
import { alerts } from '../db/alert-tables';
import type { OrderDeps } from '../deps';

export function alertRoutes(routes: RouteTable, { database }: OrderDeps): void {
  routes.bind(endpoints.listOperationsAlerts, async ({ actor }) => {
    const open = await database.db.select().from(alerts).where(isNull(alerts.clearedAt));
    return { alerts: listFor(actor.role, open) };
  });
}

/** Returns the alerts whose page the role may open, in the order in which they matter. */
function listFor(role: ActorRole, open: (typeof alerts.$inferSelect)[]) {
  return Object.entries(operationsAlerts).flatMap(([alert, { least }]) =>
    open
      .filter(({ name }) => name === alert && mayCall(role, least))
      .map(({ name, count, since }) => ({ alert: name, count, since: since.toISOString() })),
  );
}
