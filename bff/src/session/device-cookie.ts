import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownDevice } from '@shopwright/service-kit/http/known-device';
import type { Request, Response } from 'express';
import type { Config } from '../config';
import { cookieAttributes, readCookie } from './cookies';

type Settings = Pick<Config, 'cookies' | 'linkSecret'>;

/** The longest that browsers keep a cookie. */
const maxAgeMs = 400 * 24 * 3_600_000;
/** A shared computer is known to its last few users. */
const usersMax = 5;

/**
 * Remembers in a signed cookie that the browser has signed in to the account, so that failed sign-ins elsewhere never
 * delay it. It is no session: it only changes by what attempts are counted. Signing out keeps it.
 */
export function rememberDevice(req: Request, res: Response, settings: Settings, userId: number): void {
  const known = readDevice(req, settings);
  const userIds = [...(known?.userIds ?? []).filter((id) => id !== userId), userId].slice(-usersMax);
  const content = `${known?.id ?? randomBytes(16).toString('base64url')}.${userIds.join('.')}`;
  res.cookie(settings.cookies.device, `${content}.${sign(content, settings).toString('base64url')}`, {
    ...cookieAttributes(settings.cookies),
    maxAge: maxAgeMs,
  });
}

const shape = /^([\w-]{22})((?:\.[1-9]\d{0,9}){1,5})\.([\w-]{43})$/;

/** Returns the device of the cookie; undefined for one that this store did not sign. */
export function readDevice(req: Request, settings: Settings): KnownDevice | undefined {
  const [, id, users, signature] = shape.exec(readCookie(req, settings.cookies.device) ?? '') ?? [];
  if (!id || !users || !signature) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id + users, settings));
  return isSigned ? { id, userIds: users.slice(1).split('.').map(Number) } : undefined;
}

function sign(content: string, { linkSecret }: Settings): Buffer {
  const key = new Uint8Array(hkdfSync('sha256', linkSecret, '', 'shopwright device cookies', 32));
  return createHmac('sha256', key).update(content).digest();
}
