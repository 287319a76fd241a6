import type { EventType } from '@shopwright/contracts/events';
import { acknowledgeEvents, type EventJob, parkEvent, readEvents } from '@shopwright/contracts/http/event-jobs';
import { type EventOwner, parkedJobs } from '@shopwright/contracts/http/jobs';
import { and, isNull, sql } from 'drizzle-orm';
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

/** Arrays keep the statement's text the same. */
const isOneOf = sql`(${outbox.eventId}, ${outbox.queue}) in (
  select * from unnest(${sql.placeholder('eventIds')}::uuid[], ${sql.placeholder('queues')}::text[]))`;

const namesOf = (jobs: readonly EventJob[]) => ({
  eventIds: `{${jobs.map(({ eventId }) => eventId).join()}}`,
  queues: `{${jobs.map(({ queue }) => queue).join()}}`,
});

/** Used by each job. */
const eventsQuery = createPreparedQueries((db) =>
  db
    .select({
      eventId: outbox.eventId,
      queue: outbox.queue,
      type: outbox.type,
      payload: outbox.payload,
      handledAt: outbox.handledAt,
    })
    .from(outbox)
    .where(isOneOf)
    .prepare('events'),
);

const acknowledgement = createPreparedQueries((db) =>
  db
    .update(outbox)
    .set({ handledAt: sql`now()`, parkedAt: null, parkedReason: null })
    .where(and(isOneOf, isNull(outbox.handledAt)))
    .prepare('handled'),
);

/** Serves the workers that handle the events, and operators. */
export function eventRoutes(
  routes: RouteTable,
  owner: EventOwner,
  { database, logger }: EventRoutesDeps,
  readDetails?: ReadJobDetails,
): void {
  routes.bind(readEvents[owner], async ({ body: { jobs } }) => {
    const rows = await eventsQuery(database.db, null).execute(namesOf(jobs));
    const keyOf = ({ eventId, queue }: { eventId: string; queue: string }) => `${eventId} ${queue}`;
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return {
      events: jobs.map((job) => {
        const row = found.get(keyOf(job));
        return row ? { type: row.type as EventType, payload: row.payload, isHandled: row.handledAt !== null } : null;
      }),
    };
  });

  routes.bind(acknowledgeEvents[owner], async ({ body: { jobs } }) => {
    await acknowledgement(database.db, null).execute(namesOf(jobs));
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
