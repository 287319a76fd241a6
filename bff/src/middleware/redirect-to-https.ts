import type { RequestHandler } from 'express';

/**
 * Sends a request that came to the proxy as plain http to the same page of the store's https address. Not every proxy does so: an
 * ingress of Kubernetes serves both. Express tells what a trusted proxy says; without its header, nobody knows.
 */
export function redirectToHttps(publicOrigin: string): RequestHandler {
  const isSecure = publicOrigin.startsWith('https:');
  return (req, res, next) => {
    if (!isSecure || req.protocol !== 'http' || !isForwarded(req.app.get('trust proxy fn'), req)) return next();
    // A request may name another host before its path.
    const path = req.originalUrl.startsWith('/') ? req.originalUrl : '/';
    res.redirect(308, `${publicOrigin}${path}`);
  };
}

type Trust = (address: string | undefined, hop: number) => boolean;

const isForwarded = (isTrusted: Trust, req: Parameters<RequestHandler>[0]): boolean =>
  req.headers['x-forwarded-proto'] !== undefined && isTrusted(req.socket.remoteAddress, 0);
