/** Webhooks, between processes. Access `system`. */
import * as z from 'zod';
import { endpoint, type ServiceName } from '../endpoint';
import { idParams, maxInteger, timestamp } from '../fields';
import { foreignWebhookData } from '../webhook-payloads';
import { webhookTopic, webhookTopics } from '../webhook-topics';
import { webhookEndpoint, webhookErrors } from './webhooks';

const byOrder = { access: 'system', callers: ['order'], priority: 'essential' } as const;

const handledWebhookEvents = z.strictObject({ handled: z.array(z.uuid()).max(1000) });
export type HandledWebhookEvents = z.infer<typeof handledWebhookEvents>;

const webhookEvent = z.object({
  id: z.uuid(),
  topic: webhookTopic,
  objectId: z.number(),
  occurredAt: timestamp,
  /** Null where nothing is to be told of it. */
  data: foreignWebhookData.nullable(),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

const sourceOf = (service: ServiceName) => ({
  /** Which changes it notes from now on. */
  putTopics: endpoint(service, 'PUT /internal/webhook-topics', {
    ...byOrder,
    body: z.strictObject({ topics: z.array(webhookTopic).max(webhookTopics.length) }),
    response: z.undefined(),
  }),
  /** Removes the events that were taken over, and returns the oldest others, at most 100. */
  take: endpoint(service, 'POST /internal/webhook-events', {
    ...byOrder,
    body: handledWebhookEvents,
    response: z.object({ events: z.array(webhookEvent) }),
  }),
});

export const webhookSources = { catalog: sourceOf('catalog'), auth: sourceOf('auth') };

const webhookClaim = z.object({
  deliveryId: z.number(),
  lease: z.uuid(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type WebhookClaim = z.infer<typeof webhookClaim>;

/** How many endpoints one process sends to at a time. */
export const webhookLanesMax = 32;

/** Leases endpoints that are due, and returns the oldest webhook of each, signed. */
export const claimWebhooks = endpoint('order', 'POST /internal/webhook-deliveries/claim', {
  access: 'system',
  callers: ['workers'],
  body: z.strictObject({ max: z.number().int().min(1).max(webhookLanesMax) }),
  response: z.object({ claims: z.array(webhookClaim) }),
});

/** What an answer is kept of. */
export const webhookAnswerMax = 2048;

export const webhookOutcome = z.strictObject({
  /** Servers answer what they like: any three digits. */
  status: z.number().int().min(0).max(999).nullable(),
  error: z.enum(webhookErrors).nullable(),
  answer: z.string().max(webhookAnswerMax),
  durationMs: z.number().int().min(0).max(maxInteger),
});
export type WebhookOutcome = z.infer<typeof webhookOutcome>;

/** Notes what came of it, and returns the next webhook of the endpoint. A lease that has ended changes nothing. */
export const recordWebhook = endpoint('order', 'POST /internal/webhook-deliveries/:id/outcome', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  body: z.strictObject({ lease: z.uuid(), outcome: webhookOutcome, wantsNext: z.boolean() }),
  response: z.object({ next: webhookClaim.nullable() }),
});

/** Of an email to the store. */
export const getPausedEndpoint = endpoint('order', 'GET /internal/webhook-endpoints/:id', {
  access: 'system',
  callers: ['workers'],
  params: idParams,
  response: webhookEndpoint.pick({ url: true, state: true, waiting: true }),
});
