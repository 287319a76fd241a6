import type { Endpoint } from '@shopwright/contracts/endpoint';
import { recordLoyaltyRefund } from '@shopwright/contracts/http/internal-orders';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { loyaltyEntries, seedMarks } from '../../services/auth/src/db/schema';
import { recordEntry } from '../../services/auth/src/loyalty/routes';
import { orders, outbox } from '../../services/order/src/db/schema';
import { createHandlers, updateLoyalty } from '../../workers/src/handlers';
import { insideOf } from './stage';
import { checkoutIds } from './story';

const mark = 'demo orders';

/** Returns whether nothing is left to add. */
export async function isFinished({ db }: Database): Promise<boolean> {
  const [found] = await db.select().from(seedMarks).where(eq(seedMarks.name, mark));
  return found !== undefined;
}

/** Notes that nothing is left to add. Returns false where another process did so. */
export async function finish(rows: Executor): Promise<boolean> {
  const added = await rows.insert(seedMarks).values({ name: mark }).onConflictDoNothing().returning();
  return added.length === 1;
}

/**
 * Books the points of the orders, as the workers do on their events, at the time of each event. It is the last part: the
 * mark of the demonstration is written after it.
 */
export async function addPoints(database: { auth: Database; orders: Database }, logger: Logger): Promise<void> {
  for (const { event, queue, at } of await listEvents(database.orders)) {
    // One at a time: the row of an account that earns points is one that its purchases need.
    await database.auth.transaction(async (tx) => {
      const auth = createAuthStandIn(tx);
      const book = updateLoyalty({ auth });
      const { 'loyalty-refunds': bookRefund } = createHandlers({ auth } as Parameters<typeof createHandlers>[0]);
      if (queue === 'loyalty') await book(event as EventOf<'loyalty'>, { logger, isFinal: () => true });
      else await bookRefund(event as EventOf<'loyalty-refunds'>);
      await tx.update(loyaltyEntries).set({ createdAt: at }).where(eq(loyaltyEntries.eventId, event.id));
    });
  }
  await finish(database.auth.db);
}

/** Oldest first. The outbox keeps an event for a week after it was handled. */
async function listEvents({ db }: Database) {
  const rows = await db
    .select({
      id: outbox.eventId,
      type: outbox.type,
      queue: outbox.queue,
      payload: outbox.payload,
      at: outbox.occurredAt,
    })
    .from(outbox)
    .innerJoin(orders, sql`${outbox.payload}->>'orderId' = ${orders.id}::text`)
    .where(and(inArray(orders.checkoutId, checkoutIds), inArray(outbox.queue, ['loyalty', 'loyalty-refunds'])))
    .orderBy(asc(outbox.occurredAt));
  return rows.map(({ queue, at, ...event }) => ({ queue, at, event }));
}

/** Books entries as the auth service does, in an open transaction. */
function createAuthStandIn(tx: Executor): ServiceClient {
  const database = insideOf(tx);
  const call = (endpoint: Endpoint, { body }: { body: never }) =>
    recordEntry(
      { database, now: () => new Date() },
      endpoint === recordLoyaltyRefund ? ({ ...(body as object), kind: 'refunded' } as never) : body,
    );
  return { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
}
