import type { EventType } from '@shopwright/contracts/events';
import { parkEvent, readEvent } from '@shopwright/contracts/http/event-jobs';
import { type EventOwner, parkedJobs } from '@shopwright/contracts/http/jobs';
import { acknowledgeEvent } from '@shopwright/contracts/queues';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { createPreparedQueries } from '../database/prepared-query';
import type { RouteTable } from '../http/server';
import type { Logger } from '../runtime/logger';
import { outbox } from './outbox';
import { discardJob, listJobs, parkJob, type ReadJobDetails, retryJobs } from './parked-jobs';

interface EventRoutesDeps {
  database: Database;
  logger: Logger;
}

const isNamed = and(eq(outbox.eventId, sql.placeholder('eventId')), eq(outbox.queue, sql.placeholder('queue')));

/** Used by each job. */
const eventQuery = createPreparedQueries((db) =>
  db
    .select({ type: outbox.type, payload: outbox.payload, handledAt: outbox.handledAt })
    .from(outbox)
    .where(isNamed)
    .prepare('event'),
);

const acknowledgement = createPreparedQueries((db) =>
  db
    .update(outbox)
    .set({ handledAt: sql`now()`, parkedAt: null, parkedReason: null })
    .where(and(isNamed, isNull(outbox.handledAt)))
    .prepare('handled'),
);

/** Serves the workers that handle the events, and operators. */
export function eventRoutes(
  routes: RouteTable,
  owner: EventOwner,
  { database, logger }: EventRoutesDeps,
  readDetails?: ReadJobDetails,
): void {
  routes.bind(readEvent[owner], async ({ params: { eventId }, query: { queue } }) => {
    const [row] = await eventQuery(database.db, null).execute({ eventId, queue });
    if (!row) return { event: null };
    return { event: { type: row.type as EventType, payload: row.payload, isHandled: row.handledAt !== null } };
  });

  routes.bind(acknowledgeEvent[owner], async ({ params, body }) => {
    await acknowledgement(database.db, null).execute({ eventId: params.eventId, queue: body.queue });
    return { handled: true as const };
  });

  routes.bind(parkEvent[owner], async ({ params, body }) => {
    const result = await parkJob(database, { ...params, ...body });
    if (result.parked) logger.error({ ...params, queue: body.queue }, 'job parked: no retry can help');
    return result;
  });

  routes.bind(parkedJobs[owner].list, () => listJobs(database, readDetails));
  routes.bind(parkedJobs[owner].retry, async ({ body, actor }) => {
    const result = await retryJobs(database, body);
    logger.info({ operator: actor.userId, retried: result.retried }, 'parked jobs retried');
    return result;
  });
  routes.bind(parkedJobs[owner].discard, async ({ body, actor }) => {
    const result = await discardJob(database, body);
    if (result.discarded) logger.warn({ operator: actor.userId, ...body }, 'parked job discarded');
    return result;
  });
}
