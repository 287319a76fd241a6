import type { Endpoint } from '@shopwright/contracts/endpoint';
import type { Request } from 'express';
import { AppError } from '../errors';
import type { Logger } from '../runtime/logger';
import type { Actor } from './internal-token';

export async function withStaffLog<T>(
  logger: Logger,
  { method, path }: Endpoint,
  { actor, req }: { actor: Actor; req: Request },
  work: Promise<T>,
): Promise<T> {
  if (method === 'GET' || (actor.role !== 'staff' && actor.role !== 'operator')) return work;
  const write = (outcome: string) =>
    logger.info(
      {
        actorId: actor.userId,
        role: actor.role,
        ...(actor.apiKey && { apiKeyId: actor.apiKey.id }),
        call: `${method} ${path}`,
        target: req.path,
        outcome,
      },
      'staff action',
    );
  return work.then(
    (result) => {
      write('succeeded');
      return result;
    },
    (error: unknown) => {
      write(error instanceof AppError ? error.code : 'internal');
      throw error;
    },
  );
}
