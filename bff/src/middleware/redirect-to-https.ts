import type { RequestHandler } from 'express';

/** A browser keeps it only where the redirect came by https. */
const cameByHttps = '__Secure-https';
const keptSeconds = 60;

/**
 * Sends a page that a browser asked the proxy for by plain http to the store's https address. Not every proxy does so: an ingress of
 * Kubernetes serves both. Express tells what a trusted proxy says; without its header, nobody knows. A proxy behind another one
 * that ends TLS may say http of everything: a browser that comes back with the cookie did use https, and gets the page.
 */
export function redirectToHttps(publicOrigin: string): RequestHandler {
  const isSecure = publicOrigin.startsWith('https:');
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isPlain = req.protocol === 'http' && isForwarded(req.app.get('trust proxy fn'), req);
    if (!isSecure || !isRead || !isPlain || req.headers.cookie?.includes(`${cameByHttps}=`)) return next();
    // A request may name another host before its path.
    const path = req.originalUrl.startsWith('/') ? req.originalUrl : '/';
    res.cookie(cameByHttps, '1', { secure: true, httpOnly: true, sameSite: 'lax', maxAge: keptSeconds * 1000 });
    // A permanent one would outlast the proxy's mistake.
    res.redirect(307, `${publicOrigin}${path}`);
  };
}

type Trust = (address: string | undefined, hop: number) => boolean;

const isForwarded = (isTrusted: Trust, req: Parameters<RequestHandler>[0]): boolean =>
  req.headers['x-forwarded-proto'] !== undefined && isTrusted(req.socket.remoteAddress, 0);
