import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config';

type CookieNames = Config['cookies'];

const visitorMaxAgeMs = 365 * 24 * 3_600_000;

/** Host-only and out of every script's reach; `Lax` keeps them off other sites' forms. */
const attributes = (cookies: CookieNames): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: cookies.isSecure,
});

/** The first cookie of this name. */
export const readCookie = (req: Request, name: string): string | undefined => parse(req.headers.cookie ?? '')[name];

const sessionToken = /^[\w-]{43}$/;

/** The session's token; anything that cannot be one of ours counts as none. */
export function readSessionToken(req: Request, cookies: CookieNames): string | undefined {
  const value = readCookie(req, cookies.session);
  return value && sessionToken.test(value) ? value : undefined;
}

export function setSessionCookie(res: Response, cookies: CookieNames, token: string, expiresAt: string): void {
  res.cookie(cookies.session, token, { ...attributes(cookies), expires: new Date(expiresAt) });
}

export function clearSessionCookie(res: Response, cookies: CookieNames): void {
  res.clearCookie(cookies.session, attributes(cookies));
}

export function setVisitorCookie(res: Response, cookies: CookieNames, visitorId: string): void {
  res.cookie(cookies.visitor, visitorId, { ...attributes(cookies), maxAge: visitorMaxAgeMs });
}
