import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { visitorId } from '@shopwright/contracts/http/cart';
import type { Request, Response } from 'express';
import type { Config } from '../config';
import { readCookie, setVisitorCookie } from './cookies';

export function readVisitorId(req: Request, cookies: Config['cookies']): string | undefined {
  const parsed = visitorId.safeParse(readCookie(req, cookies.visitor));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Returns the browser's visitor id. A browser without a cookie gets one with its first visit, cart or payment: the id that
 * it created (`sessionId` of the body) or, without a valid one, 192 random bits.
 */
export function visitorFor(
  endpoint: Endpoint,
  req: Request,
  res: Response,
  body: Buffer | undefined,
  cookies: Config['cookies'],
): string | undefined {
  const known = readVisitorId(req, cookies);
  if (known || !endpoint.remembersVisitor) return known;
  const fresh = ownId(body) ?? randomBytes(24).toString('base64url');
  setVisitorCookie(res, cookies, fresh);
  return fresh;
}

function ownId(body: Buffer | undefined): string | undefined {
  try {
    const parsed = visitorId.safeParse((JSON.parse(String(body)) as { sessionId?: unknown } | null)?.sessionId);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
