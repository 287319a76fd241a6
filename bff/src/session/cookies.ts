import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config';

type CookieNames = Config['cookies'];

const visitorMaxAgeMs = 365 * 24 * 3_600_000;

/** Host-only and not readable by scripts. `Lax` excludes forms of other sites. */
const attributes = (cookies: CookieNames): CookieOptions => ({
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
  res.cookie(cookies.session, token, { ...attributes(cookies), expires: new Date(expiresAt) });
}

export function clearSessionCookie(res: Response, cookies: CookieNames): void {
  res.clearCookie(cookies.session, attributes(cookies));
}

export function setVisitorCookie(res: Response, cookies: CookieNames, visitorId: string): void {
  res.cookie(cookies.visitor, visitorId, { ...attributes(cookies), maxAge: visitorMaxAgeMs });
}
