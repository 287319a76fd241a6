import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { SandboxConfig } from '../config';
import { boolean, expand, ignoring, listParams, mergeMetadata, metadata, text, texts } from '../http/params';
import { post, type Route, remove, resource } from '../http/route';
import { invalidParam } from '../http/stripe-error';
import { newId, randomText, unixNow } from '../ledger/ids';
import type { Ledger } from '../ledger/ledger';
import { render } from './render';

const kind = 'webhook_endpoint';
const enabledEvents = z.array(z.string().regex(/^(\*|[a-z0-9_.]+)$/)).min(1);

function readUrl(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw invalidParam('url', 'Not a valid URL', 'url_invalid');
  return url;
}

const createParams = z.strictObject({
  url: text,
  enabled_events: enabledEvents,
  metadata: metadata.optional(),
  ...texts('api_version', 'description'),
  ...ignoring('connect'),
  expand,
});

const updateParams = z.strictObject({
  enabled_events: enabledEvents.optional(),
  disabled: boolean.optional(),
  metadata: metadata.optional(),
  ...texts('url', 'description'),
  expand,
});

const endpoints = resource({ kind, path: '/webhook_endpoints', what: 'webhook endpoint' });

export const webhookEndpointRoutes: Route[] = [
  post('/webhook_endpoints', createParams, ({ tx, ledger, params }) => {
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
  }),
  endpoints.list(z.strictObject(listParams), () => ({})),
  endpoints.retrieve,
  post('/webhook_endpoints/:id', updateParams, (call) => {
    const endpoint = endpoints.find(call);
    const { url, enabled_events: events, disabled, description, metadata: change } = call.params;
    const record = call.tx.put(kind, {
      ...endpoint,
      status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
      url: url === undefined ? endpoint.url : readUrl(url),
      enabledEvents: events ?? endpoint.enabledEvents,
      description: description ?? endpoint.description,
      metadata: mergeMetadata(endpoint.metadata, change),
    });
    return { kind, record };
  }),
  remove('/webhook_endpoints/:id', z.strictObject({}), (call) => {
    const endpoint = endpoints.find(call);
    call.tx.put(kind, { ...endpoint, deleted: true });
    return { body: { id: endpoint.id, object: kind, deleted: true } };
  }),
];

const defaultId = 'we_3Ssandboxdefault0000000';

/** Updates one endpoint from the configuration. Undelivered events go to its new address. */
export function keepDefaultEndpoint(ledger: Ledger, { url, secret, events }: SandboxConfig['webhook']): void {
  const current = ledger.get(kind, defaultId);
  if (!url && !current) return;
  const status = url ? 'enabled' : 'disabled';
  const configured = { url: url ?? current?.url ?? '', secret, status, enabledEvents: events } as const;
  if (isDeepStrictEqual({ ...current, ...configured }, current)) return;
  ledger.transact({}, (tx) =>
    tx.put(kind, { ...(current ?? { id: defaultId, created: unixNow(), metadata: {} }), ...configured }),
  );
}
