import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import type { CountedLimit } from '../cache/hit-limits';
import type { ReplyKind } from '../cache/reply-key';
import type { Config } from '../config';
import { readVisitorId } from '../session/cookies';
import { RateLimitStore, windowMs } from './rate-limit-store';

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
  /** The limits of what is answered before Express is asked; undefined without limits. */
  counted: Record<ReplyKind, CountedLimit> | undefined;
  /** The additional limit of an endpoint. */
  ofEndpoint(endpoint: Endpoint): RequestHandler[];
}

/** Returns the client's network address, an IPv6 one truncated to the subnet of one customer. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');

export function createRateLimits({ config, redis }: { config: Config; redis: Redis }): RateLimits {
  const limit = (
    name: string,
    callsMax: number,
    keyOf: (req: Request) => string,
    store = new RateLimitStore(redis, name),
  ): RequestHandler =>
    config.hasRateLimits
      ? rateLimit({
          windowMs,
          limit: callsMax,
          keyGenerator: keyOf,
          store,
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
  const counted = (name: ReplyKind): CountedLimit & { store: RateLimitStore } => ({
    callsMax: perMinute[name],
    store: new RateLimitStore(redis, name),
  });
  const kinds = { api: counted('api'), pages: counted('pages'), images: counted('images') };
  const ofReplies = (name: ReplyKind) => limit(name, perMinute[name], clientAddress, kinds[name].store);
  return {
    general: ofReplies('api'),
    pages: ofReplies('pages'),
    images: ofReplies('images'),
    counted: config.hasRateLimits ? kinds : undefined,
    ofEndpoint: (endpoint) => (endpoint.rateLimit ? ofKind[endpoint.rateLimit] : []),
  };
}
