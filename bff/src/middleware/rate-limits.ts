import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import { createCircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import express, { type Request, type RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
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

interface Limit {
  callsMax: number;
  keyOf: (req: Request) => string;
  store: RateLimitStore;
}

/** No request waits for a silent Redis, since the process can count alone. */
const breakerTimes = { slowMs: 100, probeTimeoutMs: 250, waitMs: 0 };

export function createRateLimits({ config, redis, logger }: Pick<BffDeps, 'config' | 'redis' | 'logger'>): RateLimits {
  const breaker = createCircuitBreaker({ name: 'redis', probe: () => redis.ping(), logger, ...breakerTimes });
  const limit = (name: string, callsMax: number, keyOf: (req: Request) => string): Limit => ({
    callsMax,
    keyOf,
    store: new RateLimitStore(redis, breaker, { name, windowMs }),
  });

  const ofKind: Record<RateLimit, Limit[]> = {
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
  const refuse = (own: Limit): RequestHandler =>
    config.hasRateLimits ? refuseAbove(own) : (_req, _res, next) => next();
  const ofEndpoints = express.Router({ caseSensitive: true });
  return {
    general: express.Router().use(ofEndpoints, refuse(api)),
    pages: refuse(limit('pages', perMinute.pages, clientAddress)),
    images: refuse(limit('images', perMinute.images, clientAddress)),
    ofEndpoint({ method, path, rateLimit }) {
      if (!rateLimit) return;
      const limits = ofKind[rateLimit];
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      ofEndpoints[verb](path, (_req, res, next) => {
        (res.locals as CountedLimits).limits = limits;
        next();
      });
    },
  };
}

/** Limits that count beside the general one, of the endpoint that the request is for. */
interface CountedLimits {
  limits?: Limit[];
}

/** Counts the request against all of its limits at once, and throws `rate_limited` where it is above one of them. */
function refuseAbove(general: Limit): RequestHandler {
  return async (req, res, next) => {
    const limits = [general, ...((res.locals as CountedLimits).limits ?? [])];
    const counts = await Promise.all(limits.map(({ store, keyOf }) => store.increment(keyOf(req))));
    const exceeded = counts.filter(({ totalHits }, index) => totalHits > (limits[index]?.callsMax ?? 0));
    if (exceeded.length > 0) {
      const resetAt = Math.max(...exceeded.map(({ resetTime }) => resetTime?.getTime() ?? 0));
      const retryAfterSeconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
      throw new AppError('rate_limited', 'Too many requests. Please slow down.', { retryAfterSeconds });
    }
    next();
  };
}
