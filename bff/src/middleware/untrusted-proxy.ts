import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { RequestHandler } from 'express';

const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/**
 * Warns once per process if a request comes through a proxy although TRUSTED_PROXIES is 0. Rate limits and sign-in
 * protection then treat all customers as one. The header itself is ignored, because anyone may send it.
 */
export function warnOfUntrustedProxy(logger: Logger, trustedProxies: number): RequestHandler {
  let isPending = trustedProxies === 0;
  return (req, _res, next) => {
    const header = isPending ? forwardedHeaders.find((name) => req.headers[name] !== undefined) : undefined;
    if (header !== undefined) {
      isPending = false;
      logger.warn(
        { header, address: req.socket.remoteAddress },
        'requests come through a proxy that is not trusted, so all clients count as one: set TRUSTED_PROXIES',
      );
    }
    next();
  };
}
