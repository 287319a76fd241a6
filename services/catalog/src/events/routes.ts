import { acknowledgeCatalogEvent } from '@shopwright/contracts/http/internal';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { markHandled } from '@shopwright/service-kit/messaging/relay';

export function eventRoutes({ bind }: RouteTable, database: Database): void {
  bind(acknowledgeCatalogEvent, async ({ params, body }) => {
    await markHandled(database, params.eventId, body.queue);
    return { handled: true as const };
  });
}
