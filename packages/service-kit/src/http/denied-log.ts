import type { Request } from 'express';
import type { Logger } from '../runtime/logger';
import type { Actor } from './internal-token';

/** Never logs query or body. */
export function logDenied(
  logger: Pick<Logger, 'info'>,
  { method, baseUrl, path }: Pick<Request, 'method' | 'baseUrl' | 'path'>,
  { role, userId, process }: Pick<Actor, 'role' | 'userId'> & { process?: string },
): void {
  const who = { ...(userId !== undefined && { userId }), role, ...(process !== undefined && { process }) };
  const call = `${method} ${(baseUrl + path).slice(0, 200)}`;
  logger.info({ securityEvent: 'access-refused', outcome: 'forbidden', ...who, call }, 'security event');
}
