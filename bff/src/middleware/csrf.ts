import type { IncomingMessage } from 'node:http';
import { AppError } from '@shopwright/service-kit/errors';
import { readApiKey } from '@shopwright/service-kit/http/api-key';
import type { Request, RequestHandler } from 'express';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from pages of other sites. Browsers send the page's origin (`null` if hidden) and its relation to the
 * store. Other clients send neither, and have no cookies that a foreign page could use.
 */
export function csrfProtection(publicOrigin: string): RequestHandler {
  const origins = ownOrigins(publicOrigin);
  return (req, _res, next) => {
    // No browser adds an API key by itself, and cookies do not count beside one.
    if (!reading.has(req.method) && readApiKey(req.get('authorization')) === undefined && !isSameSite(req, origins)) {
      throw new AppError('forbidden', 'This call must come from the store itself');
    }
    next();
  };
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origins of the store's own pages: its public address, and every name of this computer for a store that is
 * served on it. The request's Host is not one of them: a name of another site may lead to this server.
 */
function ownOrigins(publicOrigin: string): Set<string> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!localHosts.includes(hostname)) return new Set([publicOrigin]);
  return new Set(localHosts.map((host) => new URL(`${protocol}//${host}:${port}`).origin));
}

function isSameSite(req: Request, origins: Set<string>): boolean {
  const relation = req.get('sec-fetch-site');
  if (relation !== undefined && relation !== 'same-origin' && relation !== 'none') return false;
  const origin = req.get('origin');
  return origin === undefined || origins.has(origin);
}

/** Refuses a request without a Host or with two, which proxies and servers read differently. */
export const requireOneHost: RequestHandler = (req, _res, next) => {
  if (!hasOneHost(req)) throw new AppError('invalid_request', 'Send one Host');
  next();
};

/** Looks at the headers as they were sent: in `headers` Node keeps the first Host only. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
