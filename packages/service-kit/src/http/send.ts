import type { Endpoint } from '@shopwright/contracts/endpoint';
import { Agent, type Dispatcher, request } from 'undici';
import { AppError } from '../errors';
import type { Actor, InternalTokens } from './internal-token';
import { currentRequest, remainingMs } from './request-context';

export type Target = Pick<Endpoint, 'service' | 'method' | 'path' | 'timeoutMs'>;

export interface OutgoingCall {
  /** The service's base URL. */
  url: string;
  /** Path and query, already encoded. */
  target: string;
  actor: Actor;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** One pool of kept-alive connections for all services. */
export const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 1000 } });

/**
 * Sends a call to another process of the store, with the actor's token, the request id and the remaining time as its
 * deadline. Throws `timeout` if it takes too long and `unavailable` without a reply.
 */
export async function send(
  tokens: InternalTokens,
  endpoint: Target,
  { url, target, actor, headers, body }: OutgoingCall,
): Promise<Dispatcher.ResponseData> {
  const timeoutMs = remainingMs(endpoint.timeoutMs);
  const requestId = currentRequest()?.requestId;
  return request(url + target, {
    dispatcher: agent,
    method: endpoint.method,
    headers: {
      ...headers,
      authorization: `Bearer ${await tokens.sign(actor)}`,
      'x-deadline-ms': String(timeoutMs),
      ...(requestId && { 'x-request-id': requestId }),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw unreachable(endpoint, cause);
  });
}

/** Returns `timeout` if the call took too long, else `unavailable`. */
export function unreachable(endpoint: Pick<Endpoint, 'service' | 'path'>, cause: unknown): AppError {
  const name = (cause as { name?: string }).name;
  const code = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unavailable';
  return new AppError(code, `${endpoint.service} ${endpoint.path} did not answer`, { cause });
}
