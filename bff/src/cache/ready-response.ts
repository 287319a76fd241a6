import { createHash, randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createQuickRecord } from '@shopwright/service-kit/metrics/requests';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { compress, type Encoding, encodings } from '../compress';
import type { ContentVersion } from './change-feed';

/** The finished response of one address to visitors, in every encoding that was asked for. */
export interface ReadyResponse extends ContentVersion {
  /** The headers that are the same for each client. */
  headers: readonly string[];
  type: string;
  /** The language of a page; empty for other responses. */
  language: string;
  tag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  encodeBody: EncodeBody;
  /** The headers of an encoding, which are sent often. */
  prepared: Partial<Record<Encoding, readonly string[]>>;
  madeAt: number;
  /** The position of the feed at which a request began to make it again. */
  renewedAt?: number;
  searches: readonly string[];
  /** The pattern of the route that made it. */
  route: string | undefined;
  /** Counts its answers, by their status. */
  records: Map<number, () => void>;
}

/** Returns the body in this encoding. */
export type EncodeBody = (encoding: Encoding) => Promise<Buffer>;

interface RenderedBody extends ContentVersion {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Compresses the body, unless the route has a better way. */
  encodeBody?: EncodeBody;
  searches: readonly string[];
  route?: string;
}

/** The headers that belong to one response to one client. */
const ownHeaders = new Set(['x-request-id', 'content-length', 'content-encoding', 'etag', 'cache-status']);

export function createReadyResponse({ headers, body, encodeBody, ...made }: RenderedBody): ReadyResponse {
  const { position, products, showsNoOthers, searches, route } = made;
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return {
    headers: shared.flatMap(([name, value]) => [name, String(value)]),
    type: String(headers['content-type'] ?? ''),
    language: String(headers['content-language'] ?? ''),
    tag: createHash('sha1').update(body).digest('base64url'),
    bodies: { identity: body },
    encodeBody: encodeBody ?? ((encoding) => compress(body, encoding)),
    prepared: {},
    madeAt: performance.now(),
    records: new Map(),
    position,
    products,
    showsNoOthers,
    searches,
    route,
  };
}

const overheadBytes = 2000;

/** Counts what an entry holds: its body in each encoding that was asked for. */
export const sizeOf = ({ bodies, headers }: ReadyResponse, key: string): number =>
  [...Object.values(bodies), ...headers, key].reduce((bytes, { length }) => bytes + length, overheadBytes);

/** Counts one answer with the response. HEAD counts as the GET that it stands for. */
export function record({ route, records }: ReadyResponse, status: number): void {
  const counted = records.get(status) ?? createQuickRecord(route, status);
  if (!records.has(status)) records.set(status, counted);
  counted();
}

const compressedFromBytes = 1024;
const isCompressible = (type: string): boolean => /^(text\/|application\/(json|xml|manifest))/.test(type);

const negotiated = new LRUCache<string, Encoding>({
  max: 500,
  memoMethod(accept) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accept } });
    return encodings.find((each) => negotiator.encodings([each]).length > 0) ?? 'identity';
  },
});

/** Returns the best encoding that the client accepts and the response is worth. */
export function pickEncoding(
  accept: string | undefined,
  { type, bodies }: Pick<ReadyResponse, 'type' | 'bodies'>,
): Encoding {
  if (accept === undefined || (bodies.identity?.length ?? 0) < compressedFromBytes || !isCompressible(type))
    return 'identity';
  return negotiated.memo(accept);
}

/** The bodies that are being encoded, by encoding and content. */
const underWay = new Map<string, Promise<Buffer>>();

/** Adds the body in this encoding, if it was not asked for yet. Equal bodies that are encoded at the same time share the work. */
export async function encode({ tag, bodies, encodeBody }: ReadyResponse, encoding: Encoding): Promise<void> {
  if (bodies[encoding]) return;
  const name = `${encoding} ${tag}`;
  const encoded = underWay.get(name) ?? encodeBody(encoding).finally(() => underWay.delete(name));
  underWay.set(name, encoded);
  bodies[encoding] = await encoded;
}

export interface CacheRequest {
  method: string | undefined;
  ifNoneMatch: string | undefined;
  encoding: Encoding;
}

const tagOf = ({ tag }: ReadyResponse, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Returns the headers of the response's body in this encoding, without its length. */
export function bodyHeaders(ready: ReadyResponse, encoding: Encoding): string[] {
  const headers = ['ETag', tagOf(ready, encoding)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return headers;
}

/** Sends the body in this encoding. 304 if the client has it. */
export function sendBody(
  res: ServerResponse,
  ready: ReadyResponse,
  headers: readonly string[],
  request: CacheRequest,
): void {
  const { method, ifNoneMatch, encoding } = request;
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, tagOf(ready, encoding))) {
    res.writeHead(304, headers as string[]);
    res.end();
    return;
  }
  const body = ready.bodies[encoding];
  res.writeHead(200, [...headers, 'Content-Length', String(body?.length ?? 0)]);
  if (method === 'HEAD') res.end();
  else res.end(body);
}

/** Sends the stored response, with an id of its own. */
export function sendStored(res: ServerResponse, ready: ReadyResponse, request: CacheRequest): void {
  const { encoding } = request;
  ready.prepared[encoding] ??= [
    ...ready.headers,
    ...bodyHeaders(ready, encoding),
    'Cache-Status',
    'shopwright; hit',
    'X-Request-Id',
  ];
  sendBody(res, ready, [...ready.prepared[encoding], randomUUID()], request);
}

/** Compares weakly, as RFC 9110 asks for If-None-Match: a proxy that compresses marks the tag as weak. */
const isKnown = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
