import { type LookupAddress, lookup as lookupOfSystem } from 'node:dns';
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { isLoopbackAddress, isPublicAddress } from './public-address';

export type PublicFetchErrorCode =
  | 'private_address'
  | 'too_large'
  | 'timeout'
  | 'bad_url'
  | 'unreachable'
  | 'too_many_redirects';

/** Its message names no address of this network. */
export class PublicFetchError extends Error {
  override readonly name = 'PublicFetchError';

  constructor(
    readonly code: PublicFetchErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export interface PublicFetchOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Of the whole call: redirects and the last byte included. */
  timeoutMs: number;
  /** Of the body, as it is sent and as it is unpacked. */
  maxBytes: number;
  /** Returns the beginning of a body that is longer, instead of an error. Of one that is not packed. */
  cutsBody?: boolean;
  /** Of `GET` and `HEAD`; others follow none. Where none is followed, a redirect is the response. */
  maxRedirects?: number;
  /** Also allows this machine, and nothing else of its network: for tests, and for what stands in for a service. */
  allowLocal?: boolean;
  /** Of tests. */
  lookup?: typeof lookupOfSystem;
}

export interface PublicResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Sent = PublicFetchOptions & { isLast: boolean; signal: AbortSignal };

/** Sent on to another origin. Others may be secrets. */
const harmlessHeaders = new Set(['accept', 'accept-language', 'user-agent']);

/**
 * Calls an address that a person typed, or that a file or another server named. Connects to the addresses that were
 * checked, whatever the name leads to a moment later. Throws `PublicFetchError`; every status is a response.
 */
export async function fetchPublic(address: string, options: PublicFetchOptions): Promise<PublicResponse> {
  const { method = 'GET', maxRedirects = 3 } = options;
  const redirectsMax = method === 'GET' || method === 'HEAD' ? maxRedirects : 0;
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = readUrl(address, options);
  let { headers = {} } = options;
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(url, { ...options, method, headers, signal, isLast: redirectsMax === 0 });
    if (redirectsMax === 0 || !leadsOn(response)) return response;
    if (redirects === redirectsMax) throw new PublicFetchError('too_many_redirects', 'Leads on to too many addresses');
    const next = readUrl(response.headers.location ?? '', options, url);
    if (next.origin !== url.origin)
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => harmlessHeaders.has(name.toLowerCase())));
    url = next;
  }
}

const leadsOn = ({ status, headers }: Pick<PublicResponse, 'status' | 'headers'>) =>
  [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;

function readUrl(address: string, { allowLocal = false }: PublicFetchOptions, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new PublicFetchError('bad_url', 'Is not an address that begins with https:// or http://');
  if (url.username !== '' || url.password !== '')
    throw new PublicFetchError('bad_url', 'Has a user name or a password in its address');
  // Names are checked when they are looked up. Node looks up no address.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host, allowLocal)) throw isPrivate();
  return url;
}

const isAllowed = (address: string, allowLocal: boolean) =>
  isPublicAddress(address) || (allowLocal && isLoopbackAddress(address));
const isPrivate = () => new PublicFetchError('private_address', 'Is an address of a private network');

/** Returns the allowed ones of the addresses of a name, to which Node then connects. */
function checkedLookup({ allowLocal = false, lookup = lookupOfSystem }: PublicFetchOptions): LookupFunction {
  return (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '');
      const allowed = found.filter(({ address }) => isAllowed(address, allowLocal));
      const [first] = allowed;
      if (!first) return callback(isPrivate(), '');
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}

function send(url: URL, options: Sent): Promise<PublicResponse> {
  const { method, body, signal } = options;
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers: OutgoingHttpHeaders = { 'accept-encoding': 'gzip, br', ...options.headers };
  if (body !== undefined) headers['content-length'] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    // A connection that is kept would be used again without a look at its address.
    const req = request(url, { method, headers, agent: false, lookup: checkedLookup(options) });
    const fail = (error: unknown) => {
      req.destroy();
      reject(toFetchError(error, signal));
    };
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    req.on('error', fail);
    req.on('response', (res) => {
      const response = { status: res.statusCode ?? 0, headers: readHeaders(res) };
      const isEmpty = method === 'HEAD' || [204, 304].includes(response.status);
      const read = isEmpty || (leadsOn(response) && !options.isLast) ? Buffer.alloc(0) : readBody(res, options);
      Promise.resolve(read)
        .then((bytes) => resolve({ ...response, body: bytes }), fail)
        .finally(() => req.destroy());
    });
    req.end(body);
  });
}

async function readBody(res: IncomingMessage, { maxBytes, cutsBody = false }: Sent): Promise<Buffer> {
  if (cutsBody) return readBeginning(res, maxBytes);
  const tooLarge = () => new PublicFetchError('too_large', `Has more than ${maxBytes} bytes`);
  if (Number(res.headers['content-length']) > maxBytes) throw tooLarge();
  async function* limit(source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      yield chunk;
    }
  }
  return pipeline(res, limit, decoderOf(res), async (source: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    for await (const chunk of limit(source)) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/** Ends the connection where the rest begins. */
async function readBeginning(res: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of res as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decoderOf({ headers }: IncomingMessage): Duplex {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  throw new PublicFetchError('unreachable', 'Is packed in a way that the store does not know');
}

const readHeaders = (res: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(res.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

function toFetchError(error: unknown, signal: AbortSignal): PublicFetchError {
  if (error instanceof PublicFetchError) return error;
  if (signal.aborted) return new PublicFetchError('timeout', 'Took too long to answer', error);
  return new PublicFetchError('unreachable', 'Could not be reached', error);
}
