import type { Endpoint } from '@shopwright/contracts/endpoint';
import { Agent, type Dispatcher, request } from 'undici';
import { AppError } from '../errors';
import type { Actor, InternalTokens } from './internal-token';
import { currentRequest, remainingMs } from './request-context';

/** What an outgoing call must know about its endpoint. */
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

/** One kept-alive pool for all services of this process. */
export const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 1000 } });

/**
 * Sends every call between our processes: on behalf of the actor, with the request's id, and with the time that is left
 * as its deadline. Throws `timeout` where it takes too long and `unavailable` where nothing answers.
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

/** A call that got no answer: `timeout` when it took too long, else `unavailable`. */
export function unreachable(endpoint: Pick<Endpoint, 'service' | 'path'>, cause: unknown): AppError {
  const name = (cause as { name?: string }).name;
  const code = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unavailable';
  return new AppError(code, `${endpoint.service} ${endpoint.path} did not answer`, { cause });
}
