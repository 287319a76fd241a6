import {
  webhookDeliveryErrors,
  webhookDeliveryStates,
  webhookEndpointStates,
  webhookErrors,
} from '@shopwright/contracts/http/webhooks';
import type { SentWebhookTopic, WebhookTopic } from '@shopwright/contracts/webhook-topics';
import { oneOf, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Where the store sends webhooks. Owned by webhooks; a row is changed under its own lock.
 *
 * `secret_id` names the secret, which is derived from it and stored nowhere; `previous_secret_id` signs too until
 * `previous_secret_until`. `next_at` is when the oldest webhook that waits is sent or tried again, and null where none waits:
 * whoever adds one sets it, and whoever finds none takes it away, both under the lock of the row. `lease` belongs to the process that sends to the
 * endpoint now: one at a time, so that an endpoint gets its webhooks in order. A lease that ended is taken over.
 * `failing_since` is when the first attempt after the last success failed.
 */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    url: text('url').notNull(),
    /** Empty for all. */
    topics: text('topics').array().$type<WebhookTopic[]>().notNull(),
    apiVersion: text('api_version').notNull(),
    state: text('state', { enum: webhookEndpointStates }).notNull().default('active'),
    secretId: uuid('secret_id').notNull().defaultRandom(),
    previousSecretId: uuid('previous_secret_id'),
    previousSecretUntil: timestamptz('previous_secret_until'),
    failingSince: timestamptz('failing_since'),
    lastError: text('last_error', { enum: webhookErrors }),
    nextAt: timestamptz('next_at'),
    lease: uuid('lease'),
    leasedUntil: timestamptz('leased_until'),
    /** Grows with each edit by staff. */
    version: integer('version').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
  },
  () => [check('webhook_endpoints_state', sql`state in (${oneOf(webhookEndpointStates)})`)],
);

/**
 * One webhook to one endpoint, and the log of its last attempt. `id` is the order in which an endpoint gets them. The unique key makes
 * an event one webhook of an endpoint, however often it is passed on. `data` is what the payload says, as it was when
 * the event was passed on; it is emptied when its customer is erased. Purged after 30 days.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    topic: text('topic').$type<SentWebhookTopic>().notNull(),
    object: text('object').notNull(),
    objectId: integer('object_id').notNull(),
    occurredAt: timestamptz('occurred_at').notNull(),
    data: text('data').notNull(),
    state: text('state', { enum: webhookDeliveryStates }).notNull().default('pending'),
    isRedelivery: boolean('is_redelivery').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>(),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    error: text('error', { enum: webhookDeliveryErrors }),
    durationMs: integer('duration_ms'),
    attemptedAt: timestamptz('attempted_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.endpointId, table.eventId),
    // The next one of an endpoint.
    index('webhook_deliveries_pending').on(table.endpointId, table.id).where(sql`state = 'pending'`),
    // The log of an endpoint, and of one state.
    index('webhook_deliveries_of_endpoint').on(table.endpointId, table.id),
    index('webhook_deliveries_failed').on(table.endpointId, table.id).where(sql`state = 'failed'`),
    // A span of time of an endpoint.
    index('webhook_deliveries_created').on(table.endpointId, table.createdAt),
    // The purge.
    index('webhook_deliveries_age').on(table.createdAt),
    // The erasure of a customer.
    index('webhook_deliveries_of_object').on(table.object, table.objectId),
    check('webhook_deliveries_state', sql`state in (${oneOf(webhookDeliveryStates)})`),
  ],
);

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
