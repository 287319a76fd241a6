import type { OrderEventKind } from '@shopwright/contracts/http/order-desk';
import type { OrderStatus } from '@shopwright/contracts/http/orders';
import type { Executor } from '@shopwright/service-kit/database/connection';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { currentTraceId } from '@shopwright/service-kit/http/request-context';
import { orderEvents } from '../db/desk-tables';
import { noteWebhooks } from './note-webhooks';

/** The author of an event: a user of the back office, the customer, Stripe, or the store by itself. */
export interface Author {
  actor: 'customer' | 'staff' | 'stripe' | 'store';
  userId?: number;
  /** What a member of the team may give back in a day. Undefined without a limit. */
  refundLimit?: string;
}

export const store: Author = { actor: 'store' };
export const stripe: Author = { actor: 'stripe' };
export const staff = ({ userId, refundLimit }: Pick<Actor, 'userId' | 'refundLimit'>): Author => ({
  actor: 'staff',
  userId,
  refundLimit,
});

interface NewEvent {
  orderId: number;
  kind: OrderEventKind;
  author: Author;
  at: Date;
  fromStatus?: OrderStatus;
  toStatus?: OrderStatus;
  details?: Record<string, string | number | boolean>;
}

/** Adds a row to the order's timeline, in the transaction of the change, and notes what webhooks tell of it. */
export async function recordOrderEvent(tx: Executor, { author, at, ...event }: NewEvent): Promise<void> {
  const added = tx.insert(orderEvents).values({
    ...event,
    details: event.details ?? {},
    traceId: currentTraceId(),
    actor: author.actor,
    actorUserId: author.userId ?? null,
    createdAt: at,
  });
  // In one round trip.
  await Promise.all([added, noteWebhooks(tx, { ...event, at })]);
}

/** Returns a row of the timeline as staff see it. */
export function toTimelineEntry(event: typeof orderEvents.$inferSelect) {
  const { kind, fromStatus, toStatus, actor, actorUserId, details, createdAt } = event;
  return { kind, fromStatus, toStatus, actor, actorUserId, details, createdAt: createdAt.toISOString() };
}
