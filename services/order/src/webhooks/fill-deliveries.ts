import { randomUUID } from 'node:crypto';
import { webhookSources } from '@shopwright/contracts/http/internal-webhooks';
import { webhookSource } from '@shopwright/contracts/webhook-topics';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { removeWebhookEvents, webhookEventsMax } from '@shopwright/service-kit/messaging/webhook-events';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '../db/webhook-tables';
import { type FillDeps, fillLock, type Read, type Run, type Source } from './fill-run';
import { readOrders } from './read-order-events';

interface Options {
  /** How long one batch may read, so that its transaction ends long before its deadline. */
  budgetMs?: number;
}

const defaultBudgetMs = 3000;

/** Passes events on to the endpoints that ask for them. Each source is passed on by itself, so that one that is away stops no other. */
export async function fillDeliveries(deps: FillDeps, { budgetMs = defaultBudgetMs }: Options = {}): Promise<void> {
  const asked = await listSources(deps.database.db);
  const done = await Promise.allSettled(asked.map((source) => fillFrom(deps, source, budgetMs)));
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Orders always: what was noted for an endpoint that is gone must not wait for the next one. */
async function listSources(rows: Executor): Promise<Source[]> {
  const endpoints = await rows.select({ topics: webhookEndpoints.topics }).from(webhookEndpoints);
  const isAsked = (source: Source) =>
    endpoints.some(({ topics }) => topics.length === 0 || topics.some((topic) => webhookSource(topic) === source));
  return ['order', ...(['catalog', 'auth'] as const).filter(isAsked)];
}

async function fillFrom(deps: FillDeps, source: Source, budgetMs: number): Promise<void> {
  const run: Run = { source, budgetMs, handled: [], held: new Set() };
  for (;;) {
    const read = await fillBatch(deps, run);
    if (!read) return;
    // What a long transaction changes meanwhile cannot be removed, and comes again.
    const before = new Set(run.handled);
    const isNews = read.isHeld || read.ids.some((id) => !before.has(id));
    run.handled = read.ids;
    if (read.isLast || !isNews) return forget(deps, run);
  }
}

/**
 * Writes the webhooks of the oldest events. One process at a time reads a source and writes what it read: otherwise an older
 * state of an object could come after a newer one. Returns undefined where another process does it now.
 */
function fillBatch(deps: FillDeps, run: Run): Promise<Read | undefined> {
  return deps.database.transaction(async (tx) => {
    const [row] = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${fillLock(run.source)}) as "isMine"`,
    );
    if (!row?.isMine) return undefined;
    const read = run.source === 'order' ? await readOrders(deps, run) : await readForeign(deps, run.source, run);
    await addDeliveries(tx, read.told, deps.now());
    return read;
  });
}

/** Repeats what it did not come to: an event is one webhook of an endpoint. */
async function forget(deps: FillDeps, { source, handled }: Run): Promise<void> {
  if (handled.length === 0) return;
  if (source === 'order') return removeWebhookEvents(deps.database.db, handled);
  await deps[source].call(webhookSources[source].take, { body: { handled } });
}

async function readForeign(deps: FillDeps, source: 'catalog' | 'auth', { handled }: Run): Promise<Read> {
  const { events } = await deps[source].call(webhookSources[source].take, { body: { handled } });
  const told = events.flatMap(({ data, occurredAt, ...event }) =>
    data === null
      ? []
      : [{ ...event, object: event.topic.split('.')[0] ?? '', occurredAt: new Date(occurredAt), data }],
  );
  return { ids: events.map(({ id }) => id), told, isLast: events.length < webhookEventsMax };
}

/** For endpoints that are paused or disabled too: what happens meanwhile waits until staff resume or delete them. */
async function addDeliveries(tx: Executor, told: Read['told'], now: Date): Promise<void> {
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
