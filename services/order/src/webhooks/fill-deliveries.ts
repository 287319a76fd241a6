import { randomUUID } from 'node:crypto';
import { type WebhookEvent, webhookSources } from '@shopwright/contracts/http/internal-webhooks';
import { webhookSource } from '@shopwright/contracts/webhook-topics';
import type { Executor } from '@shopwright/service-kit/database/connection';
import {
  listWebhookEvents,
  removeWebhookEvents,
  type WebhookEventRow,
  webhookEventsMax,
} from '@shopwright/service-kit/messaging/webhook-events';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '../db/webhook-tables';
import type { OrderDeps } from '../deps';
import { type OrderSource, readOrderSource, toOrderData } from './read-order-data';

export type FillDeps = Pick<OrderDeps, 'database' | 'catalog' | 'auth' | 'now'>;

/** An event with what it tells. */
interface Told {
  id: string;
  topic: WebhookEvent['topic'];
  object: string;
  objectId: number;
  occurredAt: Date;
  data: object;
}

const sources = ['order', 'catalog', 'auth'] as const;
type Source = (typeof sources)[number];

/** Passes events on to the endpoints that ask for them. Each source is passed on by itself, so that one that is away stops no other. */
export async function fillDeliveries(deps: FillDeps): Promise<void> {
  const asked = await listSources(deps.database.db);
  const done = await Promise.allSettled(asked.map((source) => fillFrom(deps, source)));
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function listSources(rows: Executor): Promise<Source[]> {
  const endpoints = await rows.select({ topics: webhookEndpoints.topics }).from(webhookEndpoints);
  return sources.filter((source) =>
    endpoints.some(({ topics }) => topics.length === 0 || topics.some((topic) => webhookSource(topic) === source)),
  );
}

async function fillFrom(deps: FillDeps, source: Source): Promise<void> {
  for (;;) {
    const handled = await fillBatch(deps, source);
    if (handled === undefined) return;
    await forget(deps, source, handled);
    if (handled.length < webhookEventsMax) return;
  }
}

/**
 * Writes the webhooks of the oldest events. One process at a time reads a source and writes what it read: otherwise an older
 * state of an object could come after a newer one. Returns undefined where another process does it now.
 */
function fillBatch(deps: FillDeps, source: Source): Promise<string[] | undefined> {
  return deps.database.transaction(async (tx) => {
    const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtext(${`fill webhooks of ${source}`}))`;
    const [row] = await tx.execute<{ isMine: boolean }>(sql`select ${lock} as "isMine"`);
    if (!row?.isMine) return undefined;
    const { ids, told } = source === 'order' ? await readOrders(deps, tx) : await readForeign(deps, source);
    await addDeliveries(tx, told, deps.now());
    return ids;
  });
}

/** Repeats what it did not come to: an event is one webhook of an endpoint. */
async function forget(deps: FillDeps, source: Source, handled: string[]): Promise<void> {
  if (handled.length === 0) return;
  if (source === 'order') return removeWebhookEvents(deps.database.db, handled);
  await deps[source].call(webhookSources[source].take, { body: { handled } });
}

interface Read {
  ids: string[];
  told: Told[];
}

async function readForeign(deps: FillDeps, source: 'catalog' | 'auth'): Promise<Read> {
  const { events } = await deps[source].call(webhookSources[source].take, { body: { handled: [] } });
  const told = events.flatMap(({ data, occurredAt, ...event }) =>
    data === null
      ? []
      : [{ ...event, object: event.topic.split('.')[0] ?? '', occurredAt: new Date(occurredAt), data }],
  );
  return { ids: events.map(({ id }) => id), told };
}

async function readOrders(deps: FillDeps, tx: Executor): Promise<Read> {
  const events = await listWebhookEvents(tx);
  const read = new Map<number, OrderSource | undefined>();
  const told: Told[] = [];
  for (const event of events) {
    if (!read.has(event.objectId)) read.set(event.objectId, await readOrderSource(deps, event.objectId));
    const source = read.get(event.objectId);
    const data = source && (await toOrderData(tx, event, source));
    if (data) told.push(toTold(event, data));
  }
  return { ids: events.map(({ id }) => id), told };
}

const toTold = ({ id, topic, object, objectId, occurredAt }: WebhookEventRow, data: object): Told => ({
  id,
  topic,
  object,
  objectId,
  occurredAt,
  data,
});

/** For endpoints that are paused or disabled too: what happens meanwhile waits until staff resume or delete them. */
async function addDeliveries(tx: Executor, told: Told[], now: Date): Promise<void> {
  if (told.length === 0) return;
  const endpoints = await tx
    .select({ id: webhookEndpoints.id, topics: webhookEndpoints.topics })
    .from(webhookEndpoints)
    .orderBy(webhookEndpoints.id);
  const rows = told.flatMap(({ id: eventId, data, ...event }) =>
    endpoints
      .filter(({ topics }) => topics.length === 0 || topics.includes(event.topic))
      .map(({ id: endpointId }) => ({ ...event, eventId, endpointId, data: JSON.stringify(data), createdAt: now })),
  );
  if (rows.length === 0) return;
  await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
  await wakeEndpoints(tx, [...new Set(rows.map(({ endpointId }) => endpointId))], now);
}

/** Makes endpoints due that had nothing to wait for. */
async function wakeEndpoints(tx: Executor, ids: number[], now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ nextAt: sql`coalesce(${webhookEndpoints.nextAt}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(webhookEndpoints.id, ids));
}

/** Adds the test event that staff asked for, behind what waits. Returns the id of the webhook. */
export async function addTestDelivery(tx: Executor, endpointId: number, now: Date): Promise<number> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      endpointId,
      eventId: randomUUID(),
      topic: 'webhook.test',
      object: 'webhook',
      objectId: endpointId,
      occurredAt: now,
      data: JSON.stringify({ message: 'This is a test event.' }),
      createdAt: now,
    })
    .returning({ id: webhookDeliveries.id });
  await makeDue(tx, endpointId, now);
  return row?.id ?? 0;
}

/** Sends what waits immediately, also where an earlier attempt failed. */
export async function makeDue(tx: Executor, endpointId: number, now: Date): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ nextAt: now })
    .where(and(eq(webhookEndpoints.id, endpointId), ne(webhookEndpoints.state, 'disabled')));
}
