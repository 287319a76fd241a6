import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { BffDeps } from './deps';
import { FallbackStore } from './fallback-store';
import { readVisitorId } from './visitor';

const windowMs = 60_000;

export interface RateLimits {
  /** All of /api. */
  general: RequestHandler;
  /** Sign-in and sign-up, whose every call costs a password hash. */
  signIn: RequestHandler;
  /** Payment intents: what somebody who tries out stolen cards needs many of. */
  payment: RequestHandler[];
}

/** The client's network address; an IPv6 one is cut to the subnet that one customer has. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');

export function createRateLimits({ config, redis }: Pick<BffDeps, 'config' | 'redis'>): RateLimits {
  const limit = (name: string, perMinute: number, keyOf: (req: Request) => string): RequestHandler =>
    config.hasRateLimits
      ? rateLimit({
          windowMs,
          limit: perMinute,
          keyGenerator: keyOf,
          store: new FallbackStore(redis, name),
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

  return {
    general: limit('api', 600, clientAddress),
    signIn: limit('sign-in', 30, clientAddress),
    // A cookie can be thrown away, so the address counts too, wide enough for many shoppers behind one.
    payment: [
      limit('payment-visitor', 30, (req) => readVisitorId(req, config.cookies) ?? clientAddress(req)),
      limit('payment-address', 120, clientAddress),
    ],
  };
}
