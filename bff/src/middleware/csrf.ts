import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and come from another site's page. A browser names the page's origin
 * (`null` where it hides it) and says how it relates to us; a client that is no browser sends neither, and has
 * no cookies that somebody else could make it send.
 */
export function csrfProtection(publicOrigin: string): RequestHandler {
  return (req, _res, next) => {
    if (!reading.has(req.method) && !isSameSite(req, publicOrigin)) {
      throw new AppError('forbidden', 'This call must come from the store itself');
    }
    next();
  };
}

function isSameSite(req: Request, publicOrigin: string): boolean {
  const relation = req.get('sec-fetch-site');
  if (relation !== undefined && relation !== 'same-origin' && relation !== 'none') return false;
  const origin = req.get('origin');
  return origin === undefined || origin === publicOrigin || hostOf(origin) === req.get('host');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host || undefined;
  } catch {
    return undefined;
  }
}
