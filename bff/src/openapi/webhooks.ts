import { webhookPayload, webhookSummaries } from '@shopwright/contracts/webhook-payloads';
import { type SentWebhookTopic, sentWebhookTopics } from '@shopwright/contracts/webhook-topics';
import type { JsonSchema, ToBody } from './operation';

const header = (name: string, description: string, example: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', examples: [example] },
});

const headers = [
  header(
    'webhook-id',
    'Names the event: the same for each attempt and redelivery. Pass by what you have.',
    'c5a8c3a2-6a0c-4d3e-9d3b-3f0c7a1d2b10',
  ),
  header('webhook-timestamp', 'When it was sent, in seconds. Refuse what is older than five minutes.', '1796083200'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`; two with a space while a secret is rotated.',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ),
  header(
    'webhook-redelivery',
    '`true` where staff sent it again: newer events may have arrived before it.',
    'true',
    false,
  ),
];

/** Describes what the store sends to endpoints, by topic. */
export const describeWebhooks = (toBody: ToBody): JsonSchema =>
  Object.fromEntries(sentWebhookTopics.map((topic) => [topic, { post: toOperation(topic, toBody) }]));

const toOperation = (topic: SentWebhookTopic, toBody: ToBody): JsonSchema => ({
  operationId: `webhook ${topic}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
  tags: ['Webhooks'],
  summary: webhookSummaries[topic],
  description:
    'Answer with any 2xx within 15 seconds. Everything else is tried again for three days, in order; 410 disables the endpoint.',
  security: [],
  parameters: headers,
  requestBody: { required: true, content: { 'application/json': { schema: toBody(webhookPayload(topic)) } } },
  responses: {
    '204': { description: 'The receiver has it.' },
    '410': { description: 'The receiver wants no more webhooks.' },
  },
});
