import { AppError } from '../errors';
import type { InternalTokens } from './internal-token';
import { type OutgoingCall, send, type Target, unreachable } from './send';

/** Reads bytes that a service stores, on behalf of this process. Throws the same errors as other calls. */
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
  if (response.statusCode === 404) throw new AppError('not_found', 'There is nothing here');
  const code = response.statusCode === 503 ? 'unavailable' : 'bad_gateway';
  throw new AppError(code, `${endpoint.service} ${endpoint.path} answered ${response.statusCode}`);
}
