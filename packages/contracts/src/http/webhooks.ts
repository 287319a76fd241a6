import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, sentTimestamp, timestamp, version } from '../fields';
import { page } from '../page';
import { validationMessages } from '../validation-messages';
import { sentWebhookTopics, webhookTopic, webhookTopics } from '../webhook-topics';

const guarded = { access: 'staff', permission: 'webhooks:write' } as const;

/** `paused` by staff or after days of failure: webhooks wait. `disabled`: the endpoint answered that it is gone (410). */
export const webhookEndpointStates = ['active', 'paused', 'disabled'] as const;

/** `pending` is sent, tried again, or waits for those before it. */
export const webhookDeliveryStates = ['pending', 'succeeded', 'failed'] as const;

export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why there was no answer, or none that counts. */
export const webhookErrors = [
  'status',
  'redirect',
  'gone',
  'timeout',
  'unreachable',
  'private_address',
  'bad_url',
] as const;

/** Also why a webhook is not tried any more: staff skipped it. */
export const webhookDeliveryErrors = [...webhookErrors, 'skipped'] as const;

export const webhookEndpointsMax = 32;

export const webhookEndpoint = z.object({
  id: z.number(),
  url: z.string(),
  /** Empty for all of them. */
  topics: z.array(webhookTopic),
  apiVersion: z.string(),
  state: z.enum(webhookEndpointStates),
  /** Since when it fails, with nothing that succeeded. */
  failingSince: timestamp.nullable(),
  lastError: z.enum(webhookErrors).nullable(),
  /** When the oldest webhook that waits is sent, or tried again. */
  nextAttemptAt: timestamp.nullable(),
  waiting: z.number(),
  /** Until when the secret before the last rotation signs too. */
  previousSecretUntil: timestamp.nullable(),
  version: z.number(),
  createdAt: timestamp,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const webhookUrl = z
  .string()
  .trim()
  .min(1, validationMessages.required)
  .max(2048, validationMessages.https)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), validationMessages.https)
  .meta({ examples: ['https://hooks.example.com/shopwright'] });

export const webhookEndpointForm = z.strictObject({
  url: webhookUrl,
  /** None is all of them, those of later releases too. */
  topics: z.array(webhookTopic).max(webhookTopics.length),
});

/** The newest first, at most 32. */
export const listWebhookEndpoints = endpoint('order', 'GET /webhook-endpoints', {
  summary: 'Lists webhook endpoints',
  ...guarded,
  response: z.array(webhookEndpoint),
});

/** The secret is in this response only. 422 names `url` where it is not an https address of a public host. */
export const createWebhookEndpoint = endpoint('order', 'POST /webhook-endpoints', {
  summary: 'Creates a webhook endpoint',
  ...guarded,
  body: webhookEndpointForm,
  response: z.object({ id: z.number(), secret: z.string() }),
  showsSecret: true,
  statuses: [201],
  timeoutMs: 10_000,
});

/** `active` sends what waits, at once. 409 `conflict` if it changed since `version`. */
export const updateWebhookEndpoint = endpoint('order', 'PUT /webhook-endpoints/:id', {
  summary: 'Updates, pauses or resumes a webhook endpoint',
  ...guarded,
  params: idParams,
  body: webhookEndpointForm.extend({ state: z.enum(['active', 'paused']), version }),
  response: webhookEndpoint,
  timeoutMs: 10_000,
});

/** Deletes its log, and what waits, too. */
export const deleteWebhookEndpoint = endpoint('order', 'DELETE /webhook-endpoints/:id', {
  summary: 'Deletes a webhook endpoint',
  ...guarded,
  params: idParams,
  response: z.undefined(),
  timeoutMs: 10_000,
});

/** The secret before it signs too, for 24 hours. */
export const rotateWebhookSecret = endpoint('order', 'POST /webhook-endpoints/:id/secret', {
  summary: 'Rotates the secret of a webhook endpoint',
  ...guarded,
  params: idParams,
  response: z.object({ secret: z.string(), previousSecretUntil: timestamp }),
  showsSecret: true,
});

/** The log of one webhook to one endpoint: of its last attempt, where there were several. */
export const webhookDelivery = z.object({
  id: z.number(),
  /** The `webhook-id`: the same for each attempt, each endpoint and each redelivery of one event. */
  eventId: z.string(),
  topic: z.enum(sentWebhookTopics),
  /** What it is about, such as order 12. */
  object: z.string(),
  objectId: z.number(),
  state: z.enum(webhookDeliveryStates),
  isRedelivery: z.boolean(),
  attempts: z.number(),
  responseStatus: z.number().nullable(),
  error: z.enum(webhookDeliveryErrors).nullable(),
  durationMs: z.number().nullable(),
  createdAt: timestamp,
  attemptedAt: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryDetail = webhookDelivery.extend({
  endpointId: z.number(),
  url: z.string(),
  /** Null before the first attempt. */
  requestHeaders: z.record(z.string(), z.string()).nullable(),
  /** Empty once its customer was erased. */
  requestBody: z.string(),
  /** The first 2,048 bytes. */
  responseBody: z.string().nullable(),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;

/** Newest first, 50 a page, for 30 days. */
export const listWebhookDeliveries = endpoint('order', 'GET /webhook-endpoints/:id/deliveries', {
  summary: 'Lists the webhooks to an endpoint',
  ...guarded,
  params: idParams,
  ...page({
    row: webhookDelivery,
    limitMax: 100,
    cursor: idInPath,
    query: { state: z.enum(webhookDeliveryStates).optional() },
  }),
});

export const getWebhookDelivery = endpoint('order', 'GET /webhook-deliveries/:id', {
  summary: 'Retrieves a webhook with its request and response',
  ...guarded,
  params: idParams,
  response: webhookDeliveryDetail,
});

/** With the same `webhook-id` and the header `webhook-redelivery`, before later ones that wait. 409 while it is pending. */
export const redeliverWebhook = endpoint('order', 'POST /webhook-deliveries/:id/redeliver', {
  summary: 'Sends a webhook again',
  ...guarded,
  params: idParams,
  response: webhookDelivery,
});

/**
 * Gives up a webhook that the receiver always refuses, so that those behind it are sent. It stays in the log as failed, and can be
 * sent again. 409 unless it is pending.
 */
export const skipWebhook = endpoint('order', 'POST /webhook-deliveries/:id/skip', {
  summary: 'Skips a waiting webhook',
  ...guarded,
  params: idParams,
  response: webhookDelivery,
});

export const webhookSpanMax = 10_000;

/** All that were created in the span, or those that failed, oldest first. 422 for more than 10,000. */
export const redeliverWebhooks = endpoint('order', 'POST /webhook-endpoints/:id/redeliver', {
  summary: 'Sends the webhooks of a time span again',
  ...guarded,
  params: idParams,
  body: z.strictObject({ from: sentTimestamp, to: sentTimestamp, state: z.enum(['succeeded', 'failed']).optional() }),
  response: z.object({ redelivered: z.number() }),
  timeoutMs: 10_000,
});

export const testWebhookEndpoint = endpoint('order', 'POST /webhook-endpoints/:id/test', {
  summary: 'Sends a test event to a webhook endpoint',
  ...guarded,
  params: idParams,
  response: webhookDelivery,
});
