import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import { createCircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import express, { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { BffDeps } from '../deps';
import { readVisitorId } from '../session/cookies';
import { RateLimitStore } from './rate-limit-store';

const windowMs = 60_000;

/** Calls per minute of each limit. */
export const perMinute = {
  api: 600,
  pages: 600,
  images: 3000,
  strict: 30,
  paymentVisitor: 30,
  paymentAddress: 120,
} as const;

export interface RateLimits {
  /** All of /api. */
  general: RequestHandler;
  /** Pages and crawler files, rendered per request. */
  pages: RequestHandler;
  /** High, because one page of the catalog shows many images. */
  images: RequestHandler;
  /** Adds the limit of an endpoint, which `general` counts beside its own, in one round trip. */
  ofEndpoint(endpoint: Endpoint): void;
}

/** Returns the client's network address, an IPv6 one truncated to the subnet of one customer. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');

/** No request waits for a silent Redis, since the process can count alone. */
const breakerTimes = { slowMs: 100, probeTimeoutMs: 250, waitMs: 0 };

export function createRateLimits({ config, redis }: Pick<BffDeps, 'config' | 'redis'>): RateLimits {
  const breaker = createCircuitBreaker({ name: 'redis', probe: () => redis.ping(), ...breakerTimes });
  const limit = (name: string, callsMax: number, keyOf: (req: Request) => string): RequestHandler =>
    config.hasRateLimits
      ? rateLimit({
          windowMs,
          limit: callsMax,
          keyGenerator: keyOf,
          store: new RateLimitStore(redis, breaker, name),
          requestPropertyName: `limit ${name}`,
          passOnStoreError: true,
          standardHeaders: false,
          legacyHeaders: false,
          validate: { trustProxy: false, xForwardedForHeader: false, forwardedHeader: false },
          handler: (req) => {
            const { resetTime } = (req as unknown as Record<string, { resetTime?: Date }>)[`limit ${name}`] ?? {};
            const retryAfterSeconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000));
            throw new AppError('rate_limited', 'Too many requests. Please slow down.', { retryAfterSeconds });
          },
        })
      : (_req, _res, next) => next();

  const ofKind: Record<RateLimit, RequestHandler[]> = {
    // All of these endpoints share one count.
    strict: [limit('strict', perMinute.strict, clientAddress)],
    // A client can drop its cookie, so its address counts too, with a limit for many customers behind one address.
    payment: [
      limit(
        'payment-visitor',
        perMinute.paymentVisitor,
        (req) => readVisitorId(req, config.cookies) ?? clientAddress(req),
      ),
      limit('payment-address', perMinute.paymentAddress, clientAddress),
    ],
  };
  const api = limit('api', perMinute.api, clientAddress);
  const ofEndpoints = express.Router({ caseSensitive: true });
  return {
    general: express.Router().use(ofEndpoints, (req, res, next) => {
      const { limits = [] } = res.locals as CountedLimits;
      return runTogether([api, ...limits])(req, res, next);
    }),
    pages: limit('pages', perMinute.pages, clientAddress),
    images: limit('images', perMinute.images, clientAddress),
    ofEndpoint({ method, path, rateLimit }) {
      if (!rateLimit) return;
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      ofEndpoints[verb](path, (_req, res, next) => {
        (res.locals as CountedLimits).limits = ofKind[rateLimit];
        next();
      });
    },
  };
}

/** The limits of the endpoint that the request is for. */
interface CountedLimits {
  limits?: RequestHandler[];
}

/** Starts all limits before it awaits one, so that they need one round trip to Redis. */
function runTogether(limits: RequestHandler[]): RequestHandler {
  return async (req, res, next) => {
    await Promise.all(
      limits.map(
        (limit) =>
          new Promise<void>((resolve, reject) => {
            const done = (error?: unknown) => (error === undefined ? resolve() : reject(error));
            Promise.resolve(limit(req, res, done)).catch(reject);
          }),
      ),
    );
    next();
  };
}
