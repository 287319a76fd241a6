import type { Endpoint } from '@shopwright/contracts/endpoint';
import { request } from 'undici';
import { AppError } from '../errors';
import { agent, requestIdHeader, unreachable } from './client';
import type { InternalTokens } from './internal-token';
import { remainingMs } from './request-context';

interface BytesRequest {
  /** The service's base URL. */
  url: string;
  /** Path, already encoded. */
  target: string;
  timeoutMs: number;
}

/** Reads what a service keeps that is not JSON, in the name of this process. Throws as every other call does. */
export async function fetchBytes(
  tokens: InternalTokens,
  route: Pick<Endpoint, 'service' | 'path'>,
  { url, target, timeoutMs }: BytesRequest,
): Promise<Buffer> {
  try {
    const response = await request(url + target, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${await tokens.sign({ role: 'system' })}`, ...requestIdHeader() },
      signal: AbortSignal.timeout(remainingMs(timeoutMs)),
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    if (response.statusCode === 200) return bytes;
    if (response.statusCode === 404) throw new AppError('not_found', 'There is nothing here');
    const code = response.statusCode === 503 ? 'unavailable' : 'bad_gateway';
    throw new AppError(code, `${route.service} ${route.path} answered ${response.statusCode}`);
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(route, error);
  }
}
