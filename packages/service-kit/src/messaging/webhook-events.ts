import type { HandledWebhookEvents, WebhookEvent } from '@shopwright/contracts/http/internal-webhooks';
import type { WebhookTopic } from '@shopwright/contracts/webhook-topics';
import { asc, inArray, notInArray, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns';
import type { Database, Executor } from '../database/connection';

/**
 * What webhooks are to tell, until the order service has taken it over. Written in the transaction of the change, under the
 * lock of the object that changed, so that `seq` is the order of the changes of an object.
 *
 * A row without `details` says that an object changed, whatever it was: there is one of an object at most, and a further change
 * gives it a new `id` and `seq`. So whoever removes it names its `id`, and removes no change that they have not seen.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    id: uuid('id').notNull().defaultRandom(),
    topic: text('topic').$type<WebhookTopic>().notNull(),
    object: text('object').notNull(),
    objectId: integer('object_id').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean>>(),
    occurredAt: timestamptz('occurred_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('webhook_events_of_object').on(table.object, table.objectId).where(sql`details is null`),
    index('webhook_events_id').on(table.id),
  ],
);

/** The topics that an endpoint asks for, as the order service last said. Without a row, triggers write no events. */
export const webhookTopicsAsked = pgTable('webhook_topics', {
  topic: text('topic').$type<WebhookTopic>().primaryKey(),
});

export async function putWebhookTopics(database: Database, topics: WebhookTopic[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(webhookTopicsAsked).where(notInArray(webhookTopicsAsked.topic, topics));
    if (topics.length === 0) return void (await tx.delete(webhookEvents));
    const rows = topics.map((topic) => ({ topic }));
    await tx.insert(webhookTopicsAsked).values(rows).onConflictDoNothing();
  });
}

export const webhookEventsMax = 100;

export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** The oldest ones, without those of the objects that are held back. */
export function listWebhookEvents(rows: Executor, held: number[] = []): Promise<WebhookEventRow[]> {
  return rows
    .select()
    .from(webhookEvents)
    .where(held.length > 0 ? notInArray(webhookEvents.objectId, held) : undefined)
    .orderBy(asc(webhookEvents.seq))
    .limit(webhookEventsMax);
}

/** Passes by the rows that a change locks now: they get another id with it. */
export async function removeWebhookEvents(rows: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const unlocked = rows
    .select({ seq: webhookEvents.seq })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, ids))
    .for('update', { skipLocked: true });
  await rows.delete(webhookEvents).where(inArray(webhookEvents.seq, unlocked));
}

/** Removes what was taken over, and returns the oldest of the others with what `readData` says of their objects now. */
export async function takeWebhookEvents(
  { db }: Database,
  { handled }: HandledWebhookEvents,
  readData: (rows: WebhookEventRow[]) => Promise<(row: WebhookEventRow) => Pick<WebhookEvent, 'data'>>,
): Promise<{ events: WebhookEvent[] }> {
  await removeWebhookEvents(db, handled);
  const rows = await listWebhookEvents(db);
  const toData = rows.length === 0 ? undefined : await readData(rows);
  const events = rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    objectId: row.objectId,
    occurredAt: row.occurredAt.toISOString(),
    ...(toData?.(row) ?? { data: null }),
  }));
  return { events };
}
