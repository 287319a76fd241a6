import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallInput } from '@shopwright/contracts/endpoint';
import type { WebhookOutcome } from '@shopwright/contracts/http/internal-webhooks';
import * as internal from '@shopwright/contracts/http/internal-webhooks';
import * as endpoints from '@shopwright/contracts/http/webhooks';
import type { SentWebhookTopic } from '@shopwright/contracts/webhook-topics';
import { fillDeliveries } from '../services/order/src/webhooks/fill-deliveries';
import { clerk } from './test-desk';
import type { TestStore } from './test-store';

/** A body of a webhook, as a receiver reads it. */
export interface ReceivedPayload {
  type: SentWebhookTopic;
  apiVersion: string;
  timestamp: string;
  sequence: number;
  data: Record<string, unknown>;
}

export const succeeded: WebhookOutcome = { status: 200, error: null, answer: 'ok', durationMs: 5 };
export const failed: WebhookOutcome = { status: 500, error: 'status', answer: 'no', durationMs: 5 };
export const gone: WebhookOutcome = { status: 410, error: 'gone', answer: '', durationMs: 5 };

/** What staff and the workers do with webhooks, through the endpoints. */
export const webhooksOf = (shop: TestStore, actor = clerk) => {
  const call = shop.orderClient.call;
  const params = (id: number) => ({ id: String(id) });
  const claim = async (max = 32) => (await call(internal.claimWebhooks, { body: { max } })).claims;
  const record = async (
    { deliveryId, lease }: Pick<internal.WebhookClaim, 'deliveryId' | 'lease'>,
    outcome: WebhookOutcome = succeeded,
    wantsNext = false,
  ) => (await call(internal.recordWebhook, { params: params(deliveryId), body: { lease, outcome, wantsNext } })).next;
  return {
    list: () => call(endpoints.listWebhookEndpoints, {}, actor),
    create: (
      topics: CallInput<typeof endpoints.createWebhookEndpoint>['body']['topics'] = [],
      url = 'http://127.0.0.1:9/',
    ) => call(endpoints.createWebhookEndpoint, { body: { url, topics } }, actor),
    update: (id: number, body: CallInput<typeof endpoints.updateWebhookEndpoint>['body']) =>
      call(endpoints.updateWebhookEndpoint, { params: params(id), body }, actor),
    delete: (id: number) => call(endpoints.deleteWebhookEndpoint, { params: params(id) }, actor),
    rotate: (id: number) => call(endpoints.rotateWebhookSecret, { params: params(id) }, actor),
    test: (id: number) => call(endpoints.testWebhookEndpoint, { params: params(id) }, actor),
    log: (id: number, query: CallInput<typeof endpoints.listWebhookDeliveries>['query'] = {}) =>
      call(endpoints.listWebhookDeliveries, { params: params(id), query }, actor),
    get: (id: number) => call(endpoints.getWebhookDelivery, { params: params(id) }, actor),
    redeliver: (id: number) => call(endpoints.redeliverWebhook, { params: params(id) }, actor),
    skip: (id: number) => call(endpoints.skipWebhook, { params: params(id) }, actor),
    redeliverSpan: (id: number, body: CallInput<typeof endpoints.redeliverWebhooks>['body']) =>
      call(endpoints.redeliverWebhooks, { params: params(id), body }, actor),
    fill: () => fillDeliveries(shop.order),
    claim,
    record,
    /** Takes all that wait for one endpoint, which is the only one that is due, as a receiver that answers 200. */
    async drain() {
      const got: (ReceivedPayload & { headers: Record<string, string> })[] = [];
      for (let [next] = await claim(1); next; ) {
        got.push({ ...(JSON.parse(next.body) as ReceivedPayload), headers: next.headers });
        next = (await record(next, succeeded, true)) ?? undefined;
      }
      return got;
    },
  };
};

/** Returns whether one of the secrets signed the message, in the words of Standard Webhooks. */
export function isSigned(headers: IncomingHttpHeaders | Record<string, string>, body: string, secret: string): boolean {
  const message = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(message).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  payload: ReceivedPayload;
}

/** Listens on this machine and keeps what arrives; `answer` ends the response. */
export async function startReceiver(answer: (res: ServerResponse, request: Received) => void = (res) => res.end('ok')) {
  const received: Received[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const request = { headers: req.headers, body, payload: JSON.parse(body) as ReceivedPayload };
    received.push(request);
    answer(res, request);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
