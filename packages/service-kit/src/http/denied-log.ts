import type { Request } from 'express';
import type { Logger } from '../runtime/logger';
import type { Actor } from './internal-token';

/** Never logs query or body. */
export function logDenied(
  logger: Pick<Logger, 'info'>,
  { method, baseUrl, path }: Pick<Request, 'method' | 'baseUrl' | 'path'>,
  { role, userId, apiKey, process }: Pick<Actor, 'role' | 'userId' | 'apiKey'> & { process?: string },
): void {
  const who = {
    ...(userId !== undefined && { userId }),
    role,
    ...(apiKey && { apiKeyId: apiKey.id }),
    ...(process !== undefined && { process }),
  };
  const call = `${method} ${(baseUrl + path).slice(0, 200)}`;
  logger.info({ securityEvent: 'access-refused', outcome: 'forbidden', ...who, call }, 'security event');
}
