import type { acknowledgeEvent } from '@shopwright/contracts/http/internal';
import type { Database } from '../database/connection';
import type { RouteTable } from '../http/server';
import { markHandled } from './relay';

type AcknowledgeEndpoint = (typeof acknowledgeEvent)[keyof typeof acknowledgeEvent];

/** Marks an event as handled by one queue, after which the relay never sends it again. */
export function acknowledgeRoute(routes: RouteTable, endpoint: AcknowledgeEndpoint, database: Database): void {
  routes.bind(endpoint, async ({ params, body }) => {
    await markHandled(database, params.eventId, body.queue);
    return { handled: true as const };
  });
}
