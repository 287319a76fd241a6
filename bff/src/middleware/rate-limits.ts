import { createHash } from 'node:crypto';
import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@shopwright/contracts/errors';
import { trackOrder } from '@shopwright/contracts/http/orders';
import { AppError } from '@shopwright/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import type { BffDeps } from '../deps';
import { readVisitorId } from '../session/cookies';
import { readDevice } from '../session/device-cookie';
import { RateLimitStore } from './rate-limit-store';
import { bodyReader } from './read-body';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Calls per minute of each limit. */
export const perMinute = {
  api: 600,
  pages: 600,
  images: 3000,
  strict: 30,
  paymentVisitor: 30,
  paymentAddress: 120,
} as const;

/** Accounts that one address may create. Each reply says whether an address has one already. */
export const registrationsPerHour = 30;

/**
 * Events with a wrong signature, which only strangers send. Stripe's own count while they are handled, and Stripe sends
 * many at once.
 */
export const wrongWebhooksPerMinute = 300;

/** Orders that are asked for with one email and not found, from all addresses together. */
export const wrongTrackingsPerHour = 10;

export interface RateLimits {
  /** All of /api. */
  general: RequestHandler;
  /** Pages and crawler files, rendered per request. */
  pages: RequestHandler;
  /** High, because one page of the catalog shows many images. */
  images: RequestHandler;
  /** Events that claim to come from Stripe. */
  webhooks: RequestHandler;
  /** The additional limit of an endpoint. */
  ofEndpoint(endpoint: Endpoint): RequestHandler[];
}

/** Returns the client's network address, an IPv6 one truncated to the subnet of one customer. */
export const clientAddress = (req: Request): string => ipKeyGenerator(req.ip ?? '');

/** Reads the body before its email is counted. The route reads the same bytes again from the request. */
const readTrackingForm: RequestHandler = async (req, res, next) => {
  await bodyReader(trackOrder)(req, res);
  next();
};

/** Returns a hash of the body's email, or the address for a body without one, which its service refuses. */
function emailOfBody(req: Request): string {
  const email = parseEmail(String(req.body));
  return email === undefined ? clientAddress(req) : createHash('sha256').update(email).digest('base64url');
}

/** Parses the whole body, so that an escaped email counts as the email that the service reads. */
function parseEmail(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

/** Counts only requests that end in this error. One that is still running counts until it ends otherwise. */
const countOnly = (code: ErrorCode): Partial<Options> => ({
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_req, res) => res.statusCode !== errorStatus[code],
});

export function createRateLimits({ config, redis }: Pick<BffDeps, 'config' | 'redis'>): RateLimits {
  const limit = (
    name: string,
    callsMax: number,
    keyOf: (req: Request) => string,
    windowMs = minuteMs,
    options: Partial<Options> = {},
  ): RequestHandler =>
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
          ...options,
        })
      : (_req, _res, next) => next();

  // All endpoints with this limit share one count.
  const strict = limit('strict', perMinute.strict, clientAddress);
  const ofDevice = limit('device', perMinute.strict, (req) => readDevice(req, config)?.id ?? clientAddress(req));
  const ofKind: Record<RateLimit, RequestHandler[]> = {
    strict: [strict],
    signIn: [(req, res, next) => (readDevice(req, config) ? ofDevice : strict)(req, res, next)],
    registration: [strict, limit('registration', registrationsPerHour, clientAddress, hourMs)],
    tracking: [
      strict,
      readTrackingForm,
      limit('tracking-email', wrongTrackingsPerHour, emailOfBody, hourMs, countOnly('not_found')),
    ],
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
  return {
    general: limit('api', perMinute.api, clientAddress),
    pages: limit('pages', perMinute.pages, clientAddress),
    images: limit('images', perMinute.images, clientAddress),
    webhooks: limit('webhooks', wrongWebhooksPerMinute, clientAddress, minuteMs, countOnly('invalid_request')),
    ofEndpoint: (endpoint) => (endpoint.rateLimit ? ofKind[endpoint.rateLimit] : []),
  };
}
