import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, eventPayloads } from '@shopwright/contracts/events';
import { queuesFor } from '@shopwright/contracts/queues';
import type { Executor } from '../database/connection';
import { currentTraceparent } from '../runtime/trace-context';
import { outbox } from './tables';

/** Writes the event in the transaction of its change: one row for each queue that listens. */
export async function appendEvent<T extends EventType>(tx: Executor, type: T, payload: EventPayload<T>): Promise<void> {
  const eventId = randomUUID();
  const parsed = eventPayloads[type].parse(payload);
  const rows = queuesFor(type).map((queue) => ({
    eventId,
    queue,
    type,
    payload: parsed,
    traceparent: currentTraceparent(),
  }));
  if (rows.length > 0) await tx.insert(outbox).values(rows);
}
