import { z } from 'zod';
import { listBody } from '../http/list';
import { boolean, expand, ignored, listParams, mergeMetadata, metadata, text } from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { invalidParam, noSuch } from '../http/stripe-error';
import { newId, randomText } from '../ledger/ids';
import type { WebhookEndpointRecord } from '../ledger/records';
import { render } from './render';

const kind = 'webhook_endpoint';
const enabledEvents = z.array(z.string().regex(/^(\*|[a-z0-9_.]+)$/)).min(1);

function found({ tx, id }: Call<unknown>): WebhookEndpointRecord {
  const endpoint = tx.get(kind, id);
  if (!endpoint) throw noSuch('webhook endpoint', id, 'id', 404);
  return endpoint;
}

function readUrl(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw invalidParam('url', 'Not a valid URL', 'url_invalid');
  return url;
}

const create = route({
  method: 'post',
  path: '/webhook_endpoints',
  params: z.strictObject({
    url: text,
    enabled_events: enabledEvents,
    api_version: text.optional(),
    connect: ignored,
    description: text.optional(),
    metadata: metadata.optional(),
    expand,
  }),
  handle: ({ tx, ledger, params }) => {
    const record = tx.put(kind, {
      id: newId('we'),
      created: tx.now,
      url: readUrl(params.url),
      secret: `whsec_${randomText(32)}`,
      enabledEvents: params.enabled_events,
      status: 'enabled',
      apiVersion: params.api_version,
      description: params.description,
      metadata: params.metadata || {},
    });
    return { body: { ...render({ kind, record }, ledger), secret: record.secret } };
  },
});

const retrieve = route({
  method: 'get',
  path: '/webhook_endpoints/:id',
  params: z.strictObject({ expand }),
  handle: (call) => ({ kind, record: found(call) }),
});

const update = route({
  method: 'post',
  path: '/webhook_endpoints/:id',
  params: z.strictObject({
    url: text.optional(),
    enabled_events: enabledEvents.optional(),
    disabled: boolean.optional(),
    description: text.optional(),
    metadata: metadata.optional(),
    expand,
  }),
  handle: (call) => {
    const endpoint = found(call);
    const { url, enabled_events: events, disabled, description, metadata: change } = call.params;
    const status = disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled';
    const record = call.tx.put(kind, {
      ...endpoint,
      status,
      url: url === undefined ? endpoint.url : readUrl(url),
      enabledEvents: events ?? endpoint.enabledEvents,
      description: description ?? endpoint.description,
      metadata: mergeMetadata(endpoint.metadata, change),
    });
    return { kind, record };
  },
});

const remove = route({
  method: 'delete',
  path: '/webhook_endpoints/:id',
  params: z.strictObject({}),
  handle: (call) => {
    const endpoint = found(call);
    call.tx.put(kind, { ...endpoint, deleted: true });
    return { body: { id: endpoint.id, object: kind, deleted: true } };
  },
});

const list = route({
  method: 'get',
  path: '/webhook_endpoints',
  params: z.strictObject(listParams),
  handle: ({ ledger, params }) => ({
    body: listBody(ledger.tables.webhook_endpoint, {
      url: '/v1/webhook_endpoints',
      what: 'webhook endpoint',
      params,
      show: (record) => render({ kind, record }, ledger),
    }),
  }),
});

export const webhookEndpointRoutes: Route[] = [create, list, retrieve, update, remove];
