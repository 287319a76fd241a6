import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { RequestHandler } from 'express';

const slowMs = 1000;

/** Logs one line per request, with the route's pattern and never a query, cookie or body. */
export function accessLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const isNotable = res.statusCode >= 500 || ms > slowMs;
      logger[isNotable ? 'info' : 'debug'](
        {
          requestId: res.get('X-Request-Id'),
          method: req.method,
          route: req.route ? req.baseUrl + String(req.route.path) : 'other',
          status: res.statusCode,
          isComplete: res.writableFinished,
          ms,
        },
        'request',
      );
    });
    next();
  };
}
