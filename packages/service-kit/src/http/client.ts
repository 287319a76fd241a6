import { type CallInput, type Endpoint, fillPath, type ReplyOf } from '@shopwright/contracts/endpoint';
import { type ErrorBody, errorBody } from '@shopwright/contracts/errors';
import { type Dispatcher, request } from 'undici';
import { AppError } from '../errors';
import type { Actor, InternalTokens } from './internal-token';
import { agent, send, unreachable } from './send';

/** `headers` are those of `browser-headers.ts`. The actor carries the identity. */
type CallOptions<E> = Partial<CallInput<E>> & { headers?: Record<string, string> };

export interface ServiceClient {
  /** Calls the endpoint and returns its reply, or throws the AppError that it returned. */
  call<E extends Endpoint>(endpoint: E, input?: CallOptions<E>, actor?: Actor): Promise<ReplyOf<E>>;
  ping(): Promise<void>;
}

export function createServiceClient(
  url: string,
  tokens: InternalTokens,
  defaultActor: Actor = { role: 'system' },
  /** `timeoutMs` replaces each endpoint's own. */
  options: { timeoutMs?: number } = {},
): ServiceClient {
  return {
    async call(endpoint, input = {}, actor = defaultActor) {
      const path = fillPath(endpoint.path, input.params as Record<string, string | number> | undefined);
      const response = await send(
        tokens,
        { ...endpoint, ...options },
        {
          url,
          target: path + queryString(input.query),
          actor,
          headers: { ...input.headers, ...(input.body !== undefined && { 'content-type': 'application/json' }) },
          body: input.body === undefined ? undefined : JSON.stringify(input.body),
        },
      );
      const text = await response.body.text().catch((cause: unknown) => {
        throw unreachable(endpoint, cause);
      });
      if (response.statusCode >= 400) throw remoteError(endpoint, response, text);
      return (text === '' ? undefined : parseJson(endpoint, text)) as ReplyOf<typeof endpoint>;
    },
    async ping() {
      const response = await request(`${url}/livez`, { dispatcher: agent, signal: AbortSignal.timeout(500) });
      await response.body.dump();
      if (response.statusCode !== 200) throw new AppError('unavailable', `${url} is not alive`);
    },
  };
}

function queryString(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}

function remoteError(endpoint: Endpoint, response: Dispatcher.ResponseData, text: string): AppError {
  const body = errorBody.safeParse(tryJson(text));
  if (!body.success) {
    return new AppError('bad_gateway', `${endpoint.service} ${endpoint.path} answered ${response.statusCode}`);
  }
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
