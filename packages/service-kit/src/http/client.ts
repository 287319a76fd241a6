import type { Readable } from 'node:stream';
import { type CallInput, type Endpoint, fillPath, type ResponseOf } from '@shopwright/contracts/endpoint';
import { type ErrorBody, errorBody } from '@shopwright/contracts/errors';
import { Agent, type Dispatcher, request } from 'undici';
import { AppError } from '../errors';
import { sleep } from '../runtime/deadline';
import { places } from '../runtime/load-limiter';
import { clockHeader, deadlineAtHeader } from './clock-offset';
import type { Actor, InternalTokens } from './internal-token';
import { currentRequest, isDeadlineOver, outgoingPriority, priorityHeader, remainingMs } from './request-context';
import { isAlive, serviceAt } from './service-health';

export type Target = Pick<Endpoint, 'service' | 'method' | 'path' | 'timeoutMs' | 'priority'>;

export interface OutgoingCall {
  url: string;
  target: string;
  actor: Actor;
  headers?: Record<string, string>;
  body?: Buffer | string | Readable;
  dispatcher?: Dispatcher;
  /** A service without an answer for so long is silent. */
  silenceMs?: number;
}

const pool = { keepAliveTimeout: 30_000, connect: { timeout: 1000 } };
/** Opens as many connections as the service has places: calls must not queue here. */
const agent = new Agent({ ...pool, connections: places.service.essential });

