import { AppError } from '@shopwright/service-kit/errors';
import {
  listWebhookEvents,
  removeWebhookEvents,
  type WebhookEventRow,
  webhookEventsMax,
} from '@shopwright/service-kit/messaging/webhook-events';
import { safeError } from '@shopwright/service-kit/runtime/logger';
import type { FillDeps, Read, Run } from './fill-run';
import { type OrderSource, readOrderSource, toOrderData } from './read-order-data';

/** An order that cannot be read for so long has a fault that no repetition mends. */
const droppedAfterMs = 24 * 3_600_000;

/**
 * Reads the oldest events of orders, as many as the budget allows, and at least one. An order that cannot be read holds up its own
 * events alone: they are tried again at the next pass, and dropped after a day.
 */
export async function readOrders(deps: FillDeps, run: Run): Promise<Read> {
  const startedAt = performance.now();
  await removeWebhookEvents(deps.database.db, run.handled);
  const events = await listWebhookEvents(deps.database.db, [...run.held]);
  const sources = new Map<number, OrderSource | undefined>();
  const read: Read = { ids: [], told: [], isLast: events.length < webhookEventsMax };
  for (const event of events) {
    if (run.held.has(event.objectId)) continue;
    if (read.ids.length > 0 && performance.now() - startedAt > run.budgetMs) return { ...read, isLast: false };
    try {
      const data = await readEvent(deps, event, sources);
      read.ids.push(event.id);
      if (data) read.told.push(toTold(event, data));
    } catch (error) {
      if (isDropped(deps, event, error)) read.ids.push(event.id);
      else {
        run.held.add(event.objectId);
        read.isHeld = true;
      }
    }
  }
  return read;
}

async function readEvent(
  { database, now }: FillDeps,
  event: WebhookEventRow,
  sources: Map<number, OrderSource | undefined>,
): Promise<object | undefined> {
  const { objectId } = event;
  if (!sources.has(objectId))
    sources.set(objectId, await readOrderSource({ database, now }, objectId).catch(noneIfGone));
  const source = sources.get(objectId);
  return source && toOrderData(database.db, event, source);
}

function noneIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

function isDropped({ logger, now }: FillDeps, { id, topic, objectId, occurredAt }: WebhookEventRow, error: unknown) {
  const details = { err: safeError(error), orderId: objectId, eventId: id, topic };
  const isOld = now().getTime() - occurredAt.getTime() >= droppedAfterMs;
  if (isOld) logger.error(details, 'order not readable for a day, its webhook is dropped');
  else logger.warn(details, 'order not readable, its webhooks wait');
  return isOld;
}

const toTold = ({ id, topic, object, objectId, occurredAt }: WebhookEventRow, data: object): Read['told'][number] => ({
  id,
  topic,
  object,
  objectId,
  occurredAt,
  data,
});
