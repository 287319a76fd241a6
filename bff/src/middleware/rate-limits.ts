import { createHash } from 'node:crypto';
import { toStoredEmail } from '@shopwright/contracts/email-address';
import type { Endpoint, RateLimit } from '@shopwright/contracts/endpoint';
import { errorStatus } from '@shopwright/contracts/errors';
import { AppError } from '@shopwright/service-kit/errors';
import { createCircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import express, { type Request, type RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Config } from '../config';
import { keyedActor } from '../session/api-key';
import { readVisitorId } from '../session/cookies';
import { readDevice } from '../session/device-cookie';
import { clientAddress } from './client-address';
import type { CountedLimit, ResponseKind } from './hit-limits';
import { RateLimitStore } from './rate-limit-store';
import { bodyReader } from './read-body';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Calls per minute of each limit. */
export const perMinute = {
  api: 600,
  apiKey: 600,
  wrongApiKeys: 30,
  pages: 600,
  images: 3000,
  strict: 30,
  deviceAddress: 120,
  paymentVisitor: 30,
  paymentAddress: 120,
  recordVisitor: 20,
  recordAddress: 240,
  measureVisitor: 20,
  measureAddress: 240,
  quoteVisitor: 90,
  quoteAddress: 360,
  codes: 30,
} as const;

/** Accounts that one address may create. Each response says whether an address has one already. */
export const registrationsPerHour = 30;

/**
 * Limits events with a wrong signature, which only strangers send. Stripe's own events count while they are handled,
 * and Stripe sends many at the same time.
 */
const wrongWebhooksPerMinute = 300;

/**
 * Limits requests for orders that name one email and find no order: from one address, and from all addresses together.
 * The second limit is higher, so that one address that tries an email does not keep the email's owner from tracking an
 * order.
 */
export const wrongTrackingsPerHour = { address: 10, email: 100 } as const;

export interface RateLimits {
  /** All of /api. Requests with an API key count for their key. */
  general: RequestHandler;
  /** Requests with an API key that is not valid. */
  wrongApiKeys: RequestHandler;
  /** Pages and crawler files, rendered per request. */
  pages: RequestHandler;
  /** High, because one page of the catalog shows many images. */
  images: RequestHandler;
  /** The limits of what is answered before Express is asked; undefined without limits. */
  counted: Record<ResponseKind, CountedLimit> | undefined;
  /** Events that claim to come from Stripe. */
  webhooks: RequestHandler;
  /**
   * Adds the limit of an endpoint, which `general` counts beside its own, in one round trip. Returns what the route has to
   * run first: a limit that depends on the body.
   */
  ofEndpoint(endpoint: Endpoint): RequestHandler[];
}

/** Reads the body before its email is counted. The route reads the same bytes again from the request. */
function readBodyOf(endpoint: Endpoint): RequestHandler {
  const read = bodyReader(endpoint);
  return async (req, res, next) => {
    await read(req, res);
    next();
  };
}

/** Returns a hash of the body's email, or the address for a body without one, which its service refuses. */
function emailOfBody(req: Request): string {
  const email = parseEmail(String(req.body));
  return email === undefined ? clientAddress(req) : createHash('sha256').update(email).digest('base64url');
}

/** Parses the whole body, so that an email in another form counts as the email that the service reads. */
function parseEmail(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' ? toStoredEmail(email).toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

interface Limit {
  callsMax: number;
  /** Returns undefined for a request that this limit does not count. */
  keyOf: (req: Request) => string | undefined;
  store: RateLimitStore;
}

/** No request waits for a silent Redis, since the process can count alone. */
const breakerTimes = { slowMs: 100, probeTimeoutMs: 250, waitMs: 0 };

interface LimitsDeps {
  config: Config;
  redis: Redis;
  logger: Logger;
}

export function createRateLimits({ config, redis, logger }: LimitsDeps): RateLimits {
  const breaker = createCircuitBreaker({ name: 'redis', probe: () => redis.ping(), logger, ...breakerTimes });
  const limit = (name: string, callsMax: number, keyOf: Limit['keyOf'], windowMs = minuteMs): Limit => ({
    callsMax,
    keyOf,
    store: new RateLimitStore(redis, breaker, { name, windowMs }),
  });

  // All endpoints with this limit share one count.
  const strict = limit('strict', perMinute.strict, clientAddress);
  const visitorOrAddress = (req: Request) => readVisitorId(req, config.cookies) ?? clientAddress(req);
  const deviceOf = (req: Request) => readDevice(req, config)?.id;
  const ofKind: Record<RateLimit, Limit[]> = {
    strict: [strict],
    // A known device counts for itself, so that others behind the same address do not keep its owner out.
    signIn: [
      { ...strict, keyOf: (req) => (deviceOf(req) === undefined ? clientAddress(req) : undefined) },
      limit('device', perMinute.strict, deviceOf),
      // Devices are known to any account, also to those that one person registers.
      limit('device-address', perMinute.deviceAddress, (req) =>
        deviceOf(req) === undefined ? undefined : clientAddress(req),
      ),
    ],
    registration: [strict, limit('registration', registrationsPerHour, clientAddress, hourMs)],
    tracking: [strict],
    withdrawal: [strict],
    // A client can drop its cookie, so its address counts too, with a limit for many customers behind one address.
    payment: [
      limit('payment-visitor', perMinute.paymentVisitor, visitorOrAddress),
      limit('payment-address', perMinute.paymentAddress, clientAddress),
    ],
    record: [
      limit('record-visitor', perMinute.recordVisitor, visitorOrAddress),
      limit('record-address', perMinute.recordAddress, clientAddress),
    ],
    // Counts for itself: how fast a page was must not keep an order from being recorded.
    measure: [
      limit('measure-visitor', perMinute.measureVisitor, visitorOrAddress),
      limit('measure-address', perMinute.measureAddress, clientAddress),
    ],
    quote: [
      limit('quote-visitor', perMinute.quoteVisitor, visitorOrAddress),
      limit('quote-address', perMinute.quoteAddress, clientAddress),
    ],
  };
  const api = limit('api', perMinute.api, (req) => (keyedActor(req) ? undefined : clientAddress(req)));
  const ofApiKey = limit('api-key', perMinute.apiKey, (req) => keyedActor(req)?.apiKey?.id.toString());
  const wrongApiKeys = limit('wrong-api-keys', perMinute.wrongApiKeys, clientAddress);
  const pages = limit('pages', perMinute.pages, clientAddress);
  const images = limit('images', perMinute.images, clientAddress);
  // The order matters: a request that the limit of an address refuses does not count for the email.
  const wrongTrackings = [
    limit('tracking', wrongTrackingsPerHour.address, (req) => `${emailOfBody(req)} ${clientAddress(req)}`, hourMs),
    limit('tracking-email', wrongTrackingsPerHour.email, emailOfBody, hourMs),
  ];
  const codes = limit('codes', perMinute.codes, clientAddress);
  const wrongWebhooks = limit('webhooks', wrongWebhooksPerMinute, clientAddress);
  const refuse = (...own: Limit[]): RequestHandler =>
    config.hasRateLimits ? refuseAbove(...own) : (_req, _res, next) => next();
  const ofEndpoints = express.Router({ caseSensitive: true });
  return {
    general: express.Router().use(ofEndpoints, refuse(api, ofApiKey)),
    wrongApiKeys: config.hasRateLimits
      ? refuseAboveFailures(wrongApiKeys, errorStatus.unauthenticated)
      : (_req, _res, next) => next(),
    pages: refuse(pages),
    images: refuse(images),
    counted: config.hasRateLimits ? { api, pages, images } : undefined,
    webhooks: config.hasRateLimits
      ? refuseAboveFailures(wrongWebhooks, errorStatus.invalid_request)
      : (_req, _res, next) => next(),
    ofEndpoint(endpoint) {
      const { method, path, rateLimit } = endpoint;
      if (!rateLimit) return [];
      const limits = ofKind[rateLimit];
      // A route of one method would make Express answer OPTIONS.
      ofEndpoints.all(path, (req, res, next) => {
        const isAsked = req.method === method || (req.method === 'HEAD' && method === 'GET');
        if (isAsked) (res.locals as CountedLimits).limits = limits;
        next();
      });
      if (!config.hasRateLimits) return [];
      if (rateLimit === 'tracking')
        return [readBodyOf(endpoint), ...wrongTrackings.map((own) => refuseAboveFailures(own, errorStatus.not_found))];
      if (rateLimit === 'withdrawal') return [readBodyOf(endpoint), ...wrongTrackings.map(refuseAboveNamed)];
      if (rateLimit === 'quote') return [readBodyOf(endpoint), refuseAboveCodes(codes)];
      return [];
    },
  };
}

/** Limits that count beside the general one, of the endpoint that the request is for. */
interface CountedLimits {
  limits?: Limit[];
}

/** Counts the request against all of its limits, and throws `rate_limited` where it is above one of them. */
function refuseAbove(...general: Limit[]): RequestHandler {
  return async (req, res, next) => {
    await count(req, [...general, ...((res.locals as CountedLimits).limits ?? [])]);
    next();
  };
}

/**
 * Counts every request that names an email, because its response does not say whether the guess was right. The token of a link
 * is not guessed, and customers behind one address would count together.
 */
function refuseAboveNamed(limit: Limit): RequestHandler {
  return async (req, _res, next) => {
    if (parseEmail(String(req.body)) !== undefined) await count(req, [limit]);
    next();
  };
}

/** Counts every request that names a code, because its response says whether the guess was right. */
function refuseAboveCodes(limit: Limit): RequestHandler {
  return async (req, _res, next) => {
    if (hasCodes(String(req.body))) await count(req, [limit]);
    next();
  };
}

function hasCodes(body: string): boolean {
  try {
    const { codes } = JSON.parse(body) as { codes?: unknown };
    return Array.isArray(codes) && codes.length > 0;
  } catch {
    return false;
  }
}

/**
 * Counts the requests that end with `status`. Each counts until it ends, so that many at the same time do not pass
 * together.
 */
function refuseAboveFailures(limit: Limit, status: number): RequestHandler {
  return async (req, res, next) => {
    await count(req, [limit]);
    const key = limit.keyOf(req);
    res.on('finish', () => {
      if (key !== undefined && res.statusCode !== status) void limit.store.decrement(key);
    });
    next();
  };
}

async function count(req: Request, limits: Limit[]): Promise<void> {
  const counts = await Promise.all(
    limits.map(async ({ store, keyOf, callsMax }) => {
      const key = keyOf(req);
      const counted = key === undefined ? undefined : await store.increment(key);
      return counted && counted.totalHits > callsMax ? (counted.resetTime ?? new Date()) : undefined;
    }),
  );
  const exceeded = counts.filter((resetTime) => resetTime !== undefined);
  if (exceeded.length === 0) return;
  const resetAt = Math.max(...exceeded.map((resetTime) => resetTime.getTime()));
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
  throw new AppError('rate_limited', 'Too many requests. Please slow down.', { retryAfterSeconds });
}