/** Sends the actor's token, request id and deadline. Throws `timeout` or `unavailable`. */
export async function send(
  tokens: InternalTokens,
  endpoint: Target,
  { url, target, actor, headers, body, dispatcher = agent, silenceMs }: OutgoingCall,
): Promise<Dispatcher.ResponseData> {
  if (isDeadlineOver()) throw new AppError('timeout', `there is no time left for ${endpoint.service} ${endpoint.path}`);
  const { breaker, offset } = serviceAt(endpoint.service, url, silenceMs);
  const requestId = currentRequest()?.requestId;
  const tokenHeaders = await tokens.headersFor(actor, endpoint.service);
  const [timeoutMs, sentAt, aheadMs] = [remainingMs(endpoint.timeoutMs), Date.now(), offset.get()];
  const sent = {
    ...headers,
    ...tokenHeaders,
    'x-deadline-ms': String(timeoutMs),
    [priorityHeader]: outgoingPriority(endpoint.priority),
    ...(aheadMs !== undefined && { [deadlineAtHeader]: String(sentAt + aheadMs + timeoutMs) }),
    ...(requestId && { 'x-request-id': requestId }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await breaker
    .run(() => request(url + target, { dispatcher, method: endpoint.method, headers: sent, body, signal }))
    .catch((cause: unknown) => {
      throw unreachable(endpoint, cause);
    });
  offset.add(sentAt, response.headers[clockHeader]);
  return response;
}

function unreachable(endpoint: Pick<Endpoint, 'service' | 'path'>, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const name = (cause as { name?: string }).name;
  const code = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unavailable';
  return new AppError(code, `${endpoint.service} ${endpoint.path} did not answer`, { cause });
}

/** `headers`: see `internal-token.ts`. */
type CallOptions<E> = Partial<CallInput<E>> & { headers?: Record<string, string>; file?: Buffer };

export interface ServiceClient {
  /** Throws the AppError that the service returned. */
  call<E extends Endpoint>(endpoint: E, input?: CallOptions<E>, actor?: Actor): Promise<ResponseOf<E>>;
  ping(): Promise<void>;
}

/** Reads the bytes of an endpoint that sends a file. Throws like other calls. */
export const callFile = async <E extends Endpoint>(client: ServiceClient, endpoint: E, input?: CallOptions<E>) =>
  (await client.call(endpoint, input)) as unknown as Buffer;

export function createServiceClient(
  url: string,
  tokens: InternalTokens,
  defaultActor: Actor = { role: 'system' },
  /** `timeoutMs` replaces that of endpoints. `hasOwnConnection` avoids the shared pool. */
  {
    hasOwnConnection,
    silenceMs,
    ...options
  }: { timeoutMs?: number; silenceMs?: number; hasOwnConnection?: boolean } = {},
): ServiceClient {
  const dispatcher = hasOwnConnection ? new Agent({ ...pool, connections: 1 }) : undefined;
  return {
    async call(endpoint, input = {}, actor = defaultActor) {
      const path = fillPath(endpoint.path, input.params as Record<string, string | number> | undefined);
      const response = await send(
        tokens,
        { ...endpoint, ...options },
        {
          url,
          actor,
          dispatcher,
          silenceMs,
          target: path + queryString(input.query),
          headers: { ...input.headers, ...contentType(input) },
          body: input.file ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
        },
      );
      const bytes = await response.body.arrayBuffer().catch((cause: unknown) => {
        throw unreachable(endpoint, cause);
      });
      if (endpoint.file && response.statusCode < 400) return Buffer.from(bytes) as ResponseOf<typeof endpoint>;
      const text = new TextDecoder().decode(bytes);
      if (response.statusCode >= 400) throw remoteError(endpoint, response, text);
      return (text === '' ? undefined : parseJson(endpoint, text)) as ResponseOf<typeof endpoint>;
    },
    async ping() {
      if (!(await isAlive(url, agent, 500))) throw new AppError('unavailable', `${url} is not alive`);
    },
  };
}

const contentType = ({ body, file }: { body?: unknown; file?: Buffer }): Record<string, string> =>
  file
    ? { 'content-type': 'application/octet-stream' }
    : body === undefined
      ? {}
      : { 'content-type': 'application/json' };

/** Reads on behalf of this process. Throws like other calls. */
export async function fetchBytes(
  tokens: InternalTokens,
  endpoint: Target,
  { url, target }: Pick<OutgoingCall, 'url' | 'target'>,
): Promise<Buffer> {
  const response = await send(tokens, endpoint, { url, target, actor: { role: 'system' } });
  const bytes = await response.body.arrayBuffer().catch((cause: unknown) => {
    throw unreachable(endpoint, cause);
  });
  if (response.statusCode === 200) return Buffer.from(bytes);
  if (response.statusCode === 404) throw new AppError('not_found', 'Not found');
  throw unreadable(endpoint, response.statusCode);
}

/** Blames a proxy for 502, 503 and 504, and the service for anything else. */
function unreadable(endpoint: Pick<Endpoint, 'service' | 'path'>, status: number): AppError {
  const code = status >= 502 && status <= 504 ? 'unavailable' : 'bad_gateway';
  return new AppError(code, `${endpoint.service} ${endpoint.path} answered ${status}, not JSON`);
}

export interface ForwardedResponse {
  status: number;
  header(name: string): string | undefined;
  body: Buffer;
}

/** A larger response is an error. */
const responseMaxBytes = 4 * 1024 * 1024;
const connectionLost = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']);

/**
 * Passes the response on unchanged. Throws `unavailable`, `timeout`, or `bad_gateway` if it is not JSON or incomplete.
 * Retries a read once after a broken connection.
 */
export async function forwardRequest(
  tokens: InternalTokens,
  endpoint: Target,
  call: OutgoingCall,
): Promise<ForwardedResponse> {
  try {
    return await sendAndRead(tokens, endpoint, call);
  } catch (error) {
    const code = ((error as AppError).cause as { code?: string } | undefined)?.code ?? '';
    if (endpoint.method !== 'GET' || !connectionLost.has(code)) throw error;
    await sleep(50 + Math.random() * 100);
    return sendAndRead(tokens, endpoint, call);
  }
}

async function sendAndRead(tokens: InternalTokens, endpoint: Target, call: OutgoingCall): Promise<ForwardedResponse> {
  const response = await send(tokens, endpoint, call);
  const body = await readResponse(endpoint, response.body);
  const header = (name: string) => {
    const value = response.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  if (!isOurs(response.statusCode, header('content-type') ?? '', body)) {
    throw unreadable(endpoint, response.statusCode);
  }
  return { status: response.statusCode, header, body };
}

async function readResponse(endpoint: Target, stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > responseMaxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw unreachable(endpoint, cause);
  }
  if (bytes > responseMaxBytes) throw new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} sent too much`);
  return Buffer.concat(chunks);
}

/** Accepts JSON or no body, and errors in the one shape. */
function isOurs(status: number, contentType: string, body: Buffer): boolean {
  if (body.length === 0) return status < 400;
  if (!/^application\/json\b/i.test(contentType)) return false;
  if (status < 400) return true;
  try {
    return errorBody.safeParse(JSON.parse(body.toString('utf8'))).success;
  } catch {
    return false;
  }
}

function queryString(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}

function remoteError(endpoint: Endpoint, response: Dispatcher.ResponseData, text: string): AppError {
  const body = errorBody.safeParse(tryJson(text));
  if (!body.success) return unreadable(endpoint, response.statusCode);
  const { code, message, fields, details }: ErrorBody = body.data;
  const retryAfterSeconds = Number(response.headers['retry-after']) || undefined;
  return new AppError(code, message, { fields, details, retryAfterSeconds });
}

function parseJson(endpoint: Endpoint, text: string): unknown {
  const value = tryJson(text);
  if (value === undefined) throw new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} sent no JSON`);
  return value;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
