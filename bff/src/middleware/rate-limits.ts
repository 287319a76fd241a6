import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';
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
  recordVisitor: 20,
  recordAddress: 240,
} as const;

export interface RateLimits {
  /** All of /api. */
  general: RequestHandler;
  /** Pages and crawler files, rendered per request. */
  pages: RequestHandler;
  /** High, because one page of the catalog shows many images. */
  images: RequestHandler;
  /** The additional limit of an endpoint. */
  ofEndpoint(endpoint: Endpoint): RequestHandler[];
}

/** Returns the client's network address, an IPv6 one truncated to the subnet of one customer. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');

export function createRateLimits({ config, redis }: Pick<BffDeps, 'config' | 'redis'>): RateLimits {
  const limit = (name: string, callsMax: number, keyOf: (req: Request) => string): RequestHandler =>
    config.hasRateLimits
      ? rateLimit({
          windowMs,
          limit: callsMax,
          keyGenerator: keyOf,
          store: new RateLimitStore(redis, name),
          passOnStoreError: true,
          standardHeaders: false,
          legacyHeaders: false,
          validate: { trustProxy: false, xForwardedForHeader: false, forwardedHeader: false },
          handler: (req) => {
            const resetTime = (req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime;
            const retryAfterSeconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000));
            throw new AppError('rate_limited', 'Too many requests. Please slow down.', { retryAfterSeconds });
          },
        })
      : (_req, _res, next) => next();

  const visitorOrAddress = (req: Request) => readVisitorId(req, config.cookies) ?? clientAddress(req);
  const ofKind: Record<RateLimit, RequestHandler[]> = {
    // All of these endpoints share one count.
    strict: [limit('strict', perMinute.strict, clientAddress)],
    // A client can drop its cookie, so its address counts too, with a limit for many customers behind one address.
    payment: [
      limit('payment-visitor', perMinute.paymentVisitor, visitorOrAddress),
      limit('payment-address', perMinute.paymentAddress, clientAddress),
    ],
    record: [
      limit('record-visitor', perMinute.recordVisitor, visitorOrAddress),
      limit('record-address', perMinute.recordAddress, clientAddress),
    ],
  };
  return {
    general: limit('api', perMinute.api, clientAddress),
    pages: limit('pages', perMinute.pages, clientAddress),
    images: limit('images', perMinute.images, clientAddress),
    ofEndpoint: (endpoint) => (endpoint.rateLimit ? ofKind[endpoint.rateLimit] : []),
  };
}
