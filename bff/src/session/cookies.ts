import { createHmac, randomBytes } from 'node:crypto';
import { type Endpoint, showsUserHeader } from '@shopwright/contracts/endpoint';
import type { User } from '@shopwright/contracts/http/auth';
import { visitorId } from '@shopwright/contracts/http/cart';
import { resolveSession } from '@shopwright/contracts/http/internal';
import { visitorAttribute } from '@shopwright/contracts/http/traces';
import { AppError } from '@shopwright/service-kit/errors';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { describeInTrace } from '@shopwright/service-kit/http/trace-request';
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import * as z from 'zod';
import type { Config } from '../config';

type CookieNames = Config['cookies'];

interface AuthDeps {
  auth: ServiceClient;
  config: Config;
}

const visitorMaxAgeMs = 365 * 24 * 3_600_000;

/** Host-only and not readable by scripts. `Lax` excludes forms of other sites. */
export const cookieAttributes = (cookies: CookieNames): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: cookies.isSecure,
});

/** Returns the first cookie of this name. */
export const readCookie = (req: Request, name: string): string | undefined => parse(req.headers.cookie ?? '')[name];

const sessionToken = /^[\w-]{43}$/;

/** Returns the session's token; undefined if its format is wrong. */
export function readSessionToken(req: Request, cookies: CookieNames): string | undefined {
  const value = readCookie(req, cookies.session);
  return value && sessionToken.test(value) ? value : undefined;
}

export function setSessionCookie(res: Response, cookies: CookieNames, token: string, expiresAt: string): void {
  res.cookie(cookies.session, token, { ...cookieAttributes(cookies), expires: new Date(expiresAt) });
}

export function clearSessionCookie(res: Response, cookies: CookieNames): void {
  res.clearCookie(cookies.session, cookieAttributes(cookies));
}

function setVisitorCookie(res: Response, cookies: CookieNames, visitorId: string): void {
  res.cookie(cookies.visitor, visitorId, { ...cookieAttributes(cookies), maxAge: visitorMaxAgeMs });
}

export function readVisitorId(req: Request, cookies: Config['cookies']): string | undefined {
  const parsed = visitorId.safeParse(readCookie(req, cookies.visitor));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Names the browser in traces, so that operators find its other requests of the same day (UTC). The name says nothing about
 * the cookie.
 */
export function nameVisitorInTrace(
  req: Request,
  { cookies, linkSecret }: Pick<Config, 'cookies' | 'linkSecret'>,
): void {
  describeInTrace(visitorAttribute, () => {
    const visitor = readVisitorId(req, cookies);
    return visitor && visitorInTraces(visitor, linkSecret, new Date());
  });
}

export function visitorInTraces(visitor: string, linkSecret: string, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  return createHmac('sha256', linkSecret).update(`visitor in traces ${day} ${visitor}`).digest('hex').slice(0, 12);
}

/**
 * Returns the browser's visitor id. A browser without a cookie gets one with its first visit, cart or payment: the id
 * that it created (`sessionId` of the body) or, without a valid one, 192 bits. For a checkout they are derived from its
 * id, so that a client that lost its first answer, and the cookie with it, is recognized when it repeats the request.
 */
export function visitorFor(
  endpoint: Endpoint,
  req: Request,
  res: Response,
  body: Buffer | undefined,
  { cookies, linkSecret }: Pick<Config, 'cookies' | 'linkSecret'>,
): string | undefined {
  const known = readVisitorId(req, cookies);
  if (known || !endpoint.remembersVisitor) return known;
  const { sessionId, checkoutId } = readIds(body);
  const fresh =
    sessionId ?? (checkoutId ? deriveId(req, checkoutId, linkSecret) : randomBytes(24).toString('base64url'));
  setVisitorCookie(res, cookies, fresh);
  return fresh;
}

/** Keyed, so that no one else computes it. Two clients that use the same checkout id by mistake mostly have different addresses. */
const deriveId = ({ ip }: Request, checkoutId: string, secret: string): string =>
  createHmac('sha256', secret).update(`visitor ${checkoutId} ${ip}`).digest('base64url').slice(0, 32);

const bodyIds = z.object({
  sessionId: visitorId.optional().catch(undefined),
  checkoutId: z.uuid().optional().catch(undefined),
});

function readIds(body: Buffer | undefined): z.infer<typeof bodyIds> {
  try {
    return bodyIds.safeParse(JSON.parse(String(body))).data ?? {};
  } catch {
    return {};
  }
}

/** Returns the user of the session cookie, or null. Throws `unavailable` while auth does not respond. */
export async function authenticate({ auth, config }: AuthDeps, req: Request): Promise<User | null> {
  const token = readSessionToken(req, config.cookies);
  if (!token) return null;
  try {
    return (await auth.call(resolveSession, { body: { token } })).user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    throw new AppError('unavailable', 'The session cannot be checked', { cause: error });
  }
}

/**
 * Throws `session_ended` where a browser without a user still sends a session's cookie, which it clears, or says that its
 * page shows a user.
 */
export function refuseEndedSession(req: Request, res: Response, cookies: CookieNames): void {
  if (!readSessionToken(req, cookies) && req.get(showsUserHeader) === undefined) return;
  clearSessionCookie(res, cookies);
  throw new AppError('session_ended', 'Your session has ended');
}
