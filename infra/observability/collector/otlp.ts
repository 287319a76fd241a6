import * as z from 'zod';

/** A span as it is stored. Nanoseconds stay strings, since they do not fit a JavaScript number. */
export interface StoredSpan {
  traceId: string;
  spanId: string;
  parentId: string | null;
  service: string;
  name: string;
  kind: number;
  startedNs: string;
  endedNs: string;
  isError: boolean;
  attributes: Record<string, unknown>;
}

type AnyValue = z.infer<typeof scalar> | { arrayValue: { values?: z.infer<typeof scalar>[] } };

const scalar = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const keyValue = z.object({
  key: z.string(),
  value: z.union([z.object({ arrayValue: z.object({ values: z.array(scalar).optional() }) }), scalar]).optional(),
});
const nanoseconds = z.union([z.string().regex(/^\d{1,19}$/), z.number().int().min(0).transform(String)]);
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`, 'i'));

const span = z.object({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number().int().min(0).max(5).default(0),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z.array(keyValue).default([]),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
});

/** The body that exporters post: OTLP over HTTP as JSON. Events and links are not stored. */
export const exportRequest = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: z.array(keyValue).default([]) }).optional(),
        scopeSpans: z.array(z.object({ spans: z.array(span).default([]) })).default([]),
      }),
    )
    .default([]),
});

/** Attributes that are not stored, since queries, addresses and user agents may identify a person. */
const personal =
  /^(url\.query|client\.|user_agent|enduser\.|user\.|http\.(user_agent|client_ip|target)|net\.(peer|sock)\.|network\.peer\.|exception\.|.*\.header\.)/;
const urls = new Set(['url.full', 'http.url']);
const textMax = 1000;

export function parseSpans(request: z.infer<typeof exportRequest>): StoredSpan[] {
  return request.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toRecord(resource?.attributes ?? [])['service.name'] ?? 'unknown');
    return scopeSpans.flatMap(({ spans }) => spans.map((sent) => toStored(sent, service)));
  });
}

function toStored(sent: z.infer<typeof span>, service: string): StoredSpan {
  const attributes = toRecord(sent.attributes);
  return {
    traceId: sent.traceId.toLowerCase(),
    spanId: sent.spanId.toLowerCase(),
    parentId: sent.parentSpanId?.toLowerCase() || null,
    service: clean(service).slice(0, 100),
    name: clean(sent.name).slice(0, 300),
    kind: sent.kind,
    startedNs: sent.startTimeUnixNano,
    endedNs: sent.endTimeUnixNano,
    isError: sent.status?.code === 2 && !isExpectedResponse(attributes, sent.status.message),
    attributes: removePersonalData(attributes),
  };
}

/** Returns whether a span marked as an error is an expected response: instrumentation marks every 4xx as an error. */
function isExpectedResponse(attributes: Record<string, unknown>, message = ''): boolean {
  // A violated constraint (SQLSTATE class 23) is expected too: it refuses duplicates.
  if ('db.system.name' in attributes) return /^23\w{3}$/.test(message);
  const status = attributes['http.response.status_code'] ?? attributes['http.status_code'];
  // Express's handler spans carry no status; the parent span of the request does.
  return typeof status === 'number' ? status < 500 : 'express.type' in attributes;
}

export function removePersonalData(attributes: Record<string, unknown>): Record<string, unknown> {
  const isRedis = (attributes['db.system'] ?? attributes['db.system.name']) === 'redis';
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !personal.test(name))
      .map(([name, value]) => {
        if (typeof value !== 'string') return [name, value];
        if (urls.has(name)) return [name, value.replace(/[?#].*$/s, '')];
        if (isRedis && /^db\.(statement|query\.text)$/.test(name)) return [name, value.split(' ', 1)[0]];
        return [name, clean(value).slice(0, textMax)];
      }),
  );
}

function toRecord(attributes: z.infer<typeof keyValue>[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value === undefined ? null : plain(value)]));
}

function plain(value: AnyValue): unknown {
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  const { stringValue, intValue, doubleValue, boolValue } = value;
  return stringValue ?? (intValue === undefined ? undefined : Number(intValue)) ?? doubleValue ?? boolValue ?? null;
}

/** Removes NUL, which Postgres's text cannot store. */
const clean = (value: string): string => value.replaceAll('\u0000', '');
