import { createHash } from 'node:crypto';
import { resolveApiKey } from '@shopwright/contracts/http/internal-api-keys';
import { AppError } from '@shopwright/service-kit/errors';
import { isApiKey, readApiKey } from '@shopwright/service-kit/http/api-key';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** A revoked key works no longer than this. */
const keptMs = 500;
const keptMax = 1000;

/** The actor of each request with an API key. */
const actors = new WeakMap<Request, Actor>();

/** Returns who calls with an API key; undefined for a request without one. */
export const keyedActor = (req: Request): Actor | undefined => actors.get(req);

/** True for a request that offers an API key, whose cookies count for nothing. */
export const offersApiKey = (req: Pick<Request, 'headers'>): boolean =>
  readApiKey(req.headers.authorization) !== undefined;

/**
 * Resolves the API key of a request. `limitWrong` counts what is not known from a moment ago, until it turns out to be right.
 * Throws `unauthenticated` with the reason, also where a visitor would be answered: a client that sends a key wants it to
 * count.
 */
export function authenticateApiKey(auth: Pick<ServiceClient, 'call'>, limitWrong: RequestHandler): RequestHandler {
  const known = new LRUCache<string, Actor>({ max: keptMax, ttl: keptMs });
  return async (req, res, next) => {
    const key = readApiKey(req.headers.authorization);
    if (key === undefined) return next();
    const hash = createHash('sha256').update(key).digest('base64');
    const kept = known.get(hash);
    if (kept) {
      actors.set(req, kept);
      return next();
    }
    await new Promise<void>((resolve, reject) => {
      void Promise.resolve(limitWrong(req, res, (error?: unknown) => (error ? reject(error) : resolve()))).catch(
        reject,
      );
    });
    if (!isApiKey(key)) throw new AppError('unauthenticated', 'This is not an API key. Copy all of it');
    const actor = await resolve(auth, key);
    known.set(hash, actor);
    actors.set(req, actor);
    next();
  };
}

async function resolve(auth: Pick<ServiceClient, 'call'>, key: string): Promise<Actor> {
  try {
    const { id, name, userId, permissions, refundLimit } = await auth.call(resolveApiKey, { body: { key } });
    return { role: 'staff', userId, permissions, apiKey: { id, name }, ...(refundLimit !== null && { refundLimit }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') throw error;
    throw new AppError('unavailable', 'The API key cannot be checked', { cause: error });
  }
}
