import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from pages of other sites. Browsers send the page's origin (`null` if hidden) and its relation to the
 * store. Other clients send neither, and have no cookies that a foreign page could use.
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
